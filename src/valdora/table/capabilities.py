"""Keys, links and ids: secrets that give a right to whoever has them. Only hashes are kept."""

import secrets
from base64 import b32encode
from hashlib import sha256


def hashed(secret: str) -> str:
    """What is kept of a key or a link: they have 192 bits and more, so no salt is needed."""
    return sha256(f"valdora/1/secret/{secret}".encode()).hexdigest()


def new_key() -> str:
    """A key: whoever has it holds the seats that were taken with it."""
    return secrets.token_urlsafe(32)


def new_link(table: str) -> str:
    """The token of a link; its first part says for which table."""
    return f"{table}.{secrets.token_urlsafe(24)}"


def table_of(token: str) -> str:
    """The table of a link's token."""
    return token.partition(".")[0]


def new_id() -> str:
    """The id of a table, which nobody can guess: 65 bits in 13 signs."""
    return _short(secrets.token_bytes(9))


def following_id(table: str, host: str) -> str:
    """The id of the rematch of a table; `host`, a hash nobody is shown, keeps it a secret."""
    return _short(sha256(f"valdora/1/rematch/{table}/{host}".encode()).digest())


def _short(data: bytes) -> str:
    return b32encode(data).decode().lower()[:13]

"""The schema and its versions. Released steps are never changed: a new one is appended."""

from collections.abc import Sequence
from typing import Final

Migration = Sequence[str]
"""The statements from one version to the next; `{blob}` is the database's word for bytes."""

MIGRATIONS: Final[tuple[Migration, ...]] = (
    (
        """CREATE TABLE games (
            id TEXT PRIMARY KEY,
            created BIGINT NOT NULL,
            changed BIGINT NOT NULL,
            status TEXT NOT NULL,
            public BOOLEAN NOT NULL,
            waits_for_bot BOOLEAN NOT NULL,
            seed {blob} NOT NULL
        )""",
        """CREATE TABLE rows (
            game TEXT NOT NULL REFERENCES games (id),
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            payload {blob} NOT NULL,
            UNIQUE (game, seq)
        )""",
        """CREATE TABLE holders (
            holder TEXT NOT NULL,
            game TEXT NOT NULL REFERENCES games (id),
            UNIQUE (holder, game)
        )""",
        "CREATE INDEX games_listed ON games (status, changed)",
    ),
    (
        "ALTER TABLE games ADD COLUMN due BIGINT",
        "CREATE INDEX games_due ON games (due)",
    ),
)
"""The first step makes version 1, and so on."""

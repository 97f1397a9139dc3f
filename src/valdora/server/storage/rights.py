"""Whose rights a backup takes along: the devices that stand for somebody, or for nobody any more,
and the words that take everyone's seats along (`valdora.server.devices`).
"""

from dataclasses import dataclass, field
from typing import Final

from valdora.server.storage.interface import Storage

_DEVICES: Final = "SELECT key, person, changed FROM devices ORDER BY key"
_WORDS: Final = "SELECT token, person FROM crossings WHERE until IS NULL ORDER BY token"
_GIVE: Final = """INSERT INTO devices (key, person, changed) VALUES ($1, $2, $3)
    ON CONFLICT (key) DO UPDATE SET person = excluded.person, changed = excluded.changed
    WHERE devices.changed < excluded.changed"""
"""What has been decided later of a device holds."""
_CROSS: Final = """INSERT INTO crossings (token, person, device, keeps)
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), '', TRUE
    WHERE NOT EXISTS (SELECT 1 FROM crossings WHERE person = $2 AND until IS NULL)
    ON CONFLICT DO NOTHING"""
"""Only the words that a person was told last take anything along."""


@dataclass(frozen=True)
class Device:
    """Whose a device is: that of nobody, if it has lost its rights."""

    key: str
    person: str
    changed: int


@dataclass(frozen=True)
class Words:
    """Twelve words, hashed, and whose seats they take along."""

    token: str = field(repr=False)
    person: str


Right = Device | Words


async def rights(storage: Storage) -> list[Right]:
    """All that outlasts the day; none in a database of before there were any."""
    tables = {name for (name,) in await storage.fetch(storage.tables)}
    if not {"devices", "crossings"} <= tables:
        return []
    devices = [Device(*found) for found in await storage.fetch(_DEVICES)]
    return [*devices, *(Words(*found) for found in await storage.fetch(_WORDS))]


async def restore_right(storage: Storage, right: Right) -> None:
    """Put a right back; what has been decided here since then holds."""
    if isinstance(right, Device):
        await storage.change(_GIVE, right.key, right.person, right.changed)
    else:
        await storage.change(_CROSS, right.token, right.person)

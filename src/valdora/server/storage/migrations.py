"""The schema and its versions. Released steps are never changed: a new one is appended."""

from collections.abc import Sequence
from typing import Final

Migration = Sequence[str]
"""The statements from one version to the next; `{blob}` is the database's word for bytes,
`{unlogged}` for a table that need not outlive a crash."""

PUBLIC: Final = "public AND status IN ('open', 'running')"
SLOW: Final = f"{PUBLIC} AND slow"
UNBRIEFED: Final = "(briefed IS NULL OR briefed <> changed)"
IDLE: Final = "due IS NULL"
"""What indexes are made for: questions that say the same, word for word, are answered by them."""

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
    (  # lists and starts read an index and what is kept beside the rows, never whole games
        "ALTER TABLE games ADD COLUMN brief {blob}",
        # The `changed` that the brief was made for: another process of before may write without.
        "ALTER TABLE games ADD COLUMN briefed BIGINT",
        "ALTER TABLE holders ADD COLUMN changed BIGINT NOT NULL DEFAULT 0",
        """UPDATE holders SET changed =
            (SELECT games.changed FROM games WHERE games.id = holders.game)""",
        "DROP INDEX games_listed",
        f"CREATE INDEX games_public ON games (changed, id) WHERE {PUBLIC}",
        "CREATE INDEX games_waiting ON games (id) WHERE waits_for_bot",
        f"CREATE INDEX games_unbriefed ON games (id) WHERE {UNBRIEFED}",
        "CREATE INDEX holders_listed ON holders (holder, changed, game)",
        "CREATE INDEX holders_of ON holders (game)",
    ),
    (  # reminders: addresses apart from games, and what is to be told
        """CREATE TABLE people (
            person TEXT PRIMARY KEY,
            wishes {blob} NOT NULL
        )""",
        """CREATE TABLE channels (
            id TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            kind TEXT NOT NULL,
            address {blob} NOT NULL,
            token TEXT NOT NULL UNIQUE,
            digest TEXT NOT NULL,
            active BOOLEAN NOT NULL,
            confirmed BOOLEAN NOT NULL,
            created BIGINT NOT NULL
        )""",
        "CREATE INDEX channels_of ON channels (person)",
        "CREATE INDEX channels_to ON channels (digest)",
        """CREATE TABLE muted (
            person TEXT NOT NULL,
            game TEXT NOT NULL,
            UNIQUE (person, game)
        )""",
        # `due` may be nothing: not for now. `done`, when it was told or given up.
        """CREATE TABLE outbox (
            game TEXT NOT NULL,
            turn INTEGER NOT NULL,
            notice TEXT NOT NULL,
            channel TEXT NOT NULL,
            due BIGINT,
            lease BIGINT NOT NULL DEFAULT 0,
            tries INTEGER NOT NULL DEFAULT 0,
            done BIGINT,
            UNIQUE (game, turn, notice, channel)
        )""",
        "CREATE INDEX outbox_due ON outbox (due) WHERE done IS NULL",
        "CREATE INDEX outbox_of ON outbox (channel)",
        f"CREATE INDEX games_idle ON games (status, changed) WHERE {IDLE}",
    ),
    (  # whose turn it is, for their own lists; games over days stay listed for days
        "ALTER TABLE games ADD COLUMN slow BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE holders ADD COLUMN part TEXT NOT NULL DEFAULT 'past'",
        """UPDATE holders SET part =
            (SELECT CASE status WHEN 'open' THEN 'open' WHEN 'running' THEN 'waiting'
                ELSE 'past' END FROM games WHERE games.id = holders.game)""",
        "UPDATE games SET briefed = NULL WHERE status IN ('open', 'running')",
        "CREATE INDEX holders_parts ON holders (holder, part, changed, game)",
        f"CREATE INDEX games_slow ON games (changed, id) WHERE {SLOW}",
    ),
    (  # one person, several devices; and how they come to another
        """CREATE TABLE devices (
            key TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            changed BIGINT NOT NULL
        )""",
        "CREATE INDEX devices_of ON devices (person)",
        "CREATE INDEX devices_changed ON devices (changed)",
        """CREATE TABLE crossings (
            token TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            device TEXT NOT NULL,
            keeps BOOLEAN NOT NULL,
            until BIGINT
        )""",
        "CREATE INDEX crossings_of ON crossings (person)",
    ),
    (  # who does what one process at a time shall do; only where there can be several
        "CREATE {unlogged} TABLE nodes (name TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL)",
        "CREATE {unlogged} TABLE drivers (work TEXT PRIMARY KEY, node TEXT NOT NULL)",
    ),
)
"""The first step makes version 1, and so on."""
OLDEST: Final = 7
"""The oldest version that can work on a database of the newest, and so beside a server of it.

A step only adds: tables, indexes, columns with a default that who does not know them may leave out.
Whatever takes away or changes waits until no server of before runs any more, and raises this. Where
one file has one process (SQLite) nobody works beside another, and a newer file is refused.
"""

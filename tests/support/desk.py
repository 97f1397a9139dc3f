"""A table whose rows are kept in a list: the server's decisions without a server."""

import random
from collections.abc import Sequence
from typing import Any

from valdora.bots import names
from valdora.dealer import Deal, Seal
from valdora.rules import legal_actions
from valdora.server.storage import Row
from valdora.table import play, requests, seating
from valdora.table.dealing import beginning, deal_of
from valdora.table.fold import Table
from valdora.table.protocol import Act
from valdora.table.values import Change

HOST = "host"
SEAL = Seal(bytes(range(32)))


class Desk:
    """Three people of one host, or who else is wished for; `options` are those of a new table."""

    def __init__(
        self,
        *seats: requests.Person | requests.Free | requests.Robot,
        host: str = HOST,
        at: int = 1,
        seal: Seal = SEAL,
        **options: Any,
    ) -> None:
        wishes = list(seats) or [requests.Person(name=name) for name in ("One", "Two", "Three")]
        ask = requests.CreateTable(seats=wishes, **{"starts": 0, **options})
        self.host = host
        self.at = at
        self.seal = seal
        self.table = Table("t")
        self.kept: list[Row] = []
        self.take([seating.opened(ask, host, seal.commitment, at, names("level", "comparison"))])

    def take(self, made: Sequence[Change]) -> None:
        """Keep rows and fold them in."""
        self.kept += self.table.add(made)

    @property
    def deal(self) -> Deal:
        """What is dealt to those who sit here."""
        return deal_of(self.table, self.seal)

    def start(self) -> None:
        """Begin the game."""
        first, deal = beginning(self.table, self.seal)
        self.take(seating.started(self.table, self.host, first, deal, self.at))

    def act(self, code: int, key: str = HOST, client_id: str = "c") -> None:
        """Play for a person."""
        ask = Act(seq=self.table.seq, client_id=client_id, code=code)
        self.take(play.act(self.table, key, ask, self.deal, self.at))

    def played_by_bot(self) -> Sequence[Change]:
        """What a bot without any plan does next, if it is a bot's turn."""
        state = self.table.state
        assert state is not None
        assert self.table.bot_to_move
        return play.played(state, state.seat, legal_actions(state)[-1], self.deal, self.at)

    def any_code(self, draw: random.Random) -> int:
        """Something that is allowed now."""
        assert self.table.state is not None
        action = draw.choice(legal_actions(self.table.state))
        return self.table.state.almanac.codes[action]

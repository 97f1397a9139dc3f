"""People at a server: they open tables, take seats and play as `greedy` would."""

import asyncio
import io
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from support.kept import SECONDS, People
from support.timed_server import go_on
from valdora import bots
from valdora.records import Reader, replay

PEOPLE = {
    "host": "One",
    "second": "Zwei",
    "third": "Три",
    "fourth": "Cuatro ☼",
    "fifth": "Cinq",
    "watcher": "",
    "stranger": "",
}
"""Everyone, and the names under which they sit down."""
KEYS = {
    who: urlsafe_b64encode(sha256(f"valdora golden {who}".encode()).digest()).decode().rstrip("=")
    for who in PEOPLE
}
Seen = dict[str, Any]
"""The snapshot of a table."""
Until = Callable[[Seen], bool]


@dataclass
class Entry:
    """One table of the manifest."""

    id: str
    story: str
    links: dict[str, str] = field(default_factory=dict)
    """Tokens by role; `claimed` is one by which somebody took a seat."""
    acks: list[Any] = field(default_factory=list)
    """The last thing that someone did: who, under which id, and the seq it got."""


class Stage:
    """A server and the tables that were opened at it."""

    def __init__(self, people: People, folder: Path) -> None:
        self.people = people
        self._folder = folder
        self.entries: dict[str, Entry] = {}
        self._greedy = bots.make("greedy", 1)
        self._said = 0

    # Tables ------------------------------------------------------------------------------------

    def open(self, name: str, story: str, seated: str, way: str = "join", **options: Any) -> Entry:
        """A table of the host; others come by the `way`: `public`, or a `join` or `seat` link."""
        host, seats = self.people["host"], seated.split()
        wishes = [
            {"kind": "person", "name": PEOPLE[seat]}
            if seat == "host"
            else {"kind": "bot", "bot": seat}
            if seat in bots.names("level", "comparison")
            else {"kind": "free"}
            for seat in seats
        ]
        body = {"pace": 0, "starts": 0, "seed": "host0seed", "public": way == "public", **options}
        id_ = host.post("/tables", {"seats": wishes, **body})["table"]["id"]
        entry = self.entries[name] = Entry(id_, story)
        for number, who in enumerate(seats):
            if who in PEOPLE and who != "host":
                self._sit(entry, number, who, way)
        return entry

    def game(self, name: str, story: str, seats: str, until: Until, **options: Any) -> Entry:
        """A table where a game is played until something is as wanted."""
        entry = self.open(name, story, seats, **options)
        self.post(entry, "host", "start")
        self.play(entry, until)
        return entry

    def _sit(self, entry: Entry, number: int, who: str, way: str) -> None:
        mine = {"name": PEOPLE[who], "seat": number, "seed": f"{who}0seed"}
        if way == "public":
            self.people[who].post(f"/tables/{entry.id}/join", mine)
            return
        token = self.link(entry, way, number if way == "seat" else None)
        self.people[who].post("/links/claim", {"token": token, **mine})
        entry.links["claimed"] = token

    def link(self, entry: Entry, role: str, seat: int | None = None) -> str:
        """A link made by the host."""
        ask = {"role": role, "seat": seat}
        token: str = self.people["host"].post(f"/tables/{entry.id}/links", ask)["token"]
        return token

    def watch(self, entry: Entry) -> None:
        """The watcher watches from now on."""
        self.people["watcher"].post("/links/watch", {"token": entry.links["watch"]})

    def post(self, entry: Entry, who: str, what: str, body: Any = None) -> Any:
        """Someone asks for something at a table."""
        return self.people[who].post(f"/tables/{entry.id}/{what}", body)

    def host(
        self, entry: Entry, method: str, what: str = "", body: Any = None, who: str = "host"
    ) -> None:
        """The host, or another, asks for something that is not a post."""
        answer = self.people[who].ask(method, f"/tables/{entry.id}{what}", body)
        assert answer.status_code == 200, answer.text

    def agreed(
        self, entry: Entry, who: str, what: str, *others: str, of: int | None = None
    ) -> None:
        """Someone proposes something, and all others agree."""
        seq = self.propose(entry, who, what, of)
        for other in others:
            self.post(entry, other, "answer", {"seq": seq, "yes": True})

    def propose(self, entry: Entry, who: str, what: str, of: int | None = None) -> int:
        """Someone proposes something: the seq of the proposal."""
        (seat, *_) = self.people.rights(entry.id)[who]["seats"]
        wish = {"seat": seat, "what": what, "of": of}
        seq: int = self.post(entry, who, "proposals", wish)["table"]["seq"]
        return seq

    def take_along(self, who: str, there: str) -> None:
        """Someone takes all seats along to another's device, and has twelve words besides."""
        made = self.people[who].post("/devices/links", {"keep": True})["url"]
        self.people[there].post("/devices/claim", {"token": made.rpartition("/")[2]})
        self.people[who].post("/devices/words", {"language": "en"})

    # Time --------------------------------------------------------------------------------------

    def later(self, ms: int) -> None:
        """So much time passes."""
        go_on(self._folder, ms)

    def wait(self, entry: Entry, until: Callable[[Seen], object]) -> None:
        """Wait until what falls due at a table has been seen to."""
        end = time.monotonic() + SECONDS
        while not until(self.people["host"].get(f"/tables/{entry.id}")["table"]):
            assert time.monotonic() < end, entry.story
            time.sleep(0.1)

    # Play --------------------------------------------------------------------------------------

    def say(self, entry: Entry, who: str, text: str) -> None:
        """Someone says something."""
        self._live(entry, who, lambda _: {"type": "chat", "text": text})

    def undo(self, entry: Entry, back: int | None = None) -> None:
        """Who is to move takes back so many plies, or all that can be."""

        def message(seen: Seen) -> Seen:
            to = seen["undo_to"] if back is None else seen["ply"] - back
            return {"type": "undo", "seq": seen["seq"], "to": to}

        who = self.people.at_turn(entry.id, "host")
        assert who is not None
        self._live(entry, who, message)

    def play(self, entry: Entry, until: Until) -> None:
        """Everyone plays until what is seen in a person's turn is as wanted, or to the end."""
        holders = {
            seat: who
            for who, you in self.people.rights(entry.id).items()
            if isinstance(you, dict)
            for seat in you["seats"]
        }
        while (table := self.people.wait_for_bots(entry.id, "host"))["status"] == "running":

            def message(seen: Seen) -> Seen | None:
                return None if until(seen) else self._act(entry, seen)

            if not self._live(entry, holders[table["turn"]], message, table["seq"]):
                return

    def turn_over_to_bots(self, entry: Entry) -> None:
        """The person to move plays to the end of the turn."""
        while who := self.people.at_turn(entry.id, "host"):
            self._live(entry, who, lambda seen: self._act(entry, seen))

    def _act(self, entry: Entry, seen: Seen) -> Seen:
        """What `greedy` would do."""
        record = self.people["host"].ask("GET", f"/tables/{entry.id}/record").content
        *_, step = replay(Reader(io.BytesIO(record)))
        code = step.after.almanac.codes[self._greedy.choose(step.after)]
        return {"type": "act", "seq": seen["seq"], "code": code}

    def _live(
        self, entry: Entry, who: str, message: Callable[[Seen], Seen | None], since: int = 0
    ) -> bool:
        """Someone comes, looks, says a message if there is one, and has it acknowledged."""

        async def go() -> bool:
            async with self.people[who].live(entry.id, since) as live:
                said = message(live.snapshot)
                if said is None:
                    return False
                self._said += 1
                said = {**said, "client_id": f"golden-{self._said}"}
                await live.say(said)
                answer = await live.hear("ack", "refused")
                assert answer["type"] == "ack", answer
                entry.acks = [who, said["client_id"], answer["seq"]]
                return True

        return asyncio.run(go())


def mid_turn(round_: int) -> Until:
    """In the middle of a turn, when something could be taken back, from a round on."""
    return lambda seen: seen["state"]["round"] >= round_ and seen["undo_to"] is not None


def turn_begins(round_: int, seat: int | None = None) -> Until:
    """At the beginning of a turn, of a certain seat or of any, from a round on."""

    def begins(seen: Seen) -> bool:
        state = seen["state"]
        wanted = seat is None or state["seat"] == seat
        return wanted and state["round"] >= round_ and bool(state["phase"] == "move")

    return begins


def final_round(seen: Seen) -> bool:
    """In the final round."""
    return bool(seen["state"]["final"])


def over(_: Seen) -> bool:
    """Not before the end."""
    return False

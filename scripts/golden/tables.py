"""The tables of the golden databases, each with its story."""

import time

from stage import PEOPLE, Entry, Stage, final_round, mid_turn, over, turn_begins

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
LIVE = {"kind": "live", "bank": 3 * HOUR, "increment": MINUTE, "bot": "greedy"}
SLOW = {"kind": "slow", "turn": 2 * DAY, "holidays": 5, "bot": "greedy"}
WAITING_MS = 10_000
"""The pace of bots that shall be found in the middle of their turn."""


def everyday(stage: Stage) -> None:
    """Tables with people and with bots that need no compiling."""
    _lobbies(stage)
    _turns(stage)
    _undone(stage)
    _other_people(stage)
    _final_rounds(stage)
    _over(stage)
    _closed(stage)
    three = stage.open("bots-turn", "A bot in mid-turn", "host greedy greedy")
    duel = stage.open("bots-turn-duel", "A bot in mid-turn", "host greedy", edition="duel.2")
    _stop_in_bots_turn(stage, three, duel)


def searching(stage: Stage) -> None:
    """Tables with bots that search."""
    seats = "host beginner casual strong expert"
    stage.open("levels", "A lobby with bots of four levels", seats, starts="random")

    left = stage.game(
        "left", "Someone left, the usual bot stands in", "host second third", turn_begins(2)
    )
    stage.post(left, "second", "leave", {"seat": 1})

    gone = stage.game(
        *("given-up", "Someone gave up, the usual bot plays on", "host second third"),
        turn_begins(2, seat=2),
        edition="base-2009",
        starts=1,
    )
    stage.post(gone, "second", "resign", {"seat": 0})

    thinking = stage.open("thinking", "A bot that searches in mid-turn", "host casual greedy")
    _stop_in_bots_turn(stage, thinking)


def timely(stage: Stage) -> None:
    """Tables with clocks, and what people agreed on: where it matters what time it is."""
    _ending(stage)
    _clocks(stage)
    _agreed(stage)
    stage.take_along("host", "fifth")

    back = stage.open("link-taken-back", "A link to watch was taken back", "host second greedy")
    back.links["watch"] = stage.link(back, "watch")
    stage.watch(back)
    stage.post(back, "host", "start")
    stage.play(back, mid_turn(2))
    made = stage.people["host"].get(f"/tables/{back.id}/links")["links"]
    (watch,) = (each["id"] for each in made if each["role"] == "watch")
    stage.host(back, "DELETE", f"/links/{watch}")

    story = "The host gave up, and another followed"
    left = stage.game("host-followed", story, "host second third", turn_begins(2, seat=1))
    stage.post(left, "host", "resign", {"seat": 0})


def _ending(stage: Stage) -> None:
    """First of all: nothing else has happened for so long."""
    game = stage.game(
        "ending", "The end of a game is announced", "host second third", turn_begins(2)
    )
    stage.later(150 * DAY)
    lobby = stage.open("ending-lobby", "The end of a lobby is announced", "host second free")
    lobby.links["join"] = stage.link(lobby, "join")
    stage.later(24 * DAY)
    for entry in (game, lobby):
        stage.wait(entry, lambda table: table["closes"])


def _clocks(stage: Stage) -> None:
    story = "Someone's time was up: a bot plays on"
    up = stage.game("time-up", story, "host second third", turn_begins(2, seat=1), clock=LIVE)
    stage.later(4 * HOUR)
    stage.wait(up, lambda table: table["seats"][1]["kind"] == "bot")
    stage.people.wait_for_bots(up.id, "host")

    back = stage.game(
        *("time-up-back", "Someone's time was up, and they came back", "host second greedy"),
        turn_begins(2, seat=1),
        clock=LIVE,
    )
    stage.later(4 * HOUR)
    stage.wait(back, lambda table: table["seats"][1]["kind"] == "bot")
    stage.people.wait_for_bots(back.id, "host")
    stage.post(back, "second", "return", {"seat": 1})

    stage.game(
        "clock-live", "A live clock in mid-turn", "host second greedy", mid_turn(3), clock=LIVE
    )
    slow = stage.game(
        *("clock-slow", "Days for each turn, and two on holiday", "host second third"),
        turn_begins(2, seat=0),
        clock=SLOW,
    )
    stage.post(slow, "host", "holiday", {"seat": 0, "days": 2})
    stage.post(slow, "second", "holiday", {"seat": 1, "days": 1})
    stage.post(slow, "third", "holiday", {"seat": 2, "days": 3})
    stage.post(slow, "third", "holiday", {"seat": 2, "days": 0})


def _agreed(stage: Stage) -> None:
    """What all agreed to, or not."""
    seats = "host second third"
    undone = stage.game(
        *("undone-by-consent", "A whole turn taken back by consent", seats), turn_begins(3, seat=0)
    )
    seq = stage.propose(undone, "second", "pause")
    stage.post(undone, "host", "answer", {"seq": seq, "yes": False})
    stage.agreed(undone, "third", "undo", "host", "second")

    paused = stage.game("paused", "Paused in mid-turn", seats, mid_turn(2), clock=LIVE)
    stage.agreed(paused, "host", "pause", "second", "third")
    stage.say(paused, "second", "Back at eight")

    story = "Paused and resumed; one wants it to end"
    resumed = stage.game("resumed", story, seats, mid_turn(2), clock=SLOW)
    stage.agreed(resumed, "second", "pause", "host", "third")
    stage.post(resumed, "third", "resume")
    seq = stage.propose(resumed, "host", "end")
    stage.post(resumed, "third", "answer", {"seq": seq, "yes": True})

    story = "A bot for someone, by consent"
    lent = stage.game("bot-by-consent", story, seats, turn_begins(2, seat=0))
    stage.agreed(lent, "host", "bot", "second", "third", of=2)

    story = "Ended without a result, by consent"
    ended = stage.game("closed-by-consent", story, "host second greedy", mid_turn(2))
    stage.agreed(ended, "second", "end", "host")


def _lobbies(stage: Stage) -> None:
    lobby = stage.open(
        *("lobby", "Public, with two free seats, one of them left again"),
        "host free greedy second",
        way="public",
        starts=1,
    )
    stage.host(lobby, "PATCH", body={"pace": 0, "starts": 2})
    stage.host(lobby, "PUT", "/seats/1/bot", {"bot": "random"})
    stage.host(lobby, "DELETE", "/seats/1")
    stage.post(lobby, "second", "leave", {"seat": 3})
    stage.say(lobby, "host", "Two seats are free.\nWho comes?")
    lobby.links |= {role: stage.link(lobby, role) for role in ("join", "watch")}
    lobby.links["seat"] = stage.link(lobby, "seat", 1)
    stage.watch(lobby)

    full = stage.open(
        *("lobby-full", "Private, nobody is missing", "host second greedy"),
        edition="base-2009",
        starts="random",
    )
    stage.say(full, "second", "Готово? ☼")
    full.links["watch"] = stage.link(full, "watch")

    duel = stage.open("lobby-duel", "Private, one seat is free", "host free", edition="duel.2")
    duel.links["join"] = stage.link(duel, "join")


def _turns(stage: Stage) -> None:
    three = stage.open(
        "turn-three", "Three people in mid-turn, the third began", "host second third", starts=2
    )
    three.links["watch"] = stage.link(three, "watch")
    stage.watch(three)
    stage.say(three, "third", "I begin")
    stage.post(three, "host", "start")
    stage.play(three, turn_begins(2))
    stage.say(three, "second", '{"type":"act"} <b>&amp;</b> \u202b?')
    stage.play(three, mid_turn(4))

    stage.game(
        *("turn-four-first", "Two people and two bots in mid-turn", "host greedy second random"),
        mid_turn(3),
        way="seat",
        edition="base-2009",
        starts=3,
    )
    stage.game(
        *("turn-five", "Five seats, two of one person, in mid-turn"),
        "host second host third fourth",
        mid_turn(3),
        way="public",
        starts=4,
        watching=False,
    )
    for name, edition in (("turn-duel", "duel.2"), ("turn-duel-first", "duel")):
        story = "Two people in mid-turn, the second began"
        stage.game(name, story, "host second", mid_turn(4), edition=edition, starts=1)


def _undone(stage: Stage) -> None:
    undone = stage.game(
        *("undone", "One action taken back, and one more could be"),
        "host second greedy greedy random",
        _two_can_be_taken_back,
    )
    stage.undo(undone, 1)

    whole = stage.game(
        *("undone-turn", "A turn taken back, done again and taken back", "host second"),
        _two_can_be_taken_back,
        edition="duel.2",
    )
    stage.undo(whole)
    stage.play(whole, mid_turn(1))
    stage.undo(whole)


def _two_can_be_taken_back(seen: dict[str, int | None]) -> bool:
    return seen["undo_to"] is not None and (seen["ply"] or 0) - seen["undo_to"] >= 2


def _other_people(stage: Stage) -> None:
    away = stage.game(
        "away", "A bot stands in for someone", "host second greedy", turn_begins(3, seat=0)
    )
    stage.host(away, "PUT", "/seats/1/bot", {"bot": "greedy"}, "second")

    back = stage.open(
        *("back", "Someone was away and is back; was watched", "host second third greedy"),
        way="seat",
        starts=1,
    )
    back.links["watch"] = stage.link(back, "watch")
    stage.watch(back)
    stage.post(back, "host", "start")
    stage.play(back, turn_begins(2, seat=0))
    stage.host(back, "PUT", "/seats/1/bot", {"bot": "random"}, "third")
    stage.play(back, turn_begins(3, seat=0))
    stage.post(back, "third", "return", {"seat": 1})
    stage.host(back, "PATCH", body={"watching": False})

    story = "A person took the seat of a bot in the game, by a link"
    taken = stage.game("taken-over", story, "host greedy random", turn_begins(2))
    token = taken.links["claimed"] = stage.link(taken, "seat", 1)
    mine = {"name": PEOPLE["fifth"], "seed": "ignored"}
    stage.people["fifth"].post("/links/claim", {"token": token, **mine})

    resigned = stage.game(
        *("resigned", "Someone gave up, a bot plays on", "host second third greedy"),
        turn_begins(3, seat=0),
        starts=2,
    )
    stage.host(resigned, "PUT", "/seats/3/bot", {"bot": "greedy"}, "second")
    stage.post(resigned, "second", "resign", {"seat": 3})


def _final_rounds(stage: Stage) -> None:
    """A person sits last, and so has a turn in the final round."""
    for name, seats, edition in (
        ("final-round", "greedy greedy second host", "base-2009.2"),
        ("final-round-first", "greedy greedy host", "base-2009"),
        ("final-round-duel", "greedy host", "duel.2"),
    ):
        stage.game(name, "A person's turn in the final round", seats, final_round, edition=edition)


def _over(stage: Stage) -> None:
    for name, seats, edition in (
        ("over-five-first", "host greedy greedy greedy greedy", "base-2009"),
        ("over-duel", "host greedy", "duel.2"),
        ("over-duel-first", "greedy host", "duel"),
    ):
        stage.game(name, "A game that is over", seats, over, edition=edition)

    story = "A game that is over and was judged, with a rematch"
    judged = stage.game("over-reviewed", story, "host greedy second", over, starts=2)
    stage.say(judged, "second", "Once more?")
    stage.post(judged, "host", "review")
    while stage.people["host"].get(f"/tables/{judged.id}/review")["review"] is None:
        time.sleep(1)
    again = stage.post(judged, "second", "rematch")["table"]["id"]
    stage.entries["rematch"] = Entry(again, "The table of the rematch")


def _closed(stage: Stage) -> None:
    closed = stage.game("closed", "Closed in mid-turn", "host second random", mid_turn(2))
    stage.post(closed, "host", "close")
    lobby = stage.open("closed-lobby", "Closed before it began", "host free greedy")
    stage.post(lobby, "host", "close")
    story = "The last person gave up"
    last = stage.game("closed-by-resigning", story, "host greedy greedy", turn_begins(2))
    stage.host(last, "PATCH", body={"pace": WAITING_MS})
    stage.host(last, "PUT", "/seats/0/bot", {"bot": "greedy"})
    stage.post(last, "host", "resign", {"seat": 0})


def _stop_in_bots_turn(stage: Stage, *entries: Entry) -> None:
    """Play on until bots have begun their turns and wait before their next action.

    Last of all: the server has to be stopped before they go on.
    """
    for entry in entries:
        stage.post(entry, "host", "start")
        stage.play(entry, mid_turn(3))
        stage.host(entry, "PATCH", body={"pace": WAITING_MS})
    for entry in entries:
        stage.turn_over_to_bots(entry)
    while any(stage.people.look(entry.id, "host")["undo_to"] is None for entry in entries):
        for entry in entries:
            assert stage.people.at_turn(entry.id, "host") is None, "the bot did all in one action"
        time.sleep(0.1)

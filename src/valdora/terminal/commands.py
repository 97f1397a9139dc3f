"""What a person typed: a choice by number or notation, or one of a few words.

Notation may be cut short as long as it stays clear (`l r c` for `load ruby cart`); a space may
stand for the move there, and `n3` for `north-3`. Words work in English and in the player's
language.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from valdora.rules import Action, Reason, State, explain, legal_actions
from valdora.texts import Texts

WORDS: Final[Mapping[str, str]] = {
    "why": "terminal-word-why",
    "undo": "terminal-word-undo",
    "hint": "terminal-word-hint",
    "score": "terminal-word-score",
    "log": "terminal-word-log",
    "rules": "terminal-word-rules",
    "map": "terminal-word-map",
    "books": "terminal-word-books",
    "players": "terminal-word-players",
    "craftsmen": "terminal-word-craftsmen",
    "help": "terminal-word-help",
    "quit": "terminal-word-quit",
}
"""The words besides choices, each with the key of what it is in the player's language."""


@dataclass(frozen=True)
class Do:
    """A legal action."""

    action: Action


@dataclass(frozen=True)
class Ask:
    """One of `WORDS`, and what followed it."""

    word: str
    rest: str = ""


@dataclass(frozen=True)
class Refused:
    """An action that is known but not allowed now."""

    action: Action
    reason: Reason


@dataclass(frozen=True)
class Unclear:
    """Several things could be meant."""

    candidates: tuple[str, ...]


@dataclass(frozen=True)
class Unknown:
    """Nothing we know."""

    text: str


Command = Do | Ask | Refused | Unclear | Unknown


def read_command(text: str, state: State, t: Texts, choices: Sequence[Action] = ()) -> Command:
    """What a line means now. `choices` are the legal actions in the order they are numbered."""
    text = " ".join(text.split())
    choices = choices or legal_actions(state)
    if text.isdecimal():
        number = int(text)
        return Do(choices[number - 1]) if 1 <= number <= len(choices) else Unknown(text)
    if text == "?":
        return Ask("help")
    if asked := _asked(text, t, exactly=True):
        return asked[0]
    meant = _meant(text, choices)
    words = [] if _exact(text, meant) else _asked(text, t, exactly=False)
    if len(meant) + len(words) == 1:
        return Do(meant[0]) if meant else words[0]
    if meant or words:
        names = [str(action) for action in meant] + [ask.word for ask in words]
        return Unclear(tuple(names))
    return _refused(text, state)


def reasons(text: str, state: State) -> list[tuple[Action, Reason | None]]:
    """Why the actions that a text may mean are not allowed; one action for each reason.

    `None` in place of a reason: it is allowed. Empty if the text means no action.
    """
    explained: list[tuple[Action, Reason | None]] = []
    whole = state.almanac.by_notation.get(text)
    for action in [whole] if whole else _meant(text, state.almanac.actions):
        reason = explain(state, action)
        if all(reason != other for _, other in explained):
            explained.append((action, reason))
    return explained


def _refused(text: str, state: State) -> Command:
    explained = reasons(text, state)
    if not explained:
        return Unknown(text)
    action, reason = explained[0]
    if len(explained) > 1 or reason is None:
        return Unclear(tuple(str(action) for action, _ in explained))
    return Refused(action, reason)


def _asked(text: str, t: Texts, *, exactly: bool) -> list[Ask]:
    """The words a line may begin with; what follows must not be a longer word's rest."""
    first, _, rest = text.partition(" ")
    first = bare(first)
    asks: list[Ask] = []
    for word, key in WORDS.items():
        names = (word, bare(t(key)))
        fits = first in names if exactly else any(name.startswith(first) for name in names)
        if first and fits and (not rest or word in ("why", "rules")):
            asks.append(Ask(word, rest))
    return asks


def bare(word: str) -> str:
    """A word in small letters without accents: not every keyboard has them."""
    parts = unicodedata.normalize("NFD", word.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def _meant(text: str, actions: Iterable[Action]) -> list[Action]:
    """The actions whose notation a text shortens."""
    typed = _parts(text)
    meant = [action for action in actions if typed and _shortens(typed, _parts(str(action)))]
    return _exact(text, meant) or meant


def _exact(text: str, actions: Iterable[Action]) -> list[Action]:
    """The action that is just this text, or the move to the space that is."""
    typed = _parts(text)
    wanted = (typed, ["move", *typed])
    return [action for action in actions if _parts(str(action)) in wanted]


def _shortens(typed: list[str], parts: list[str]) -> bool:
    if len(typed) == 1 and parts[0] == "move" and _begins(parts[1], typed[0]):
        return True
    return len(typed) <= len(parts) and all(map(_begins, parts, typed))


def _parts(notation: str) -> list[str]:
    """The words that matter, in small letters."""
    parts = re.split(r"[\s+]+", notation.lower().strip())
    return [part for part in parts if part not in ("", "with")]


def _begins(part: str, typed: str) -> bool:
    """Whether `typed` shortens `part`; `n3` shortens `north-3`."""
    if part.startswith(typed):
        return True
    shorthand = re.fullmatch(r"(\D*)(\d+)", typed)
    if not shorthand:
        return False
    letters, number = shorthand.groups()
    return re.fullmatch(rf"{re.escape(letters)}.*-{number}", part) is not None

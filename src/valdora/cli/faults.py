"""Faults of editions and game files in words."""

from pathlib import Path

from valdora import content
from valdora.cli.refuse import Refusal
from valdora.content import Edition, EditionError, Fault
from valdora.records import Reader, RecordError
from valdora.texts import Texts


def load_edition(name: str, t: Texts) -> Edition:
    """An edition by id or file; `Refusal` with all that is wrong with it."""
    try:
        return content.load(name)
    except EditionError as error:
        raise Refusal(edition_faults(error, t)) from None


def edition_for(players: int, wanted: str | None, t: Texts) -> Edition:
    """The edition that is wanted, or the usual one for so many; `Refusal` if it is not for them."""
    edition = load_edition(wanted, t) if wanted else content.usual(players)
    low, high = edition.min_players, edition.max_players
    if not low <= players <= high:
        raise Refusal(t("cli-players", edition=edition.id, low=low, high=high, got=players))
    return edition


def given_edition(name: str | None, t: Texts) -> Edition | None:
    """The edition that an option names, if it names one."""
    return None if name is None else load_edition(name, t)


def edition_faults(error: EditionError, t: Texts) -> str:
    """All that is wrong with an edition, a line each."""
    return "\n".join(_edition_fault(fault, t) for fault in error.faults)


def _edition_fault(fault: Fault, t: Texts) -> str:
    """One fault of an edition: file, key, what is wrong and what is expected."""
    text = t(f"edition-fault-{fault.code}", **fault.figures)
    return ": ".join(filter(None, (fault.file, fault.key, text)))


def open_record(file: str, t: Texts) -> Reader:
    """A game file, read up to its header."""
    try:
        return Reader.open(Path(file))
    except RecordError as error:
        raise Refusal(record_fault(file, error, t)) from None


def record_fault(file: str, error: RecordError, t: Texts) -> str:
    """The fault of a game file: file, line and what is wrong."""
    figures = dict(error.figures)
    if error.reason:
        figures["reason"] = t.reason(error.reason)
    text = t(f"record-fault-{error.code}", **figures)
    if not error.line:
        return t("cli-file-fault", file=file, fault=text)
    return t("cli-line-fault", file=file, line=str(error.line), fault=text)

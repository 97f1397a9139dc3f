"""Bots that an option names, and what is said of those that other packages bring."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from valdora.bots import GuestFault, names
from valdora.bots.registry import unusable
from valdora.cli.refuse import Misuse, Refusal
from valdora.texts import Texts


def named_bots(text: str, t: Texts) -> tuple[str, ...]:
    """The bots of `A,B,…`; `Misuse` for one that there is not."""
    found = tuple(name.strip() for name in text.split(","))
    known = names()
    for name in found:
        if name not in known:
            raise Misuse(t("cli-unknown-bot", got=name, known=", ".join(known)))
    return found


def tell_of_unusable_guests(t: Texts) -> None:
    """Say which installed bots cannot be chosen, and why."""
    for guest in unusable():
        figures = {"bot": guest.name, "package": guest.package}
        if guest.taken_by is None:
            said = t("cli-guest-name", **figures)
        else:
            said = t("cli-guest-taken", **figures, taken=guest.taken_by)
        print(said, file=sys.stderr)


@contextmanager
def guests_at_work(t: Texts) -> Iterator[None]:
    """Whatever goes wrong with a guest is a refusal that names it and its package."""
    tell_of_unusable_guests(t)
    try:
        yield
    except GuestFault as error:
        figures = {"bot": error.name, "package": error.package, "detail": error.detail}
        raise Refusal(t("cli-guest-failed", **figures)) from None

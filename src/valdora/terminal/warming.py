"""Bots that search get ready in the background: the first one on a machine compiles for a while."""

import contextlib
from collections.abc import Callable
from threading import Thread

from valdora.terminal.session import Session
from valdora.texts import Texts


def warm_up(session: Session, t: Texts, say: Callable[[str | None], None]) -> None:
    """Get the bots ready in a thread, which says how far they are, and `None` when they are."""

    def tell(name: str, done: int, total: int) -> None:
        say(t("warming-bots", names=name, count=1, done=done, total=total))

    def work() -> None:
        with contextlib.suppress(Exception):  # it comes up again where the bot has to choose
            session.warm_up(tell)
        say(None)

    # It ends with the program, so that leaving the game never waits for a compiler.
    Thread(target=work, name="valdora-warm-up", daemon=True).start()

"""What is said when long work cannot be begun or goes wrong."""

from collections.abc import Iterator
from contextlib import contextmanager

from valdora.arena import ResumeError
from valdora.cli.refuse import Refusal
from valdora.processes import WorkerError
from valdora.texts import Texts


@contextmanager
def at_work(t: Texts) -> Iterator[None]:
    """A file of other results, and whatever goes wrong with who works, is a refusal."""
    try:
        yield
    except ResumeError as error:
        raise Refusal(t(error.code, **error.figures)) from None
    except WorkerError as error:
        raise Refusal(t("arena-process-lost", detail=str(error).strip())) from None

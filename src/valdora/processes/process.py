"""Work in processes of their own, for whatever holds Python's lock while it works.

Processes are spawned, so they share nothing with ours and import what they need themselves. Each
has a pipe of its own: a process that dies is noticed at once, and processes whose parent died find
their pipe closed and end. What fails is told; what is late or lost is replaced.
"""

import contextlib
import os
import queue
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from traceback import format_exc
from typing import Any, Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class WorkerError(RuntimeError):
    """A process failed, died or was late; the message says how."""


class Process(Generic[T, R]):
    """One process that does one task after the other; started when it is first needed."""

    def __init__(self, work: Callable[[T], R], nice: int = 0) -> None:
        self._work = work
        self._nice = nice
        self._process: SpawnProcess | None = None
        self._closed = False
        self._starting = threading.Lock()
        """Held while a process starts: one that only half is there cannot be ended."""
        self.pipe: Connection | None = None
        """Our end of it, to be waited for."""

    def give(self, task: T) -> None:
        """Hand over a task; if the process is dead, `result` will say so."""
        self._start_if_needed()
        with suppress(OSError):
            assert self.pipe is not None
            self.pipe.send(task)

    def result(self, seconds: float | None = None) -> R:
        """What came of the task. Who fails it may go on; who is late or dead is ended."""
        pipe = self.pipe
        try:
            if pipe is None or self._closed:
                raise WorkerError("there is no process any more")
            if not pipe.poll(seconds):
                raise WorkerError(f"no answer within {seconds:.0f} s")
            went_well, result = pipe.recv()
        except (EOFError, OSError):
            self.end()
            raise WorkerError("a process ended before its work was done; out of memory?") from None
        except WorkerError:
            self.end()
            raise
        if not went_well:
            raise WorkerError(result)
        answer: R = result
        return answer

    def _start_if_needed(self) -> None:
        if self._process is not None and self._process.is_alive():
            return
        self.end()
        with self._starting:
            if self._closed:
                return
            context = get_context("spawn")
            self.pipe, theirs = context.Pipe()
            arguments = self._work, theirs, self._nice
            self._process = context.Process(target=_serve, args=arguments, daemon=True)
            with _ignoring_interrupts():
                self._process.start()
        theirs.close()  # so that we notice when the process dies

    def end(self) -> None:
        """End the process at once; there is nothing to lose."""
        if self._process:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
        if self.pipe:
            self.pipe.close()
            self.pipe = None

    def close(self) -> None:
        """No more tasks, and no answer to the present one: who waits for it hears so at once."""
        with self._starting:
            self._closed = True
            process = self._process
        if process:
            with contextlib.suppress(ValueError):  # it has just been ended
                process.kill()


class Processes(Generic[T, R]):
    """So many processes for tasks that come one by one, from any thread."""

    def __init__(self, work: Callable[[T], R], count: int, nice: int = 0) -> None:
        self.members = [Process(work, nice) for _ in range(count)]
        self._idle: queue.LifoQueue[Process[T, R]] = queue.LifoQueue()
        for member in reversed(self.members):  # so none is started while another is idle
            self._idle.put(member)

    def ask(self, task: T, seconds: float) -> R:
        """What comes of a task; waits until a process is free. Raises `WorkerError`."""
        member = self._idle.get()
        try:
            member.give(task)
            return member.result(seconds)
        finally:
            self._idle.put(member)

    def close(self) -> None:
        """No more tasks; whoever waits hears so at once."""
        for member in self.members:
            member.close()

    def end(self) -> None:
        """End all processes; nobody may ask any more."""
        for member in self.members:
            member.end()


def _serve(work: Callable[[T], R], pipe: Connection, nice: int) -> None:
    """The life of a process: tasks until nobody is there to give more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started us, who ends us
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                answer: tuple[bool, Any] = (True, work(task))
            except Exception:  # noqa: BLE001  # whatever it was, the parent reports it
                answer = (False, format_exc())
            pipe.send(answer)


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """What is started here does not hear Ctrl-C, which goes to all: who started it ends it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

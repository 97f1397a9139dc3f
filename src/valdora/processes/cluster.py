"""`spread` on a Ray cluster: the same promise, kept by machines that may come and go.

Ray gives a batch of tasks to another process when the one that had it dies, with its machine or
without. The results of a batch are taken once, when all of it is done: nothing is lost and nothing
comes twice. A batch takes at least a second, so that what Ray itself costs does not matter.
"""

import logging
import os
import tempfile
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from math import ceil
from statistics import median
from typing import Any, Final, TypeVar

from valdora import __version__
from valdora.processes.process import WorkerError

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is done here is nobody's business
os.environ.setdefault("RAY_raylet_start_wait_time_s", "300")  # a busy machine takes its time
try:
    import ray
except ImportError:
    raise WorkerError('Ray is not installed: pip install "valdora[cluster]"') from None

T = TypeVar("T")
R = TypeVar("R")

LOCAL: Final = "ray"
"""The address of a cluster that is made for the work, on this machine, and ends with it."""
BATCH_SECONDS: Final = 1.0
AHEAD: Final = 2
"""Batches on their way for each processor, so that none waits for the next."""
RETRIES: Final = 10
"""So often a batch is given to another process; after that it is told to kill whoever does it."""
LOOK_SECONDS: Final = 5.0
"""So often it is seen how many processors there are now, if no batch ends."""
_STORE: Final = 128 << 20
"""Bytes for results on their way, in a cluster of our own."""


def spread_on_ray(
    work: Callable[[T], R], tasks: Sequence[T], jobs: int, on: str
) -> Generator[R, None, None]:
    """What `work` makes of each task, as `spread` promises it."""
    if not tasks:
        return
    with _connected(on, jobs):
        batch: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(_done)
        given, waiting = ray.put(work), deque(tasks)
        running: list[Any] = []
        took: deque[float] = deque(maxlen=500)
        try:
            while waiting or running:
                places = AHEAD * _processors()
                while waiting and len(running) < places:
                    some = [waiting.popleft() for _ in range(min(_size(took), len(waiting)))]
                    running.append(batch.remote(given, some, __version__))
                ready, running = ray.wait(running, timeout=LOOK_SECONDS)
                for result, seconds in (each for one in ready for each in ray.get(one)):
                    took.append(seconds)
                    yield result
        except ray.exceptions.RayError as error:
            raise WorkerError(str(error)) from None
        finally:
            for one in running:
                with suppress(Exception):  # the cluster may be gone
                    ray.cancel(one, force=True)


def _processors() -> int:
    """How many there are now: machines come and go."""
    there: dict[str, float] = ray.cluster_resources()
    return max(1, int(there.get("CPU", 0)))


def _size(took: Sequence[float]) -> int:
    """How many tasks make a batch, by what the last ones took; at first one, to learn that."""
    return ceil(BATCH_SECONDS / max(median(took), 1e-6)) if took else 1


def _done(work: Callable[[T], R], tasks: Sequence[T], version: str) -> list[tuple[R, float]]:
    """A batch done, wherever that is: what came of each task, and the seconds it took."""
    if version != __version__:
        raise WorkerError(f"valdora {__version__} is installed there, and {version} is asked for")
    made = []
    for task in tasks:
        begin = time.perf_counter()
        result = work(task)
        made.append((result, time.perf_counter() - begin))
    return made


@contextmanager
def _connected(on: str, jobs: int) -> Iterator[None]:
    """As long as this lasts, Ray is the cluster at this address."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    with tempfile.TemporaryDirectory("", "valdora-ray-", ignore_cleanup_errors=True) as folder:
        made: dict[str, Any] = {
            "num_cpus": jobs,
            "include_dashboard": False,
            "object_store_memory": _STORE,
            "_node_ip_address": "127.0.0.1",  # whoever reaches a cluster can run anything on it
            "_temp_dir": folder,
        }
        try:
            if on == LOCAL:
                ray.init(address="local", **quiet, **made)
            else:
                ray.init(address=on, **quiet)
        except (OSError, RuntimeError, ValueError) as error:
            raise WorkerError(f"{on} cannot be reached: {error}") from None
        try:
            yield
        finally:
            ray.shutdown()

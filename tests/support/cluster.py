"""A match on a Ray cluster on this machine: a second node joins and is killed in the middle.

Run as a program, since Ray leaves files open behind it: takes the file of results, prints a line of
JSON. `match` is what is played.
"""

import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from valdora.arena import Match, play_match
from valdora.content import load
from valdora.processes import WorkerError, spread


def match() -> Match:
    return Match(load("duel.2"), ("random", "greedy"), deals=20, seed=4, max_rounds=6)


class TwoNodes:
    """Two nodes with a processor each; the first keeps the books of the cluster."""

    def __init__(self, folder: str) -> None:
        from ray.cluster_utils import Cluster  # noqa: PLC0415  # who only wants the match needs none

        self._cluster: Any = Cluster()
        common: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 << 20}
        common |= {"include_log_monitor": False}
        self._cluster.add_node(
            **common, temp_dir=folder, include_dashboard=False, no_monitor=True, dashboard_port=0
        )
        self._common = common
        self._other: Any = None
        self.address: str = self._cluster.address

    def join(self) -> None:
        """A second node, now that the driver has found the first."""
        self._other = self._cluster.add_node(**self._common)

    def kill_one(self) -> None:
        """The second node dies with all that runs on it, without a word."""
        self._cluster.remove_node(self._other, allow_graceful=False)

    def killed(self) -> bool:
        """Whether nothing of the second node is left."""
        return self._other is not None and not self._other.live_processes()

    def shutdown(self) -> None:
        self._cluster.shutdown()


@contextmanager
def two_nodes() -> Iterator[TwoNodes]:
    """The cluster as long as it is wanted; the folder's name is short, for the sake of sockets."""
    folder = tempfile.mkdtemp(prefix="r-", dir="/tmp")
    nodes = TwoNodes(folder)
    try:
        yield nodes
    finally:
        nodes.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


def main(file: Path) -> None:
    """Play it, with a second node from the first game to the twelfth, and tell how it went."""
    done: list[int] = []
    with two_nodes() as nodes:

        def report(count: int) -> None:
            done.append(count)
            if count == 1:
                nodes.join()
            if count == 12:
                nodes.kill_one()

        result = play_match(match(), report, on=nodes.address, resume=file)
        killed, fault = nodes.killed(), ""
        try:
            with closing(spread(partial(divmod, 1), [1, 0], 1, nodes.address)) as faulty:
                list(faulty)
        except WorkerError as error:
            fault = str(error)
    same = result == play_match(match())
    sys.stdout.write(json.dumps({"done": done, "killed": killed, "fault": fault, "same": same}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))

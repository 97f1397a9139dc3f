"""Work in processes of their own, on this machine or on many.

`spread` has all tasks done, in processes of this machine or on a Ray cluster: who asks for it
cannot tell which. `Processes` are for tasks that come one by one. Whatever goes wrong with the
work or with who does it is a `WorkerError`.

Imports the standard library only, and Ray where it is asked for.
"""

from valdora.processes.process import Process, Processes, WorkerError
from valdora.processes.spread import spread

__all__ = ["Process", "Processes", "WorkerError", "spread"]

"""The compiled file, run by wasmtime: ready at once, the same on every machine.

A call lets go of Python's lock, so machines in several threads think at the same time.
"""

import ctypes
import json
from functools import lru_cache
from importlib.resources import files
from threading import Lock
from typing import Any, Final, NamedTuple

import wasmtime

from valdora.engine.desk import BLOCK
from valdora.engine.machine import Broken, EngineError, deadline
from valdora.engine.source import INTERFACE

FILE: Final = "valdora.wasm"
_LOADING: Final = Lock()


class Compiled(NamedTuple):
    """The file made ready, once for all threads of a process."""

    engine: wasmtime.Engine
    module: wasmtime.Module


def about(data: bytes) -> dict[str, Any]:
    """What a compiled file says of itself."""
    place = 8
    while place < len(data):
        kind = data[place]
        size, begin = _number(data, place + 1)
        if kind == 0:
            length, name = _number(data, begin)
            if data[name : name + length] == b"valdora":
                notes: dict[str, Any] = json.loads(data[name + length : begin + size])
                return notes
        place = begin + size
    raise EngineError(f"{FILE} does not say what it is")


def _number(data: bytes, place: int) -> tuple[int, int]:
    """A number as WebAssembly writes it, and where it ends."""
    value = shift = 0
    while True:
        value |= (data[place] & 127) << shift
        shift, place = shift + 7, place + 1
        if data[place - 1] < 128:
            return value, place


@lru_cache
def _compiled() -> Compiled:
    data = (files(__package__) / FILE).read_bytes()
    said = about(data)
    if said["interface"] != INTERFACE or said["block"] != BLOCK.described():
        raise EngineError(f"{FILE} is of another version")
    engine = wasmtime.Engine()
    return Compiled(engine, wasmtime.Module(engine, data))


def compiled() -> Compiled:
    """The file made ready; the first time takes a fraction of a second."""
    with _LOADING:
        return _compiled()


class Engine:
    """A machine that runs the compiled file. Not for two threads at once."""

    def __init__(self) -> None:
        self._store = wasmtime.Store(compiled().engine)
        exports = wasmtime.Instance(self._store, compiled().module, []).exports(self._store)
        self._exports: Final[Any] = exports
        memory: Any = exports["memory"]
        place: Any = exports["block"]
        begin = place.value(self._store)
        address = ctypes.addressof(memory.data_ptr(self._store).contents) + begin
        # the memory cannot grow, so it stays where it is
        self.memory = memoryview((ctypes.c_ubyte * BLOCK.size).from_address(address)).cast("B")

    def call(self, door: str, *numbers: int, seconds: float | None = None) -> int:
        """Go through a door; what it returns, or 0."""
        try:
            with deadline(self.memory, door, seconds):
                answer = self._exports[door](self._store, *numbers)
        except wasmtime.Trap as trap:
            raise Broken(f"{door}: {trap.message}") from None
        return int(answer or 0)

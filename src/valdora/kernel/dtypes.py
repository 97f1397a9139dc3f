"""The engine's records as NumPy dtypes."""

from typing import Any, Final

import numpy as np

from valdora.engine import desk
from valdora.engine import layout as at
from valdora.engine.records import Field, Record


def _dtype(record: Record) -> np.dtype[Any]:
    formats: list[Any] = [_format(field) for field in record]
    return np.dtype(
        {
            "names": list(record.fields),
            "formats": formats,
            "offsets": [field.offset for field in record],
            "itemsize": record.size,
        },
        align=True,
    )


def _format(field: Field) -> Any:
    if isinstance(field.kind, Record):
        return (_dtype(field.kind), field.shape)
    return (np.dtype(f"<{field.kind}"), field.shape)


STATE: Final = _dtype(at.STATE)
EDITION: Final = _dtype(at.EDITION)
ATLAS: Final = _dtype(desk.ATLAS)
WEIGHTS: Final = _dtype(desk.WEIGHTS)
DESK: Final = _dtype(desk.DESK)
BLOCK: Final = _dtype(desk.BLOCK)


def read(data: bytes | bytearray, dtype: np.dtype[Any]) -> np.ndarray:
    """A copy of packed records as an array."""
    return np.frombuffer(bytes(data), dtype).copy().view(np.recarray)


def blank(dtype: np.dtype[Any]) -> np.ndarray:
    """An array of one empty record."""
    return np.zeros(1, dtype).view(np.recarray)

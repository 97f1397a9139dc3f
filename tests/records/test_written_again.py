"""What was read is written again as it was."""

import io
from dataclasses import replace

from valdora.records import Header, Reader, Recorded, Writer, replay
from valdora.records.lines import canonical


def test_what_is_read_and_written_again_is_the_same_file(
    unfinished: bytes, finished: bytes
) -> None:
    for file in (unfinished, finished):
        reader = Reader(io.BytesIO(file))
        assert isinstance(reader.header, Header)
        copy = io.BytesIO()
        writer = Writer(copy, reader.header)
        steps = list(replay(reader))
        for step in steps:
            writer.step(step)
        writer.finish(steps[-1].after)
        assert copy.getvalue() == file


def test_a_game_dealt_by_hand_is_written_and_read_again(unfinished: bytes) -> None:
    lines = unfinished.splitlines(keepends=True)
    header = replace(Reader(io.BytesIO(unfinished)).header, dealer=Recorded())
    lines[0] = canonical(header.view())
    assert Reader(io.BytesIO(b"".join(lines))).header == header

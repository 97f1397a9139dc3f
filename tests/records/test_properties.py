"""Whatever is done to a game file, reading it ends in a verdict or in a fault, and never lies."""

import io
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from valdora import content
from valdora.dealer import reveal, seeded
from valdora.records import Reader, RecordError, Verdict, verify
from valdora.records.lines import canonical
from valdora.rules import IllegalAction, Reveal, almanac, apply, new_game

EDITION = content.load("base-2009")
NOTATION = st.sampled_from(sorted(almanac(EDITION).by_notation))


def verdict_or_fault(file: bytes) -> Verdict | RecordError:
    try:
        return verify(Reader(io.BytesIO(file)))
    except RecordError as error:
        return error


@settings(max_examples=300)
@given(data=st.data())
def test_bytes_changed_anywhere_never_end_in_anything_else(
    unfinished: bytes, data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(unfinished)))
    end = data.draw(st.integers(start, min(len(unfinished), start + 40)))
    put = data.draw(st.binary(max_size=40))
    verdict_or_fault(unfinished[:start] + put + unfinished[end:])


@pytest.mark.slow
@settings(max_examples=200)
@given(data=st.data())
def test_any_json_in_place_of_a_line_never_ends_in_anything_else(
    unfinished: bytes, data: st.DataObject
) -> None:
    lines = unfinished.splitlines(keepends=True)
    scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9)
    keys = st.sampled_from(["valdora", "n", "seat", "do", "result", "dealer", "layout", "x"])
    values = st.recursive(
        scalars, lambda inner: st.lists(inner) | st.dictionaries(keys, inner), max_leaves=8
    )
    place = data.draw(st.integers(0, len(lines) - 1))
    old = json.loads(lines[place])
    key = data.draw(st.sampled_from(sorted(old)))
    lines[place] = (json.dumps({**old, key: data.draw(values)}) + "\n").encode()
    verdict_or_fault(b"".join(lines))


@settings(max_examples=200)
@given(place=st.integers(0, 10_000), do=NOTATION)
def test_one_changed_ply_is_found_unless_the_game_is_still_possible(
    unfinished: bytes, place: int, do: str
) -> None:
    """Checked against the rules and the dealer alone, played without any record."""
    header, *plies, result = [json.loads(line) for line in unfinished.splitlines()]
    plies[place % len(plies)]["do"] = do
    file = b"".join(canonical(line) for line in (header, *plies, result))
    deal = seeded(EDITION, header["dealer"]["seed"])
    state = new_game(EDITION, 3, deal.layout)
    possible = True
    try:
        for ply in plies:
            action = almanac(EDITION).by_notation[ply["do"]]
            dealt = isinstance(action, Reveal)
            possible &= ply["seat"] == (None if dealt else state.seat)
            possible &= not dealt or (state.reveals is not None and action == reveal(deal, state))
            state, _ = apply(state, action)
    except IllegalAction:
        possible = False
    assert isinstance(verdict_or_fault(file), Verdict) == possible


@pytest.mark.slow
@settings(max_examples=15)
@given(data=st.data())
def test_any_other_number_in_the_result_is_found(finished: bytes, data: st.DataObject) -> None:
    *game, last = finished.splitlines(keepends=True)
    result = json.loads(last)["result"]
    part = data.draw(st.sampled_from(sorted(result["parts"][0])))
    seat = data.draw(st.integers(0, 1))
    by = data.draw(st.integers(-50, 50).filter(bool))
    data.draw(
        st.sampled_from(
            [
                lambda: result.update(rounds=result["rounds"] + by),
                lambda: result["scores"].__setitem__(seat, result["scores"][seat] + by),
                lambda: result["parts"][seat].update({part: result["parts"][seat][part] + by}),
                lambda: result.update(winners=[0, 1] if result["winners"] != [0, 1] else [0]),
            ]
        )
    )()
    fault = verdict_or_fault(b"".join(game) + canonical({"result": result}))
    assert isinstance(fault, RecordError)
    assert fault.code == "wrong-result"
    assert fault.line == len(game) + 1

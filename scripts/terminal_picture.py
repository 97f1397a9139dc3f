"""Makes docs/images/terminal.svg, the picture of the terminal game in the README.

    .venv/bin/python scripts/terminal_picture.py

The game in it is played by `greedy` from a fixed seed, so the picture changes only with the game.
"""

import asyncio
import re
import tempfile
from pathlib import Path

from valdora.content import load
from valdora.rules import State, legal_actions
from valdora.terminal import Session, Table, new_game, read_seats
from valdora.terminal.screen import FullScreen
from valdora.texts import Texts

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "terminal.svg"
SEED, ROUND, SIZE = 7, 12, (120, 40)


def main() -> None:
    """Play some rounds, then take the picture at the person's turn."""
    edition = load("base-2009.2")
    seats = read_seats("greedy,greedy,greedy,greedy", lambda number: f"Player {number}")
    people = read_seats("you:Player 1,greedy,greedy,greedy", str)
    with tempfile.TemporaryDirectory() as folder:
        game = new_game(Table.new(edition, edition.id, seats, SEED), Path(folder))
        while not _worth_seeing(game.state):
            game.play(game.bots_choice())
        seen = new_game(Table.new(edition, edition.id, people, SEED), Path(folder))
        for step in game.steps:
            if step.seat is not None:
                seen.play(step.action)
        svg = asyncio.run(_picture(seen))
        game.leave()
        seen.leave()
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(_without_downloads(svg), encoding="utf-8")
    print(f"{PICTURE} written")


def _worth_seeing(state: State) -> bool:
    """The person is to move, well into the game, and has something to choose from."""
    at_turn = state.seat == 0 and state.phase == "move" and state.round >= ROUND
    return at_turn and len(legal_actions(state)) > 10


async def _picture(game: Session) -> str:
    app = FullScreen(game, Texts("en", game.table.edition), pace=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down", "down", "down")
        await pilot.pause()
        return app.export_screenshot()


def _without_downloads(svg: str) -> str:
    """The picture in the reader's own fixed-width font: no page should fetch one elsewhere."""
    svg = re.sub(r"@font-face\s*{[^}]*}\s*", "", svg)
    svg = svg.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, monospace")
    return "".join(line.rstrip() + "\n" for line in svg.splitlines())


if __name__ == "__main__":
    main()

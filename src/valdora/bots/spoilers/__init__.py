"""The spoilers: opponents with an odd aim, for the arena to test that strong bots are not upset.

`rusher` wants the end, `blocker` stands in the way, `page-burner` keeps cards from the others. All
three plan like `greedy` and then bend its choice: `spoiler` has what they share, `envy` what the
others want. They are for matches; people are not offered them.

Imports `valdora.bots.greedy`, `valdora.content` and `valdora.rules`.
"""

from valdora.bots.spoilers.blocker import Blocker
from valdora.bots.spoilers.page_burner import PageBurner
from valdora.bots.spoilers.rusher import Rusher

__all__ = ["Blocker", "PageBurner", "Rusher"]

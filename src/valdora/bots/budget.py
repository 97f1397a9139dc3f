"""How long a bot may think."""

from typing import Literal

Budget = Literal["match", "live"]
"""For matches of many games, or with people waiting."""

"""Bots that come from elsewhere: whatever they do wrong is told, and by whom."""

from valdora.bots.registry import Registered
from valdora.records import Bot
from valdora.rules import Action, State, legal_actions


class GuestFault(RuntimeError):
    """A guest cannot be made, failed, or chose what is not allowed."""

    def __init__(self, bot: Registered, detail: str) -> None:
        super().__init__(bot, detail)
        self.name, self.package, self.detail = bot.name, bot.package, detail

    def __str__(self) -> str:
        return f"the bot '{self.name}' of the package '{self.package}' failed: {self.detail}"


class Guest:
    """A guest that plays: what it chooses is allowed, or a `GuestFault`."""

    def __init__(self, registered: Registered, bot: Bot) -> None:
        self._registered = registered
        self._bot = bot

    def choose(self, state: State) -> Action:
        """See `Bot`."""
        try:
            action = self._bot.choose(state)
            allowed = action in legal_actions(state)
        except Exception as error:
            raise fault(self._registered, error) from error
        if not allowed:
            raise GuestFault(self._registered, f"{action} is not allowed now")
        return action


def fault(registered: Registered, error: Exception) -> GuestFault:
    """What went wrong with a guest, in one line."""
    return GuestFault(registered, f"{type(error).__name__}: {error}")

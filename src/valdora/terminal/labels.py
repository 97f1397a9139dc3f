"""Choices in words: whole for the plain face, a few characters for the list on the screen."""

from valdora.rules import Action, Move, State
from valdora.terminal.prospects import Prospect, prospect
from valdora.terminal.signs import COIN, commission_sign, gemstone_sign, space_sign
from valdora.texts import Texts


def spoken(t: Texts, state: State, action: Action) -> str:
    """A choice as a sentence, with what a move would allow."""
    label = t.action(action, state)
    if not isinstance(action, Move):
        return label
    offers = spoken_offers(t, prospect(state, action))
    return t("terminal-choice-offers", choice=label, offers=t.either(offers)) if offers else label


def spoken_offers(t: Texts, found: Prospect) -> list[str]:
    """What could be done at a destination, as words for a list."""
    offers: list[str] = []
    if found.deliveries:
        cards = t.list(t.card(kind, "a") for kind in found.deliveries)
        offers.append(t("terminal-offer-deliver", commissions=cards))
    if found.loads:
        stones = t.list(t(f"gemstone-{stone}.a") for stone in found.loads)
        offers.append(t("terminal-offer-load", gemstones=stones))
    if found.book:
        offers.append(t("terminal-offer-book"))
    if found.silver:
        offers.append(t("terminal-offer-silver"))
    if found.supplies:
        offers.append(t("terminal-offer-provisions"))
    return offers


def brief(t: Texts, state: State, action: Action) -> str:
    """A choice for a narrow list."""
    if isinstance(action, Move):
        space = state.edition.space[action.space]
        name = f"{space.id} {space_sign(t, space)}".strip().ljust(14)
        return " ".join([name, *brief_offers(t, state, prospect(state, action))])
    return t.action(action, state)


def brief_offers(t: Texts, state: State, found: Prospect) -> list[str]:
    """What a move takes and what it would allow, in signs."""
    offers = [f"-{found.coins}{COIN}"] if found.coins else []
    if found.provisions:
        offers.append(f"-{t('letter-provisions')}")
    offers += [f"✓{commission_sign(t, state.edition, kind, 5)}" for kind in found.deliveries]
    if found.loads:
        offers.append("+" + " ".join(gemstone_sign(t, stone) for stone in found.loads))
    if found.silver:
        missing = state.edition.figures.purse - state.player.coins
        offers.append(f"+{missing}{COIN}")
    if found.book:
        offers.append(t("terminal-brief-book"))
    if found.supplies:
        offers.append(f"+{t('letter-provisions')}")
    return offers

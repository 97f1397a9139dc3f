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


def spoken_offers(t: Texts, prospect: Prospect) -> list[str]:
    """What could be done at a destination, as words for a list."""
    offers: list[str] = []
    if prospect.deliveries:
        cards = t.list(t.card(kind, "a") for kind in prospect.deliveries)
        offers.append(t("terminal-offer-deliver", commissions=cards))
    if prospect.loads:
        stones = t.list(t(f"gemstone-{stone}.a") for stone in prospect.loads)
        offers.append(t("terminal-offer-load", gemstones=stones))
    if prospect.book:
        offers.append(t("terminal-offer-book"))
    if prospect.silver:
        offers.append(t("terminal-offer-silver"))
    if prospect.supplies:
        offers.append(t("terminal-offer-provisions"))
    return offers


def brief(t: Texts, state: State, action: Action) -> str:
    """A choice for a narrow list."""
    if isinstance(action, Move):
        space = state.edition.space[action.space]
        name = f"{space.id} {space_sign(t, space)}".strip().ljust(14)
        return " ".join([name, *brief_offers(t, state, prospect(state, action))])
    return t.action(action, state)


def brief_offers(t: Texts, state: State, prospect: Prospect) -> list[str]:
    """What a move takes and what it would allow, in signs."""
    offers = [f"-{prospect.coins}{COIN}"] if prospect.coins else []
    if prospect.provisions:
        offers.append(f"-{t('letter-provisions')}")
    offers += [f"✓{commission_sign(t, state.edition, kind, 5)}" for kind in prospect.deliveries]
    if prospect.loads:
        offers.append("+" + " ".join(gemstone_sign(t, stone) for stone in prospect.loads))
    if prospect.silver:
        missing = state.edition.figures.purse - state.player.coins
        offers.append(f"+{missing}{COIN}")
    if prospect.book:
        offers.append(t("terminal-brief-book"))
    if prospect.supplies:
        offers.append(f"+{t('letter-provisions')}")
    return offers

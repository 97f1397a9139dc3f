"""Answers to all that is typed besides choices, the same in both faces."""

from valdora.terminal.commands import Ask, Refused, Unclear, Unknown
from valdora.terminal.pages import PAGES, Page, rules_page, why_page
from valdora.terminal.session import Session
from valdora.texts import Texts


def answer(t: Texts, session: Session, command: Ask | Refused | Unclear | Unknown) -> Page:
    """What to say; `undo` is answered here only when there is nothing to undo, `hint` elsewhere."""
    match command:
        case Refused(action, reason):
            said = t.reason(reason)
            return [t("terminal-why", action=str(action), reason=said, rule=reason.rule)]
        case Unclear(candidates):
            return [t("terminal-unclear", candidates=t.list(candidates))]
        case Unknown(text):
            return [t("terminal-unknown", text=text)] if text else []
        case Ask("why", rest):
            return why_page(t, session.state, rest) if rest else [t("terminal-why-what")]
        case Ask("rules", rest):
            return rules_page(t, rest)
        case Ask("undo"):
            return [t("terminal-no-undo")]
        case Ask(word):
            return PAGES[word](t, session)

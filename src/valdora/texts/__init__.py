"""All words of the game in six languages, from Fluent catalogues that the browser reads as well.

`choose` picks the language a person wants, `Texts` says things in it: events, reasons, choices,
names of spaces and cards, and any message by its key. A catalogue is the folder
`locales/<language>`; every `.ftl` file in it belongs to it. docs/translating.md tells how to
correct or add one.

Imports `valdora.content`, `valdora.rules` and `fluent.runtime` only.
"""

from valdora.texts.languages import LANGUAGES, UnknownLanguage, choose
from valdora.texts.speak import Texts

__all__ = ["LANGUAGES", "Texts", "UnknownLanguage", "choose"]

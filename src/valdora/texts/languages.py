"""The languages there are, and which of them a person wants."""

from collections.abc import Iterator, Mapping
from typing import Final

from valdora.texts.catalogue import render

LANGUAGES: Final = ("en", "fr", "it", "es", "ru", "de")
"""All that the game speaks; the first is spoken where no other is wanted."""

_VARIABLES: Final = ("VALDORA_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")
_UNTRANSLATED: Final = ("c", "posix")
"""Locales that ask for no translation at all, which is English."""


class UnknownLanguage(ValueError):
    """A language was asked for that there is not; the message lists those there are."""


def choose(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for; without one the first known in the environment; else English.

    Takes plain codes and whole locales (`de_AT.UTF-8`). Raises `UnknownLanguage` for a `wanted`
    that is not known; what the environment says is only a wish.
    """
    wish = next(_wishes(environ), "en")
    if wanted is None:
        return wish
    language = _language(wanted)
    if language is None:
        languages = ", ".join(LANGUAGES)
        message = render(wish, "unknown-language", wanted=wanted, languages=languages)
        raise UnknownLanguage(message)
    return language


def _wishes(environ: Mapping[str, str]) -> Iterator[str]:
    """The known languages the environment names, most wanted first."""
    for variable in _VARIABLES:
        for locale in environ.get(variable, "").split(":"):
            language = _language(locale)
            if language:
                yield language


def _language(locale: str) -> str | None:
    """The language of a locale, if it is known."""
    code = locale.strip().lower().replace("-", "_").split(".")[0].split("_")[0].split("@")[0]
    if code in _UNTRANSLATED:
        return "en"
    return code if code in LANGUAGES else None

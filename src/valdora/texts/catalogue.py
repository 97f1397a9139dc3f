"""The catalogues: one bundle of messages per language, read once, and how to render a message."""

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent / "locales"
"""One folder per language."""

Argument = str | int | float


def render(language: str, key: str, /, **args: Argument) -> str:
    """The message `key` of a language, or its attribute if the key is `message.attribute`.

    Raises `KeyError` if there is no such message or an argument it needs is not given.
    """
    bundle = _bundle(language)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{name} has forms only"
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise KeyError(f"{key}: {'; '.join(str(error) for error in errors)}")
    return str(text)


@lru_cache
def _bundle(language: str) -> "FluentBundle":
    # Only who says something needs it: a host in a browser's page leaves that to the page.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle

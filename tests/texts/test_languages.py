"""Which language is spoken to whom."""

import pytest

from valdora.texts import LANGUAGES, Texts, UnknownLanguage, choose


@pytest.mark.parametrize("wanted", ["de", "DE", "de_AT", "de-CH", "de_DE.UTF-8", "de@euro", " de "])
def test_a_language_can_be_asked_for_by_code_or_locale(wanted: str) -> None:
    assert choose(wanted, {"LANG": "fr_FR.UTF-8"}) == "de"


def test_an_unknown_language_is_refused_with_the_list_of_those_there_are() -> None:
    with pytest.raises(UnknownLanguage) as refused:
        choose("pt", {})
    assert "pt" in str(refused.value)
    assert all(language in str(refused.value) for language in LANGUAGES)


def test_the_refusal_speaks_the_language_of_the_environment() -> None:
    with pytest.raises(UnknownLanguage, match="gibt es hier nicht"):
        choose("pt", {"LANG": "de_DE.UTF-8"})


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LC_MESSAGES": "it_IT", "LC_ALL": "es"}, "es"),
        ({"LC_ALL": "es", "VALDORA_LANG": "fr"}, "fr"),
        ({"LANG": "pt_BR", "LANGUAGE": "pt:gl:es:en"}, "es"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"VALDORA_LANG": "klingon", "LANG": "de_DE"}, "de"),
    ],
)
def test_otherwise_the_environment_decides(environ: dict[str, str], expected: str) -> None:
    assert choose(None, environ) == expected


def test_texts_are_made_for_known_languages_only() -> None:
    with pytest.raises(UnknownLanguage):
        Texts("pt")

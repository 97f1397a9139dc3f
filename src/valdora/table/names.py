"""Names people give themselves: any script, but nothing blank, unseen or disguised.

Refused are names of which nothing is seen, signs that are not seen or turn the direction of what
follows, and words in letters of several scripts, which look like other words. What scripts need is
kept: joiners where letters join, variation selectors, marks.
"""

import unicodedata
from typing import Final

from valdora.table.refusals import Refusal

_IGNORED: Final = (
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
    *((0x180B, 0x180F), (0x200B, 0x200F), (0x2028, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800)),
    *((0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFC)),
    *((0x1BCA0, 0x1BCA3), (0x1D159, 0x1D159), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
"""Signs of which nothing is seen: Unicode's Default_Ignorable_Code_Point and some blanks."""
_EMOJI: Final = range(0x1F000, 0x1FB00)
_SELECTORS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
_NON_JOINER, _JOINER = "\u200c", "\u200d"
_JOINING: Final = frozenset(
    (
        *("ARABIC", "SYRIAC", "MANDAIC", "MONGOLIAN", "NKO", "ADLAM", "DEVANAGARI", "BENGALI"),
        *("GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA"),
        *("TIBETAN", "MYANMAR", "KHMER", "BALINESE", "JAVANESE"),
    )
)
"""Scripts in which a joiner changes how letters are written."""
_EAST_ASIAN: Final = frozenset(
    (
        *("CJK", "IDEOGRAPHIC", "VERTICAL", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"),
        *("BOPOMOFO", "HANGUL"),
    )
)
"""Scripts that are written together, and with Latin letters, as a matter of course."""
_COMMON: Final = "MODIFIER"
"""Letters of all scripts, such as the apostrophe of Hawaiian."""
_MOST_MARKS: Final = 4
"""On one letter: more would cover the lines around it."""


def given_name(name: str) -> str:
    """A name as it is kept: composed, in one line, without anything around it; or a refusal."""
    made = unicodedata.normalize("NFC", name)
    made = " ".join("".join(" " if _is_space(sign) else sign for sign in made).split())
    made = _trimmed(made)
    if is_blank(made):
        raise Refusal("name-blank")
    if any(not _is_seen(made, place) for place in range(len(made))) or _piled(made):
        raise Refusal("name-unseen")
    if _is_mixed(made):
        raise Refusal("name-mixed")
    return made


def is_blank(text: str) -> bool:
    """Whether nothing of a text is seen: spaces, signs without a shape, marks without a letter."""
    return not any(_has_shape(sign) for sign in text)


def _has_shape(sign: str) -> bool:
    kind = unicodedata.category(sign)[0]
    return ord(sign) in _EMOJI or (kind not in "CMZ" and not _is_ignored(sign))


def _is_space(sign: str) -> bool:
    return unicodedata.category(sign) == "Zs" or sign in "\t\n"


def _is_ignored(sign: str) -> bool:
    return any(low <= ord(sign) <= high for low, high in _IGNORED)


def _trimmed(name: str) -> str:
    """Without what is not seen at both ends: it comes along when a name is copied."""
    while name and not _is_seen(name, 0):
        name = name[1:].lstrip(" ")
    while name and not _is_seen(name, len(name) - 1):
        name = name[:-1].rstrip(" ")
    return name


def _is_seen(name: str, place: int) -> bool:
    """Whether a sign is seen, or changes how the one before it is."""
    sign = name[place]
    before = name[place - 1] if place else ""
    if sign in _SELECTORS:
        return bool(before) and not _is_ignored(before) and before != " "
    if sign == _JOINER and before and _is_picture(name[:place]):
        return place + 1 < len(name)
    if sign in (_JOINER, _NON_JOINER):
        return bool(before) and _script(before) in _JOINING
    if _is_ignored(sign):
        return False
    return sign.isprintable() or ord(sign) in _EMOJI


def _is_picture(text: str) -> bool:
    """Whether a text ends in a pictograph, of whatever colour and variant."""
    last = text.rstrip("".join(_SELECTORS))[-1:]
    return bool(last) and (unicodedata.category(last) == "So" or ord(last) in _EMOJI)


def _piled(name: str) -> bool:
    """Whether a letter carries more marks than any writing needs."""
    marks = 0
    for sign in name:
        nonspacing = unicodedata.category(sign) in ("Mn", "Me") and sign not in _SELECTORS
        marks = marks + 1 if nonspacing else 0
        if marks > _MOST_MARKS:
            return True
    return False


def _is_mixed(name: str) -> bool:
    """Whether one word has letters of several scripts."""
    scripts: set[str] = set()
    for sign in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(sign)[0]
        if kind == "L":
            scripts.add(_script(sign))
            scripts.discard(_COMMON)
            if len(scripts) > 1 and not scripts <= _EAST_ASIAN | {"LATIN"}:
                return True
        elif kind not in "MC":
            scripts = set()
    return False


def _script(sign: str) -> str:
    """The first word of a sign's name in Unicode, which tells scripts apart."""
    return unicodedata.name(sign, "").partition(" ")[0]

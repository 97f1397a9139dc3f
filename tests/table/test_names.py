"""Names that show nothing or show another: refused with a reason; honest ones of any script are
kept as they are."""

import unicodedata
from collections.abc import Callable

import pytest

from support.hosted import Visitor
from valdora.records.header import _is_name
from valdora.table import rows
from valdora.table.facts import name_of
from valdora.table.names import given_name, is_blank
from valdora.table.refusals import Refusal
from valdora.texts import LANGUAGES, Texts

HONEST = (
    *("Anna", "Åse Ørsted", "François", "O’Neill", "Jean-Luc", "Ada 2", "D'Artagnan", "J. R. R."),
    *("Nguyễn Thị Ánh", "Żółć", "İpek", "Þór", "ʻOkina", "Łukasz", "Σωκράτης", "Ἀριστοτέλης"),
    *("Иван", "Наталья Ш.", "Ђорђе", "Қайрат", "Երևան", "ნინო", "שרה", "דָּוִד", "محمد", "فاطمة"),
    *("علی‌رضا", "نیلوفر", "प्रिया", "क्‍ष", "ശ്രീ", "ന്‍", "ශ්‍රී", "প্রীতি", "ਸਿੰਘ", "ગીતા"),
    *("தமிழ்", "తెలుగు", "ಕನ್ನಡ", "ไพลิน", "ນາງ", "မောင်", "សុខា", "བསོད་ནམས", "ᠮᠣᠩᠭᠣᠯ", "አበበ", "ᏣᎳᎩ"),
    *(
        "王小明",
        "山田 太郎",
        "さくら",
        "サクラ子",
        "佐々木",
        "김민준",
        "T子",
        "ㄅㄆㄇ",
        "葛󠄀城",
    ),
    *(
        "Иван Ivan",
        "Anna (Άννα)",
        "❤️ Eva",
        "👩‍🚀 Mae",
        "👍🏽",
        "🏳️‍🌈",
        "❤️‍🔥",
        "1️⃣",
        "7",
        "?!",
        "x²",
        "№ 5",
    ),
    *("ﾊﾅｺ", "\U0001fae9", "𝐀𝐧𝐧𝐚", "Ａｎｎａ"),
)
BLANK: tuple[str, ...] = (
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u00ad",
    "\u200b",
    " \u3000 ",
    "\u0301",
    "",
)
BLANK += ("\u2060\ufeff", "\u180e", "\U000e0041", "\ufe0f", "\u202e", "\x00", "\x1b", "\ue000")
UNSEEN: tuple[str, ...] = (
    "An\u200bna",
    "An\u00adna",
    "A\u202enna",
    "\u202eannA!x\u202c\u2066y",
    "An\u2060na",
)
UNSEEN += ("An\u200dna", "Ан\u200cна", "A\ufe0f\ufe0fb", "An\u3164na", "An\u2800na", "x\x1b[2Jy")
UNSEEN += ("a^\u200db",)
UNSEEN += (
    "An\u034fna",
    "A\U000e0061\U000e0062b",
    "Z" + "\u0335" * 12 + "x",
    "A\ue000b",
    "a\u061cb",
)
MIXED = (
    "Аnna",
    "Annа",
    "Pаul",
    "Ιvan",
    "αlpha",
    "Ивaн",
    "Annա",
    "Ꭺnna",
    "paypаl 2",
    "𝐀nnа",
    "Annաѕ",
)


@pytest.mark.parametrize("name", HONEST)
def test_an_honest_name_is_kept(name: str) -> None:
    assert given_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", BLANK)
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    assert refusal(name) == "name-blank"
    assert is_blank(name)


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_with_what_is_not_seen_is_refused(name: str) -> None:
    assert refusal(name) == "name-unseen"


@pytest.mark.parametrize("name", MIXED)
def test_a_word_of_several_scripts_is_refused(name: str) -> None:
    assert refusal(name) == "name-mixed"


@pytest.mark.parametrize("name", HONEST)
def test_the_game_file_can_hold_it(name: str) -> None:
    sitting = rows.Sitting(kind="person", name=given_name(name), holder="x")
    assert _is_name(name_of(sitting, "teal"))


def test_what_comes_along_when_a_name_is_copied_is_dropped() -> None:
    for name in ("\ufeffAnna\u200b", "\u200eAnna \u200f", "\u202aAnna\u202c", " \tAnna\n\u00ad "):
        assert given_name(name) == "Anna"
    assert given_name("Anna\u00a0\u3000  Maria\nX") == "Anna Maria X"


def refusal(name: str) -> str:
    with pytest.raises(Refusal) as refused:
        given_name(name)
    return refused.value.code


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_said_in_every_language(language: str) -> None:
    said = {Texts(language)(f"reason-name-{why}") for why in ("blank", "unseen", "mixed")}
    assert len(said) == 3


def test_nobody_sits_down_by_such_a_name(guest: Callable[[], Visitor]) -> None:
    host, other = guest(), guest()
    table = host.table("Anna", None, None, public=True)
    token = host.post(f"/tables/{table}/links", {"role": "join"})["token"]
    for name, code in (("\u3164", "name-blank"), ("Аnna", "name-mixed"), ("A\u202e", "")):
        if not code:  # what hangs at its end is dropped
            seats = other.post(f"/tables/{table}/join", {"name": name})["table"]["seats"]
            assert seats[1]["name"] == "A"
            continue
        seats = [{"kind": "person", "name": name}, {"kind": "free"}, {"kind": "free"}]
        assert other.refused("POST", "/tables", {"seats": seats}) == code
        assert other.refused("POST", f"/tables/{table}/join", {"name": name}) == code
        asked = {"token": token, "name": name}
        assert other.refused("POST", "/links/claim", asked) == code

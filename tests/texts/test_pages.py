"""What is said where the browser has no catalogue yet."""

from pathlib import Path

from valdora.texts import Texts

WEB = Path(__file__).parents[2] / "web"


def test_the_page_describes_itself_as_the_catalogue_does() -> None:
    page = " ".join((WEB / "index.html").read_text(encoding="utf-8").split())
    assert f'name="description" content="{Texts("en")("site-description")}"' in page

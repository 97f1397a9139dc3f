#!/usr/bin/env python3
"""Draws the icons of the installed app from web/public/icon.svg, with Chromium.

.venv/bin/python scripts/icons.py
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support import machine  # noqa: E402

PUBLIC = ROOT / "web/public"
ICONS = {"icon-180.png": (180, 0), "icon-192.png": (192, 0), "icon-512.png": (512, 0)}
MASKABLE = {"icon-maskable.png": (512, 56)}
"""Systems cut a maskable icon to their own shape: it fills its square, with room at the edges."""
PAPER = "#f6e3b8"


def main() -> None:
    """Draw all icons."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=machine.find_chromium(),
            args=["--no-sandbox"] if machine.IS_ROOT else [],
        )
        for name, (size, margin) in {**ICONS, **MASKABLE}.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = PAPER if margin else "transparent"
            page.set_content(
                f"<style>body{{margin:0;background:{ground}}}"
                f"svg{{display:block;padding:{margin}px;box-sizing:border-box;"
                f"width:{size}px;height:{size}px}}</style>{drawing}"
            )
            page.screenshot(path=str(PUBLIC / name), omit_background=not margin)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()

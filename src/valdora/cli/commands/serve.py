"""`valdora serve`: the server, until Ctrl-C."""

import threading
import webbrowser

import segno

from valdora.cli.guests import tell_of_unusable_guests
from valdora.cli.parser import Arguments, Parser
from valdora.cli.refuse import Refusal
from valdora.cli.settings import ALL, add_settings, given_settings
from valdora.server.ground.settings import Settings, SettingsError
from valdora.server.operating.reach import Ready
from valdora.server.operating.run import StartError, serve
from valdora.server.storage import StorageError
from valdora.texts import Texts


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command: every setting."""
    add_settings(parser, t, ALL)
    parser.epilog = t("cli-serve-epilog")


def run(args: Arguments, t: Texts) -> int:
    """Run the server; say where it is once it listens."""
    settings = given_settings(args, t)
    if settings.guest_bots:
        tell_of_unusable_guests(t)
    try:
        serve(settings, lambda ready: _announce(ready, settings, t))
    except (SettingsError, StorageError, StartError) as error:
        raise Refusal(t(error.code, **error.figures)) from None
    print(t("cli-serve-stopped"))
    return 0


def _announce(ready: Ready, settings: Settings, t: Texts) -> None:
    print(t("cli-serve-ready", url=ready.url), flush=True)
    if ready.address:
        print(t("cli-serve-address", url=ready.address), flush=True)
        segno.make(ready.address, error="m").terminal(compact=True)
    if settings.open:
        # Some browsers keep the caller waiting until they are closed.
        threading.Thread(target=_open, args=(ready.url, t), daemon=True).start()


def _open(url: str, t: Texts) -> None:
    try:
        opened = webbrowser.open(url)
    except (OSError, webbrowser.Error):
        opened = False
    if not opened:
        print(t("cli-serve-no-browser", url=url), flush=True)

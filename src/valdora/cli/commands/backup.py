"""`valdora backup`: all games into one file, while the server runs or not."""

from pathlib import Path

from valdora.cli.parser import Arguments, Parser
from valdora.cli.settings import OF_THE_DATABASE, add_settings, given_settings
from valdora.cli.storing import tell_unread, with_storage
from valdora.server.operating.backups import write_backup
from valdora.texts import Texts


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar="FILE", type=Path, help=t("cli-backup-file"))
    add_settings(parser, t, OF_THE_DATABASE)


def run(args: Arguments, t: Texts) -> int:
    """Write the file and say how many games are in it."""
    settings = given_settings(args, t)
    done = with_storage(settings, t, lambda storage: write_backup(storage, args.file), reading=True)
    tell_unread(done, t, "backup-left-out")
    print(t("cli-backup-done", games=done.games, file=str(args.file)))
    return 0

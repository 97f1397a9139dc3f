"""`valdora import`: the games of a backup into a database, which may be of another kind."""

from pathlib import Path

from valdora.cli.parser import Arguments, Parser
from valdora.cli.settings import OF_THE_DATABASE, add_settings, given_settings
from valdora.cli.storing import tell_unread, with_storage
from valdora.server.operating.backups import restore_backup
from valdora.texts import Texts


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar="FILE", type=Path, help=t("cli-import-file"))
    add_settings(parser, t, OF_THE_DATABASE)


def run(args: Arguments, t: Texts) -> int:
    """Restore the games and say how many."""
    settings = given_settings(args, t)
    done = with_storage(
        settings, t, lambda storage: restore_backup(storage, args.file), reading=False
    )
    tell_unread(done, t, "backup-game")
    print(t("cli-import-done", games=done.games, known=done.known))
    return 0

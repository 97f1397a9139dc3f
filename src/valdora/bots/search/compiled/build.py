"""Building the compiled file: Numba's LLVM code of the doors, made WebAssembly.

`python -m valdora.bots.search.compiled.build` writes `valdora/engine/valdora.wasm`. It needs Numba
and its LLVM, locked in requirements/test.txt, and `wasm-ld` from the package `ziglang`, locked in
requirements/engine.txt: all of them from PyPI. Another process does the compiling, for Numba has
to be told by its environment to think of no particular processor and to leave all optimising to us.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from valdora.engine.desk import BLOCK
from valdora.engine.source import INTERFACE, digest

FILE: Final = Path(str(files("valdora.engine"))) / "valdora.wasm"
_TRIPLE: Final = "wasm32-unknown-unknown"
_FEATURES: Final = "+simd128,+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint"
_OPTIONS: Final = (
    "-inline-threshold=1500",
    "-unroll-threshold=500",
    "-disable-lsr",
    "-pre-RA-sched=source",
)
"""More is inlined and unrolled than usual: who runs the file does neither, and a call costs more
there, for what it returns goes through memory. Loops keep the addresses they are written with:
those that LLVM would rather count with lie before the data, and nothing can be taken off for free.
Code stays in the order of the source: read early, numbers do not fit into the registers, for who
runs the file does not move them back to where they are used.
"""
_PAGE: Final = 65536
_STACK: Final = _PAGE
_INTEGERS: Final = {"q": "i64", "i": "i32"}
_ENVIRONMENT: Final = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_OPT": "0",
    "NUMBA_DISABLE_INTEL_SVML": "1",
    "PYTHONHASHSEED": "0",
    "VALDORA_KERNEL": "compiled",
}
_COPIED: Final = re.compile(
    r"  (%\S+) = load \[(\d+) x i8\], ptr ([^,]+), align \d+\n"
    r"  store \[\d+ x i8\] \1, ptr ([^,]+), align \d+\n"
)
"""How Numba copies a record: all of it at once, as one large number."""
_ADDRESS: Final = re.compile(r"= getelementptr (?:inbounds )?")
"""How Numba finds an item: by adding to an address, and never a negative number. LLVM is told so,
for then what is constant of it is part of the instruction that reads or writes."""
_WRAPPED: Final = re.compile(
    r"  (%\S+) = icmp slt i64 (%\S+), 0\n"
    r"  (%\S+) = add i64 \2, %\S+\n"
    r"  (%\S+) = select i1 \1, i64 \3, i64 \2\n"
)
"""How Numba counts from the end where an index is negative. None ever is, so nobody looks."""
_ADDING: Final = re.compile(r"^define [^\n]*\d_adding\d[^\n]*", re.MULTILINE)
_TAKEN: Final = re.compile(r"ptr (%arg\.(?:d|rows\.4|out\.4)\b)")
"""What the network's `add` takes: three parts of the memory, of which no two meet. LLVM cannot know
that, and would look each time whether what it writes changes what it reads."""
_NOTHING: Final = """
define internal void @NRT_incref(ptr %0) alwaysinline { ret void }
define internal void @NRT_decref(ptr %0) alwaysinline { ret void }
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)
"""
"""Nothing is allocated, so nothing has to be counted."""


def build(file: Path = FILE) -> None:
    """Build the file anew."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-W", "ignore", "-m", f"{__package__}.build", "--object", folder]
        environment = {**os.environ, **_ENVIRONMENT, "VALDORA_CACHE_DIR": folder}
        subprocess.run(command, env=environment, check=True)
        linked = _linked(Path(folder))
    file.write_bytes(
        linked + _section("valdora", json.dumps(described(), separators=(",", ":")).encode())
    )


def described() -> dict[str, Any]:
    """What the file says of itself: for whoever uses it, in any language."""
    from valdora.bots.search.compiled.doors import DOORS  # noqa: PLC0415

    return {
        "interface": INTERFACE,
        "source": digest(),
        "doors": {door.__name__: takes for door, takes in DOORS.items()},
        "block": BLOCK.described(),
    }


def _names() -> list[str]:
    """What the doors are called."""
    from valdora.bots.search.compiled.doors import DOORS  # noqa: PLC0415  # Numba takes its time

    return [door.__name__ for door in DOORS]


def _linked(folder: Path) -> bytes:
    memory = -(-(_STACK + BLOCK.size + _PAGE) // _PAGE) * _PAGE
    linker = [sys.executable, "-m", "ziglang", "wasm-ld"]
    exports = [f"--export={name}" for name in _names()]
    made = folder / "linked.wasm"
    subprocess.run(
        [
            *linker,
            "--no-entry",
            "--strip-all",
            "--stack-first",
            "--gc-sections",
            f"-zstack-size={_STACK}",
            f"--initial-memory={memory}",
            f"--max-memory={memory}",
            "--export=block",
            *exports,
            f"-o{made}",
            str(folder / "engine.o"),
        ],
        check=True,
    )
    return made.read_bytes()


def _section(name: str, content: bytes) -> bytes:
    """A custom section of a WebAssembly file."""
    body = _number(len(name)) + name.encode() + content
    return b"\0" + _number(len(body)) + body


def _number(value: int) -> bytes:
    """A number as WebAssembly writes it: seven bits a byte."""
    made = bytearray()
    while value > 127:
        made.append(value & 127 | 128)
        value >>= 7
    made.append(value)
    return bytes(made)


def _compile(folder: Path) -> None:
    """Write the object file of all doors; runs in a process of its own."""
    from llvmlite import binding as llvm  # noqa: PLC0415

    texts = _texts()
    for option in _OPTIONS:  # not before, for Numba's own code is not to be optimised
        llvm.set_option("", option)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(_TRIPLE).create_target_machine(opt=3, features=_FEATURES)
    whole = None
    for text in texts:
        module = llvm.parse_assembly(text)
        module.verify()
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    assert whole is not None
    for function in whole.functions:  # what only we can call can be inlined, or left out
        if not function.is_declaration and function.name not in _names():
            function.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, tuning)
    passes = builder.getModulePassManager()
    passes.run(whole, builder)
    (folder / "engine.ll").write_text(str(whole))
    (folder / "engine.o").write_bytes(machine.emit_object(whole))


def _texts() -> list[str]:
    """The LLVM text of the doors as Numba makes it, then of what opens them to the outside."""
    import numba  # noqa: PLC0415
    from llvmlite import binding as llvm  # noqa: PLC0415

    from valdora.bots.search.compiled.doors import DOORS  # noqa: PLC0415
    from valdora.kernel.dtypes import BLOCK as BLOCK_DTYPE  # noqa: PLC0415

    llvm.initialize_all_targets()
    machine = llvm.Target.from_triple(_TRIPLE).create_target_machine()
    layout = str(machine.target_data)
    record: Any = numba.from_dtype(BLOCK_DTYPE)
    texts, entries = [], []
    for door, takes in DOORS.items():
        made: Any = door
        signature = (record, *[numba.int64] * len(takes))
        made.compile(signature)
        found = made.overloads[signature]
        name = found.fndesc.llvm_func_name
        entries.append(_entry(door.__name__, name, takes, str(found.signature.return_type)))
        texts.append(_ported(found.library.get_llvm_str(), layout))
    outside = "\n".join(
        [
            f"@block = global [{BLOCK.size} x i8] zeroinitializer, align 64",
            "declare void @llvm.trap()",
            *entries,
        ]
    )
    header = f'target datalayout = "{layout}"\ntarget triple = "{_TRIPLE}"\n'
    return [*texts, header + outside]


def _ported(text: str, layout: str) -> str:
    """LLVM text for another target, where nothing is counted."""
    text = re.sub(
        r"^target datalayout = .*$", f'target datalayout = "{layout}"', text, flags=re.MULTILINE
    )
    text = re.sub(r"^target triple = .*$", f'target triple = "{_TRIPLE}"', text, flags=re.MULTILINE)
    text = re.sub(r' "(target-cpu|target-features)"="[^"]*"', "", text)
    text = re.sub(r"^declare void @NRT_(incref|decref)\(.*$", "", text, flags=re.MULTILINE)
    text = _without(text, r"NRT_(?:incref|decref)\b")
    text = re.sub(r"= common global", "= internal global", text)
    text = _WRAPPED.sub(r"  \4 = add i64 \2, 0\n", text)
    text = _ADDRESS.sub(r"\g<0>nuw ", text)
    text = _ADDING.sub(lambda found: _TAKEN.sub(r"ptr noalias \1", found[0]), text)
    text = _COPIED.sub(r"  call void @llvm.memmove.p0.p0.i32(ptr \4, ptr \3, i32 \2, i1 0)\n", text)
    return text + _NOTHING


def _without(text: str, names: str) -> str:
    """LLVM text without the functions of these names."""
    return re.sub(rf'(?ms)^define [^\n]*@"?(?:{names})[^\n]*\{{\n.*?^\}}\n', "", text)


def _entry(door: str, name: str, takes: str, returns: str) -> str:
    """A door for the outside: numbers in, a number out, and a trap if Numba's code gives up."""
    outer = ", ".join(f"{_INTEGERS[kind]} %a{place}" for place, kind in enumerate(takes))
    widened = "\n".join(
        f"  %w{place} = {'add i64 0,' if kind == 'q' else 'sext i32'} %a{place}"
        + (" to i64" if kind == "i" else "")
        for place, kind in enumerate(takes)
    )
    inner = "".join(f", i64 %w{place}" for place in range(len(takes)))
    declared = "".join(", i64" for _ in takes)
    nothing = returns == "none"
    return f"""
declare i32 @"{name}"(ptr, ptr, ptr{declared})
define {"void" if nothing else "i32"} @{door}({outer}) {{
{widened}
  %result = alloca i64, align 8
  %error = alloca ptr, align 8
  %status = call i32 @"{name}"(ptr %result, ptr %error, ptr @block{inner})
  switch i32 %status, label %failed [ i32 0, label %done  i32 -2, label %done ]
failed:
  call void @llvm.trap()
  unreachable
done:
  {"ret void" if nothing else "%value = load i64, ptr %result"}
  {"" if nothing else "%small = trunc i64 %value to i32"}
  {"" if nothing else "ret i32 %small"}
}}"""


if __name__ == "__main__":
    if sys.argv[1:2] == ["--object"]:
        _compile(Path(sys.argv[2]))
    else:
        build()
        print(f"{FILE.name}: {FILE.stat().st_size} bytes")  # noqa: T201

/**
 * What is in Python's memory before it begins: a compiled module, and what an earlier start has left.
 *
 * So the module lies at the same place in each start, and what is kept of the memory of one can be used by
 * another, with all that was imported. Python, importing it, would put it wherever there is room.
 */
import type { loadPyodide } from "pyodide";
import type { Memory } from "./memory";

type Config = NonNullable<Parameters<typeof loadPyodide>[0]>;
/** Makes the module of Python's machine code. */
export type Make = NonNullable<Config["createPyodideModule"]>;
/** What it has for such modules; Python asks there before it loads one itself. */
interface Linker {
  loadWebAssemblyModule(code: Uint8Array, flags: object, path: string, scope: object): object;
  newDSO(path: string, handle: undefined, exports: object): void;
}

/** Make it with `code` in it, which Python will find at `path`. */
export function withLibrary(make: Make, path: string, code: Uint8Array): Make {
  const put = (made: Awaited<ReturnType<Make>>): void => {
    const linker = made as unknown as Linker;
    const exports = linker.loadWebAssemblyModule(code, { nodelete: true }, path, {});
    linker.newDSO(path, undefined, exports);
    made.FS.mkdirTree(path.replace(/[/][^/]*$/, ""));
    made.FS.writeFile(path, ""); // it is there
  };
  return (settings) => make({ ...settings, preRun: [...settings.preRun, put] });
}

/** Make it with what is kept of an earlier one: Pyodide itself would want it in one piece, and hold on to it. */
export function withMemory(make: Make, memory: Memory): Make {
  return async (settings) => {
    const made = await make({ ...settings, INITIAL_MEMORY: memory.size });
    memory.fill(made.HEAPU8);
    return made;
  };
}

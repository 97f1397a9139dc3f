/** The compiled engine in a browser. Positions and editions come as Python has packed them, in a block. */

interface About {
  readonly interface: number;
  readonly block: { readonly size: number };
}

/** What may be asked: the best turns of the player to move, or each seat's share of the victory. */
export type Door = "think" | "weigh";
type Doors = Readonly<Record<Door | "seed", (...numbers: bigint[]) => number | bigint | undefined>>;

/** Python and the file check the same number (`valdora.engine.source`). */
const INTERFACE = 2;

export class Engine {
  readonly #doors: Doors;
  /** All memory that doors work on. */
  readonly #block: Uint8Array;

  constructor(module: WebAssembly.Module) {
    const [section] = WebAssembly.Module.customSections(module, "valdora");
    if (!section) throw new Error("valdora.wasm does not say what it is");
    const about = JSON.parse(new TextDecoder().decode(section)) as About;
    if (about.interface !== INTERFACE) throw new Error("valdora.wasm is of another version");
    const { exports } = new WebAssembly.Instance(module);
    this.#doors = exports as unknown as Doors;
    const { buffer } = exports["memory"] as WebAssembly.Memory; // which cannot grow
    const begin = (exports["block"] as WebAssembly.Global<"i32">).value;
    this.#block = new Uint8Array(buffer, begin, about.block.size);
  }

  /** Go through a door with a block, which then is as the engine left it; what came back, or 0. */
  ask(door: Door, block: Uint8Array, seed: bigint, stream: bigint): number {
    if (block.length !== this.#block.length) throw new Error("this block is of another version");
    this.#block.set(block);
    this.#doors.seed(BigInt.asIntN(64, seed), BigInt.asIntN(64, stream));
    const found = Number(this.#doors[door]() ?? 0);
    block.set(this.#block);
    return found;
  }
}

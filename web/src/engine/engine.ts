/** The compiled engine in a browser: bytes of positions in, turns as codes out. */

/** A field of a record: where it begins, a kind of number or a nested record, and its shape. */
type Field = readonly [offset: number, kind: string | Layout, ...shape: number[]];
interface Layout {
  readonly size: number;
  readonly fields: Readonly<Record<string, Field>>;
}
interface About {
  readonly interface: number;
  readonly source: string;
  readonly block: Layout;
}

interface Doors {
  seed(seed: bigint, stream: bigint): void;
  think(): number;
}

/**
 * What a search looks things up in, as bytes: the records `EDITION` and `ATLAS`, and the numbers of
 * `WEIGHTS` with 16 bits each.
 */
export interface Known {
  readonly edition: Uint8Array;
  readonly atlas: Uint8Array;
  readonly weights: Uint8Array;
  readonly haste: number;
  readonly purpose: boolean;
}

export interface Question {
  /** A `STATE` record. */
  readonly state: Uint8Array;
  /** Choices, finalists, rollouts, horizon and trust, as in Python's `Effort`. */
  readonly effort: readonly number[];
  readonly seed: bigint;
  /** A turn that shall be judged as well. */
  readonly line?: readonly number[];
}

/** A turn, or the rest of one, and what was added up when it was played on. */
export interface Thought {
  readonly codes: readonly number[];
  readonly tally: readonly number[];
}

/** Python and the file check the same number. */
const INTERFACE = 2;

export class Engine {
  readonly about: About;
  readonly #doors: Doors;
  readonly #memory: DataView;
  readonly #block: number;

  constructor(module: WebAssembly.Module) {
    const [section] = WebAssembly.Module.customSections(module, "valdora");
    if (!section) throw new Error("valdora.wasm does not say what it is");
    this.about = JSON.parse(new TextDecoder().decode(section)) as About;
    if (this.about.interface !== INTERFACE) throw new Error("valdora.wasm is of another version");
    const { exports } = new WebAssembly.Instance(module);
    this.#doors = exports as unknown as Doors;
    this.#memory = new DataView((exports["memory"] as WebAssembly.Memory).buffer);
    this.#block = (exports["block"] as WebAssembly.Global<"i32">).value;
  }

  /** Make ready for an edition and a way of seeing its game. */
  load(known: Known): void {
    const weights = widened(known.weights);
    for (const desk of ["desk", "other"]) {
      this.#put([desk, "edition"], known.edition);
      this.#put([desk, "atlas"], known.atlas);
      this.#put([desk, "weights"], weights);
      this.#memory.setBigInt64(this.#at([desk, "haste"]), BigInt(known.haste), true);
      this.#memory.setBigInt64(this.#at([desk, "purpose"]), known.purpose ? 1n : 0n, true);
    }
  }

  /** The best turns of the player to move, best first; those that were played on come first. */
  think({ state, effort, seed, line = [] }: Question): Thought[] {
    this.#put(["states"], state);
    effort.forEach((number, place) =>
      this.#memory.setBigInt64(this.#at(["effort"]) + 8 * place, BigInt(number), true),
    );
    line.forEach((code, place) =>
      this.#memory.setInt16(this.#at(["line"]) + 2 * place, code, true),
    );
    this.#memory.setBigInt64(this.#at(["length"]), BigInt(line.length), true);
    this.#doors.seed(BigInt.asIntN(64, seed), 0n);
    return Array.from({ length: this.#doors.think() }, (_, place) => this.#turn(place));
  }

  #turn(place: number): Thought {
    const slot = this.#whole(this.#at(["desk", "order"]) + 8 * place);
    const length = this.#whole(this.#at(["desk", "lengths"]) + 8 * slot);
    const [, , , deep = 0] = this.#field(["desk", "paths"]);
    const [, , , tallies = 0] = this.#field(["tally"]);
    const path = this.#at(["desk", "paths"]) + 2 * deep * slot;
    const tally = this.#at(["tally"]) + 8 * tallies * slot;
    return {
      codes: Array.from({ length }, (_, at) => this.#memory.getInt16(path + 2 * at, true)),
      tally: Array.from({ length: tallies }, (_, at) =>
        this.#memory.getFloat64(tally + 8 * at, true),
      ),
    };
  }

  #whole(address: number): number {
    return Number(this.#memory.getBigInt64(address, true));
  }

  #put(path: readonly string[], bytes: Uint8Array): void {
    new Uint8Array(this.#memory.buffer).set(bytes, this.#at(path));
  }

  /** The address of a field, by the names on the way to it. */
  #at(path: readonly string[]): number {
    let layout: string | Layout = this.about.block;
    let address = this.#block;
    for (const name of path) {
      const [offset, kind] = field(layout, name);
      address += offset;
      layout = kind;
    }
    return address;
  }

  #field(path: readonly string[]): Field {
    return path.reduce<Field>((found, name) => field(found[1], name), [0, this.about.block]);
  }
}

function field(layout: string | Layout, name: string): Field {
  const found = typeof layout === "string" ? undefined : layout.fields[name];
  if (!found) throw new Error(`the engine has no field ${name}`);
  return found;
}

/** Numbers of 16 bits as numbers of 32 bits. */
function widened(halves: Uint8Array): Uint8Array {
  const from = new DataView(halves.buffer, halves.byteOffset, halves.byteLength);
  const into = new DataView(new ArrayBuffer(2 * halves.byteLength));
  for (let at = 0; at < halves.byteLength; at += 2) {
    const bits = from.getUint16(at, true);
    const [power, part] = [(bits >> 10) & 31, bits & 1023];
    const size = power ? (1024 + part) * 2 ** (power - 25) : part * 2 ** -24;
    into.setFloat32(2 * at, bits >> 15 ? -size : size, true);
  }
  return new Uint8Array(into.buffer);
}

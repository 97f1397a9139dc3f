// A game of the engine against itself: node engine.mjs valdora.wasm game.block
// `game.block` is a whole block of memory, made by Python: docs/engine.md says how.
import { readFile } from "node:fs/promises";

const [file, image] = await Promise.all(process.argv.slice(2, 4).map((path) => readFile(path)));
const module = await WebAssembly.compile(file);
const [section] = WebAssembly.Module.customSections(module, "valdora");
const about = JSON.parse(new TextDecoder().decode(section));
if (about.interface !== 2) throw new Error("another version");

const { exports: engine } = await WebAssembly.instantiate(module);
const memory = new DataView(engine.memory.buffer);
new Uint8Array(memory.buffer).set(image, engine.block.value);

// The address of a field: its offset in its record, and that record's in the one around it.
const at = (...path) => {
  let [address, layout] = [engine.block.value, about.block];
  for (const name of path) {
    const [offset, kind] = layout.fields[name];
    [address, layout] = [address + offset, kind];
  }
  return address;
};
const whole = (address) => Number(memory.getBigInt64(address, true));
const OVER = 6;

let turns = 0;
for (engine.settle(); memory.getInt8(at("states", "phase")) !== OVER; engine.settle()) {
  engine.think(); // by the effort in the block
  const slot = whole(at("desk", "order")); // the best turn's place
  const length = whole(at("desk", "lengths") + 8 * slot);
  const [, , , deep] = about.block.fields.desk[1].fields.paths;
  for (let place = 0; place < length; place++) {
    engine.step(memory.getInt16(at("desk", "paths") + 2 * (deep * slot + place), true));
  }
  turns += 1;
}
engine.count();
const players = memory.getInt8(at("states", "players"));
const points = Array.from({ length: players }, (_, seat) => whole(at("points") + 8 * seat));
console.log(JSON.stringify({ turns, rounds: memory.getInt32(at("states", "rounds"), true), points }));

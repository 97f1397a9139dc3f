import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { turnsThoughtOutHere } from "./advice";

const here = vi.hoisted(() => ({
  stage: "ready",
  kept: 0,
  advise: vi.fn(),
  fileOf: vi.fn(() => Promise.resolve("a game file")),
  place: "server",
}));
vi.mock("./device.svelte", () => ({
  device: {
    get stage() {
      return here.stage;
    },
    release: () => Promise.resolve({ files: [] }),
    advise: here.advise,
  },
}));
vi.mock("./keeping", () => ({ keptBytes: () => Promise.resolve(here.kept) }));
vi.mock("$lib/api", () => ({ fileOf: here.fileOf }));
vi.mock("$lib/router.svelte", () => ({
  router: {
    get place() {
      return here.place;
    },
  },
}));

const TURNS = [{ do: ["move A"] }];
const answers = (status: number, body: unknown): void =>
  void here.advise.mockResolvedValue({ status, text: () => Promise.resolve(JSON.stringify(body)) });

beforeEach(() => {
  Object.assign(here, { stage: "ready", kept: 0, place: "server" });
  vi.stubGlobal("caches", {});
  answers(200, TURNS);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it("is thought out here where a host runs, or the game is kept", async () => {
  expect(await turnsThoughtOutHere("t")).toEqual(TURNS);
  Object.assign(here, { stage: "idle", kept: 5 });
  expect(await turnsThoughtOutHere("t")).toEqual(TURNS);
  expect(here.fileOf).toHaveBeenCalledWith(expect.any(String), { id: "t" });
});

it.each([
  ["the game is not kept", () => (here.stage = "idle")],
  ["the table is this device's anyhow", () => (here.place = "device")],
  ["no bot knows anything", () => answers(200, [])],
  ["the file cannot be read here", () => answers(422, { code: "file-bad", figures: { line: 3 } })],
  ["the host fails", () => here.advise.mockRejectedValue(new Error("gone"))],
  ["the game's file does not come", () => here.fileOf.mockRejectedValueOnce(new Error("gone"))],
])("is left to the server where %s", async (_, so) => {
  so();
  expect(await turnsThoughtOutHere("t")).toBeNull();
});

it("is left to the server by a browser that keeps nothing", async () => {
  vi.unstubAllGlobals();
  expect(await turnsThoughtOutHere("t")).toBeNull();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Transport } from "$lib/transport";
import type { FromHost, ToHost } from "./messages";

/** A worker that says what it is told to. */
class Host {
  static made: Host[] = [];
  onmessage: ((event: { data: FromHost }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: ToHost[] = [];
  ended = false;

  constructor() {
    Host.made.push(this);
  }
  postMessage(said: ToHost): void {
    this.heard.push(said);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: FromHost): void {
    this.onmessage!({ data });
  }
  of<K extends ToHost["kind"]>(kind: K): Extract<ToHost, { kind: K }>[] {
    return this.heard.filter((said) => said.kind === kind) as Extract<ToHost, { kind: K }>[];
  }
}

const READY: FromHost = { kind: "ready", snapshot: false, ms: 1 };
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const online = vi.fn(() => true);
let device: Transport & typeof import("./device.svelte").device;
let problem: () => string;

beforeEach(async () => {
  Host.made = [];
  vi.resetModules();
  vi.stubGlobal("Worker", Host);
  vi.stubGlobal("fetch", () =>
    online()
      ? Promise.resolve(Response.json({ version: "1", files: [], answers: {} }))
      : Promise.reject(new TypeError("no network")),
  );
  vi.spyOn(console, "error").mockImplementation(() => {});
  const module = await import("./device.svelte");
  [device, problem] = [module.device, module.deviceProblem];
});
afterEach(() => {
  online.mockReturnValue(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A host that has begun. */
async function begun(): Promise<Host> {
  const begins = device.begin();
  await settled();
  const host = Host.made.at(-1)!;
  host.say(READY);
  await begins;
  return host;
}

it("begins once, however often it is asked", async () => {
  const host = await begun();
  await Promise.all([device.begin(), device.begin()]);
  expect([Host.made.length, host.of("begin").length, device.stage]).toEqual([1, 1, "ready"]);
});

it("says that it needs a network for the first time, and tries again when it is asked again", async () => {
  online.mockReturnValue(false);
  await expect(device.begin()).rejects.toThrow("no network");
  expect([device.stage, problem(), Host.made[0]!.ended]).toEqual([
    "failed",
    "device-offline",
    true,
  ]);
  await expect(device.verify("")).rejects.toThrow("no network");
  online.mockReturnValue(true);
  await begun();
  expect(device.stage).toBe("ready");
});

it.each([
  [true, "device-offline"],
  [false, "device-failed"],
])("says why it could not begin: for want of a network %s", async (network, told) => {
  const socket = device.connect("t", false);
  const codes: number[] = [];
  socket.onclose = ({ code }) => codes.push(code);
  const begins = expect(device.begin()).rejects.toThrow("why");
  await settled();
  Host.made[0]!.say({ kind: "failed", network, why: "why" });
  await begins;
  await settled();
  expect([problem(), codes, Host.made[0]!.ended]).toEqual([told, [1006], true]);
});

it("never opens a socket that has been closed", async () => {
  const host = await begun();
  const socket = device.connect("t", false);
  const opened = (socket.onopen = vi.fn());
  await settled();
  const channel = host.of("open")[0]!.channel;
  socket.close();
  host.say({ kind: "opened", channel });
  await settled();
  expect([opened.mock.calls.length, socket.readyState]).toEqual([0, WebSocket.CLOSED]);
  expect(host.of("leave")).toEqual([{ kind: "leave", channel }]);
});

it("asks for no table that has been left before the host was ready", async () => {
  const socket = device.connect("t", false);
  await settled();
  socket.close();
  const host = Host.made[0]!;
  host.say(READY);
  await settled();
  expect([host.of("open"), host.of("leave")]).toEqual([[], []]);
});

it("begins another host where one dies in the middle of a game", async () => {
  const host = await begun();
  const socket = device.connect("t", false);
  const codes: number[] = [];
  socket.onclose = ({ code }) => codes.push(code);
  await settled();
  host.say({ kind: "opened", channel: host.of("open")[0]!.channel });
  expect(socket.readyState).toBe(WebSocket.OPEN);
  const asked = device.request("POST", "/api/v1/tables", "{}", null);
  await settled();
  host.onerror!();
  const answer = await asked;
  expect([answer.status, JSON.parse(await answer.text())]).toMatchObject([500, { figures: {} }]);
  expect([codes, device.stage, host.ended]).toEqual([[1006], "idle", true]);
  device.connect("t", false); // as the table's page does
  await settled();
  const other = Host.made[1]!;
  other.say(READY);
  await settled();
  expect([other.of("open").length, host.heard.length]).toEqual([1, 3]);
});

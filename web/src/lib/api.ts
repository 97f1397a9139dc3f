/** What can be asked of whoever hosts the tables, typed by the protocol it publishes. */
import type { Place } from "./place";
import type { Endpoints, Problem } from "./protocol";
import { router } from "./router.svelte";
import { TRANSPORTS, type Answer } from "./transport";

type Endpoint = keyof Endpoints;
type Params = Record<string, string | number>;

/** The server said no; `code` and `figures` make the text `reason-<code>`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly figures: Problem["figures"],
    readonly status: number,
  ) {
    super(code);
  }
}

/** Nothing came back: no network, the server is down, or the caller's signal has ended it. */
export class Unreachable extends Error {}

/**
 * Ask the host: `call("POST /api/v1/tables/{id}/join", { id }, { name })`. Parameters that the
 * path does not name become its query. The host is that of the page, unless it is said.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  params: Params = {},
  body: Endpoints[E]["body"] | null = null,
  signal: AbortSignal | null = null,
  place: Place = router.place,
): Promise<Endpoints[E]["reply"]> {
  const [method, path] = endpoint.split(" ") as [string, string];
  const answer = await sent(place, method, address(path, params), body, signal);
  const said = await whole(answer);
  if (answer.status < 300) return said as Endpoints[E]["reply"];
  throw refusal(said, answer.status);
}

/** The text of a file that the host gives. */
export async function fileOf(path: string, params: Params): Promise<string> {
  const answer = await sent(router.place, "GET", address(path, params), null, null);
  if (answer.status >= 300) throw refusal(await whole(answer), answer.status);
  return answer.text();
}

/** The address of an endpoint, for links and downloads. */
export function address(path: string, params: Params): string {
  const left = new Map(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name);
    left.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams([...left].map(([name, value]) => [name, String(value)]));
  return left.size ? `${filled}?${query}` : filled;
}

async function sent(
  place: Place,
  method: string,
  path: string,
  body: unknown,
  signal: AbortSignal | null,
): Promise<Answer> {
  try {
    const text = body === null ? null : JSON.stringify(body);
    return await TRANSPORTS[place].request(method, path, text, signal);
  } catch {
    throw new Unreachable();
  }
}

/** All of an answer; the connection may be lost in the middle of it. A fault has no JSON. */
async function whole(answer: Answer): Promise<unknown> {
  let text;
  try {
    text = await answer.text();
    return JSON.parse(text) as unknown;
  } catch {
    if (text === undefined || answer.status < 300) throw new Unreachable();
    return null;
  }
}

function refusal(said: unknown, status: number): Refusal {
  const problem = said as Problem | null;
  return problem?.code
    ? new Refusal(problem.code, problem.figures, status)
    : new Refusal("server-failed", {}, status);
}

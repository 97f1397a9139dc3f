/** The server's REST endpoints, typed by the protocol it publishes. */
import type { Endpoints, Problem } from "./protocol";

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
 * Ask the server: `call("POST /api/v1/tables/{id}/join", { id }, { name })`. Parameters that the
 * path does not name become its query.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  params: Params = {},
  body: Endpoints[E]["body"] | null = null,
  signal: AbortSignal | null = null,
): Promise<Endpoints[E]["reply"]> {
  const [method, path] = endpoint.split(" ") as [string, string];
  const response = await send(method, address(path, params), body, signal);
  if (response.ok) return (await whole(response)) as Endpoints[E]["reply"];
  throw await refusal(response);
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

async function send(
  method: string,
  url: string,
  body: unknown,
  signal: AbortSignal | null,
): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin", signal };
  if (body !== null) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  try {
    return await fetch(url, init);
  } catch {
    throw new Unreachable();
  }
}

/** All of an answer; the connection may be lost in the middle of it. */
async function whole(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new Unreachable();
  }
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const problem = (await response.json()) as Problem;
    return new Refusal(problem.code, problem.figures, response.status);
  } catch {
    return new Refusal("server-failed", {}, response.status);
  }
}

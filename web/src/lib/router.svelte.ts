/** Which page is shown: the address of the browser, and links that do not load anew. */
import { addressOf, located, type Place } from "./place";

export type Page =
  | { name: "start" }
  | { name: "new" }
  | { name: "tables" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string; ply: number | null }
  | { name: "join"; token: string }
  | { name: "watch"; token: string }
  | { name: "rules"; section: string | null }
  | { name: "settings" }
  | { name: "reminders" }
  | { name: "devices"; token: string | null }
  | { name: "switch"; token: string; on: boolean }
  | { name: "lost" };

export function pageOf(path: string): Page {
  const parts = decoded(path);
  if (!parts) return { name: "lost" };
  const [room = "", id, what, which] = parts;
  if (room === "t" && id && what === "replay")
    return { name: "replay", id, ply: which && /^\d+$/.test(which) ? Number(which) : null };
  if (room === "t" && id) return { name: "table", id };
  if (room === "join" && id) return { name: "join", token: id };
  if (room === "watch" && id) return { name: "watch", token: id };
  if (room === "rules") return { name: "rules", section: id ?? null };
  if (room === "reminders" && (id === "on" || id === "off") && what)
    return { name: "switch", token: what, on: id === "on" };
  if (room === "reminders") return { name: room };
  if (room === "devices") return { name: room, token: null };
  if (room === "device" && id) return { name: "devices", token: id };
  if (room === "") return { name: "start" };
  if (room === "new" || room === "tables" || room === "settings") return { name: room };
  return { name: "lost" };
}

/** The parts of a path; nothing if one of them was cut or mistyped. */
function decoded(path: string): string[] | null {
  try {
    return path.split("/").slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}

class Router {
  #at = $state.raw(located(location));
  /** Where the tables of this page are. */
  place = $derived(this.#at[0]);
  page = $derived(pageOf(this.#at[1]));

  constructor() {
    const look = (): void => void (this.#at = located(location));
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
    addEventListener("click", (event) => this.#follow(event));
  }

  /** The address of a page in the same place as this one, or in another. */
  to(path: string, place: Place = this.place): string {
    return addressOf(path, place);
  }

  go(path: string, replace = false, place: Place = this.place): void {
    this.#show(this.to(path, place), replace);
    scrollTo(0, 0);
  }

  /** Let the address say where in a page one is. */
  note(path: string): void {
    history.replaceState(null, "", this.to(path));
  }

  #show(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#at = located(location);
  }

  /** Follow links of our own without loading the page anew. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download"))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.hash && !link.hash.startsWith("#/")) return;
    event.preventDefault();
    this.#show(link.href);
    scrollTo(0, 0);
  }
}

export const router = new Router();

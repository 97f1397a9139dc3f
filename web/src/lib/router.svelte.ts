/** Which page is shown: the address of the browser, and links that do not load anew. */

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
  const [room = "", id, what, which] = path.split("/").slice(1).map(decodeURIComponent);
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

class Router {
  #path = $state(location.pathname);
  page = $derived(pageOf(this.#path));

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** Follow links of our own without loading the page anew. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download"))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();

/** Where this page's tables are: with a server, or on this device. */

export type Place = "server" | "device";

/** Where the site begins: "/" on a server, perhaps a folder on a plain host of files. */
export const ROOT = import.meta.env.DEV ? "/" : new URL("..", import.meta.url).pathname;

/** Whether a server answers at this address; `valdora site` writes pages where none does. */
export const SERVED = document.documentElement.dataset["alone"] === undefined;

/**
 * A page's path and place by the browser's address. What is on this device is behind a `#`, so that
 * any host of files can answer, whatever the page.
 */
export function located(address: Pick<Location, "pathname" | "hash">): [Place, string] {
  if (address.hash.startsWith("#/")) return ["device", address.hash.slice(1)];
  return SERVED ? ["server", address.pathname] : ["device", "/"];
}

/** The address of a path in a place. */
export function addressOf(path: string, place: Place): string {
  return place === "device" ? `${ROOT}#${path}` : path;
}

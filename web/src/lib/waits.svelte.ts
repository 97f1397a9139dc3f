/** At how many tables one is waited for: told by title, icon and navigation. */
import { call } from "./api";
import { SERVED } from "./place";

const EVERY_MS = 30_000;

class Waits {
  count = $state(0);
  /** What stands before the title of every page. */
  mark = $derived(this.count ? `(${this.count}) ` : "");

  async ask(): Promise<void> {
    if (!SERVED) return; // on a device nobody else plays on
    try {
      const asked = call("GET /api/v1/tables/turns", {}, null, null, "server");
      ({ count: this.count } = await asked);
    } catch {
      return; // as it was: the page itself says what is wrong
    }
    if (!("setAppBadge" in navigator)) return;
    const told = this.count ? navigator.setAppBadge(this.count) : navigator.clearAppBadge();
    await told.catch(() => {}); // not every browser shows it
  }

  /** Ask now and then while the page is seen; ends with what is returned. */
  keep(): () => void {
    const ask = (): void => void (document.hidden || this.ask());
    ask();
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }
}

export const waits = new Waits();

/** Whoever has left a page is not taken elsewhere, or kept connected, by what it still waited for. */
import { onDestroy } from "svelte";

/** Tells whether one is still there. Call while a component starts. */
export function staying(): () => boolean {
  let here = true;
  onDestroy(() => (here = false));
  return () => here;
}

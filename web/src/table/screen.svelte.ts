/**
 * Which of four layouts suits the window, and how much the table grows on large ones. Styles read
 * both from the root element: `data-layout` and `--zoom`.
 */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { growthOf, layoutOf } from "./layout";

class Screen {
  #width = $derived(innerWidth.current ?? 1280);
  #height = $derived(innerHeight.current ?? 720);
  layout = $derived(layoutOf(this.#width, this.#height));
  zoom = $derived(growthOf(this.#width, this.#height));
  /** Whether the table shows players, craftsmen and log by itself, not as sheets. */
  roomy = $derived(this.layout === "wide" || this.layout === "tall");

  /** Tell the styles; call inside an effect. */
  tell(): () => void {
    const root = document.documentElement;
    root.dataset["layout"] = this.layout;
    root.style.setProperty("--zoom", this.zoom.toFixed(3));
    return () => {
      delete root.dataset["layout"];
      root.style.removeProperty("--zoom");
    };
  }
}

export const screen = new Screen();

/** A game of this device is begun while its page is still being made; lists are shown without that. */
import { router } from "$lib/router.svelte";
import { device } from "./device.svelte";

export async function beginEarly(): Promise<void> {
  const { name } = router.page;
  if (router.place === "device" && (name === "table" || name === "replay")) await device.begin();
}

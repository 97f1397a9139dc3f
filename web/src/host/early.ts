/** What a page of this device will ask for comes while it is still being made; a game begins at once. */
import { router } from "$lib/router.svelte";
import { device } from "./device.svelte";

export async function beginEarly(): Promise<void> {
  if (router.place !== "device") return;
  const { name } = router.page;
  if (name === "table" || name === "replay") await device.begin();
  else if (name === "start") await device.release();
}

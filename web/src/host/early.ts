/** Tables of this device begin while the page is still being made, where it will ask for them. */
import { ROOT } from "$lib/place";
import { router } from "$lib/router.svelte";
import { keptBy } from "../kept";
import { device } from "./device.svelte";
import { hasGames } from "./store";

export async function beginEarly(): Promise<void> {
  if (router.place !== "device") return;
  const { name } = router.page;
  const listed = name === "start" || name === "tables";
  if (!listed && name !== "table" && name !== "replay") return;
  device.prepare();
  if (!listed || (await hasGames(keptBy(ROOT)))) await device.begin();
}

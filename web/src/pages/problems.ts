/** What to tell a person when the server said no, or nothing at all. */
import { Refusal } from "$lib/api";
import { router } from "$lib/router.svelte";
import { deviceProblem } from "../host/device.svelte";
import type { Translate } from "$lib/i18n";

export function problemText(t: Translate, error: unknown): string {
  if (error instanceof Refusal) return t(`reason-${error.code}`, { ...error.figures });
  return t(router.place === "device" ? deviceProblem() : "site-unreachable");
}

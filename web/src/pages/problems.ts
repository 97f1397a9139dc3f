/** What to tell a person when the server said no, or nothing at all. */
import { Refusal } from "$lib/api";
import { router } from "$lib/router.svelte";
import { deviceProblem } from "../host/device.svelte";
import type { Translate } from "$lib/i18n";

export function problemText(t: Translate, error: unknown): string {
  const here = router.place === "device";
  if (error instanceof Refusal && here && error.code === "server-error") return t("device-wrong");
  if (error instanceof Refusal) return t(`reason-${error.code}`, { ...error.figures });
  return t(here ? deviceProblem() : "site-unreachable");
}

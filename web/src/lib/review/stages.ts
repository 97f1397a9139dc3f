/** How far the judging of a game is, in words. */
import type { Translate } from "$lib/i18n";
import type { TimeLeft } from "$lib/protocol";
import type { Judging } from "./judging.svelte";

type Under = Pick<Judging, "stage" | "ahead" | "total" | "left">;

export function stageText(t: Translate, { stage, ahead, total, left }: Under): string {
  if (total) return left ? leftText(t, left) : t("review-left-unknown");
  return stage === "waiting" && ahead ? t("review-queue", { ahead }) : t("review-waiting");
}

/** The time left in whole minutes, no more exact than it is known. */
export function leftText(t: Translate, left: TimeLeft): string {
  if (left.high <= 60) return t("review-left-soon");
  const [low, high] = [Math.floor(left.low / 60), Math.ceil(left.high / 60)];
  if (high - low <= 1) return t("review-left-about", { minutes: high });
  return low ? t("review-left-range", { low, high }) : t("review-left-most", { minutes: high });
}

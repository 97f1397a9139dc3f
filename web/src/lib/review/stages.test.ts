import { expect, it } from "vitest";
import { leftText, stageText } from "./stages";

const t = (key: string, args: object = {}): string => [key, ...Object.values(args)].join(" ");

it.each([
  [0, 0, "review-left-soon"],
  [20, 60, "review-left-soon"],
  [60, 61, "review-left-about 2"],
  [70, 110, "review-left-about 2"],
  [20, 200, "review-left-most 4"],
  [130, 400, "review-left-range 2 7"],
])("says %i to %i seconds no more exactly than they are known", (low, high, text) => {
  expect(leftText(t, { low, high })).toBe(text);
});

it("says what is waited for", () => {
  const none = { ahead: 0, total: 0, left: null };
  expect(stageText(t, { stage: "preparing", ...none })).toBe("review-waiting");
  expect(stageText(t, { stage: "waiting", ...none })).toBe("review-waiting");
  expect(stageText(t, { stage: "waiting", ...none, ahead: 2 })).toBe("review-queue 2");
  expect(stageText(t, { stage: "judging", ...none, total: 9 })).toBe("review-left-unknown");
  const left = { low: 5, high: 9 };
  expect(stageText(t, { stage: "judging", ahead: 0, total: 9, left })).toBe("review-left-soon");
});

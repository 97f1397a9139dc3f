import { describe, expect, it } from "vitest";
import { clock, minutes, wishesOf } from "./reminders";

describe("quiet hours", () => {
  it("are shown as a clock shows them, and read back", () => {
    expect([0, 450, 1439].map(clock)).toEqual(["00:00", "07:30", "23:59"]);
    expect(["00:00", "07:30", "23:59", ""].map(minutes)).toEqual([0, 450, 1439, 0]);
  });
  it("are none unless wanted", () => {
    expect(wishesOf("de", false, 1320, 420)).toMatchObject({ quiet_from: 0, quiet_to: 0 });
    expect(wishesOf("de", true, 1320, 420)).toMatchObject({ quiet_from: 1320, quiet_to: 420 });
  });
});

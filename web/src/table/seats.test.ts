import { describe, expect, it } from "vitest";
import type { Args } from "$lib/i18n";
import type { SeatChange, Table } from "$lib/protocol";
import { ledgerNote, timedNote, timeWasUp } from "./seats";

const t = (key: string, args: Args = {}): string => [key, ...Object.values(args)].join(" ");
const person = { seat: 0, colour: "teal", kind: "person", name: "Ann", bot: null } as const;
const bot = { ...person, kind: "bot", bot: "casual", away: true } as const;

function table(seat: object, ...changes: SeatChange["change"][]): Table {
  const seat_changes = changes.map((change, seq) => ({ seq, ply: 0, seat: 0, change, at: 0 }));
  return { seats: [{ away: false, resigned: false, ...seat }], seat_changes } as unknown as Table;
}

describe("beside a name", () => {
  const clock = { ms: 61_000, runs: true, off: false, low: false };

  it("stands what the clock of a person shows, and that they are away", () => {
    expect(timedNote(t, table(person), 0, null, clock)).toBe("clock-minutes 1 01");
    expect(timedNote(t, table(person), 0, 120_000, clock)).toBe(
      "clock-minutes 1 01 · seat-away-for 2",
    );
    expect(timedNote(t, table(person), 0, null, { ...clock, off: true })).toBe("clock-off");
    expect(timedNote(t, table(person), 0, null, null)).toBe("");
  });

  it("stands why a bot plays", () => {
    expect(timedNote(t, table(bot, "time"), 0, null, null)).toBe("seat-time");
    expect(timedNote(t, table(bot, "time", "back", "left"), 0, null, null)).toBe("seat-stand-in");
  });
});

describe("time", () => {
  it("was up if nothing but a holiday or the host came after it", () => {
    expect(timeWasUp(table(bot, "time", "host", "holiday-over"), 0)).toBe(true);
    expect(timeWasUp(table(person, "time", "back"), 0)).toBe(false);
    expect(timeWasUp(table(person), 0)).toBe(false);
  });

  it("that was up is told in the ledger", () => {
    expect(ledgerNote(t, table(person, "time", "back"), 0)).toBe("ledger-helped");
    expect(ledgerNote(t, table(person, "holiday"), 0)).toBe("");
  });
});

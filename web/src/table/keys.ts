/** Keys that work anywhere at the table, as long as nobody is typing. */
import type { Side } from "$lib/model";
import { settings } from "$lib/settings.svelte";
import type { Session } from "./session.svelte";

interface Help {
  /** As printed on the key; what has a name of its own in each language by its message. */
  keys: readonly string[];
  text: string;
}

/** For the list of keys. */
export const KEYS: readonly Help[] = [
  { keys: ["M"], text: "keys-map" },
  { keys: ["←", "↑", "→", "↓"], text: "keys-arrows" },
  { keys: ["N"], text: "keys-next" },
  { keys: ["key-enter"], text: "keys-enter" },
  { keys: ["1", "…", "9"], text: "keys-number" },
  { keys: ["⇧", "←", "→"], text: "keys-buy" },
  { keys: ["B"], text: "keys-book" },
  { keys: ["P"], text: "keys-provisions" },
  { keys: ["S"], text: "keys-silver" },
  { keys: ["E"], text: "keys-end" },
  { keys: ["Z"], text: "keys-undo" },
  { keys: ["H"], text: "keys-hint" },
  { keys: ["R"], text: "keys-recap" },
  { keys: ["F", "key-space"], text: "keys-skip" },
  { keys: ["key-escape"], text: "keys-close" },
  { keys: ["?"], text: "keys-help" },
];

/** What was pressed: a keyboard without Latin letters gives them by the place of the key. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return place && /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key) ? place : key;
}

/** Do what a key stands for; whether it stood for anything. */
export function pressed(session: Session, key: string, shift: boolean): boolean {
  if (key === "Escape") return putAway(session);
  if (key === " ") return skip(session);
  if (shift && (key === "ArrowLeft" || key === "ArrowRight"))
    return buy(key === "ArrowLeft" ? "L" : "R");
  return settings.letters && letter(session, key, shift);
}

/** Close the book, and let go of what waits for a second press; dialogs close by themselves. */
function putAway(session: Session): true {
  session.book = null;
  session.selected = session.note = null;
  session.final.forget();
  return true;
}

/** Be done with the turn that is being shown. */
function skip(session: Session): boolean {
  if (session.skippable) session.showing.skip();
  return session.skippable;
}

/** Buy from a side of the open book, or hear why not. */
function buy(side: Side): boolean {
  const button = document.querySelector<HTMLElement>(`.book [data-buy="${side}"]`);
  button?.click();
  return button !== null;
}

function letter(session: Session, key: string, shift: boolean): boolean {
  const act = (choice = session.choices[0]): boolean => (choice && void session.act(choice), true);
  if (/^[1-9]$/.test(key)) {
    const buttons = document.querySelectorAll<HTMLElement>(
      ".tray [data-code], .book .ask [data-code]",
    );
    buttons[Number(key) - 1]?.click();
    return buttons.length > 0;
  }
  switch (key.toLowerCase()) {
    case "m":
      return focusOn(
        `[data-space="${session.here ?? session.shown?.players[session.shown.seat]?.pawn ?? ""}"]`,
      );
    case "n":
      return focusNext(shift ? -1 : 1);
    case "b":
      session.book = session.book ? null : bookHere(session);
      return true;
    case "p":
      return session.offers("provisions").length > 0 && act(session.offers("provisions")[0]);
    case "s":
      return session.offers("silver").length > 0 && act(session.offers("silver")[0]);
    case "e":
      return session.offers("end").length > 0 && act(session.offers("end")[0]);
    case "z":
    case "u":
      void session.undo(shift);
      return true;
    case "h":
      void session.askHint();
      return true;
    case "r":
      session.panel = { kind: "recap" };
      return true;
    case "f":
      return skip(session);
    case "?":
      session.panel = { kind: "shortcuts" };
      return true;
  }
  return false;
}

function bookHere(session: Session): string | null {
  const books = Object.keys(session.shown?.books ?? {});
  return books.find((id) => id === session.here) ?? books[0] ?? null;
}

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement | SVGElement>(selector);
  found?.focus();
  return found !== null;
}

/** From destination to destination, round the map. */
function focusNext(by: number): boolean {
  const all = [...document.querySelectorAll<SVGElement>("[data-space][data-code]")];
  const at = all.indexOf(document.activeElement as SVGElement);
  all.at((at + by + (at < 0 && by < 0 ? 1 : 0)) % all.length)?.focus();
  return all.length > 0;
}

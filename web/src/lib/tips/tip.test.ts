import { describe, expect, it } from "vitest";
import { marks, placeFor, tellsByKey, tip, tipOf, wordsOf } from "./tip";

const page = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body;
};

describe("a mark's words", () => {
  it("make it reachable by key, unless it is part of a control", () => {
    const body = page("<span></span><button><b></b></button>");
    tip("what it is")(body.querySelector("span")!);
    tip("a part")(body.querySelector("b")!);
    expect(body.querySelector("span")!.getAttribute("tabindex")).toBe("0");
    expect(body.querySelector("b")!.hasAttribute("tabindex")).toBe(false);
  });

  it("go when the mark's words change", () => {
    const span = page("<span></span>").querySelector("span")!;
    const gone = tip("old")(span);
    if (gone) gone();
    expect(span.outerHTML).toBe("<span></span>");
  });

  it("are found from whatever lies inside; a named picture tells its own name", () => {
    const body = page(
      `<p data-tip="all"><i></i></p><svg role="img" aria-label="silver"><path /></svg><em></em>`,
    );
    expect(wordsOf(tipOf(body.querySelector("i"))!)).toBe("all");
    expect(wordsOf(tipOf(body.querySelector("path"))!)).toBe("silver");
    expect(tipOf(body.querySelector("em"))).toBeNull();
  });
});

describe("by keys", () => {
  it("a group, or a button without a name of its own, tells of all its marks, each once", () => {
    const inside = `<b data-tip="three coins">3</b><i data-tip="three coins">3</i>
      <svg role="img" aria-label="silver"></svg>`;
    const body = page(`<p>${inside}</p><button>${inside}</button>`);
    const [group, button] = [body.querySelector("p")!, body.querySelector("button")!];
    expect(tellsByKey(group)).toBe(false);
    marks(group);
    for (const each of [group, button]) {
      expect(tellsByKey(each)).toBe(true);
      expect(wordsOf(each)).toBe("three coins\nsilver");
    }
    expect(group.getAttribute("tabindex")).toBe("0");
  });

  it("what is named or has nothing to tell stays quiet", () => {
    const body = page(`<button aria-label="close"><svg></svg></button><button>go</button>`);
    expect([...body.querySelectorAll("button")].map(tellsByKey)).toEqual([false, false]);
  });
});

describe("the bubble", () => {
  const room = { width: 400, height: 300 };
  const bubble = { width: 100, height: 40 };
  it("lies above, in the middle", () => {
    const box = { left: 200, top: 100, width: 20, bottom: 120 };
    expect(placeFor(box, bubble, room)).toEqual({ left: 160, top: 54 });
  });
  it("lies below at the upper edge, and never leaves the screen", () => {
    const box = { left: 390, top: 10, width: 10, bottom: 30 };
    expect(placeFor(box, bubble, room)).toEqual({ left: 294, top: 36 });
  });
});

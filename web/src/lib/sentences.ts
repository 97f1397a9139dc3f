/**
 * Everything the game says, in the reader's language: events, reasons, choices, names of spaces and
 * cards. Messages get the same arguments as from `valdora.texts`, so both say the same.
 */
import type { Args, Translate } from "./i18n";
import type { Choice, Commission, Comparison, Edition, GameEvent, Motive, Road } from "./protocol";

const SEATS = new Set(["seat", "owner", "winners"]);
const SPACES = new Set(["space", "origin"]);
const CARDS = new Set(["card", "commission"]);
const COMPASS = new Set(["north", "east", "south", "west"]);
const NONE = "none";
/** Events that tell of cards which do not stay in sight. */
const COVERED: ReadonlySet<string> = new Set([
  "page-revealed",
  "page-turned",
  "commission-bought",
  "commission-returned",
  "commission-completed",
]);
/** What kind of names a motive is about; the other motives are about none. */
const MOTIVES: Readonly<Record<string, string>> = {
  deliver: "card",
  colour: "crest",
  workshop: "crest",
  bonus: "crest",
  buy: "card",
  equip: "card",
  look: "book",
  load: "gemstone",
};

export type SpaceForm = "" | "to" | "at";
export type CardForm = "" | "a";
/** What the label of a choice is made of. */
type Told = Pick<Choice, "action" | "events">;
type Vocabulary = Pick<
  Edition,
  "spaces" | "roads" | "equipment" | "commissions" | "figures" | "told"
>;

export class Sentences {
  constructor(
    readonly t: Translate,
    readonly edition: Vocabulary,
    readonly names: readonly string[] = [],
  ) {}

  /** A message about the rules, with the edition's figures in it. */
  told(key: string): string {
    const figures = Object.entries(this.edition.told[key] ?? {});
    return this.t(
      key,
      Object.fromEntries(figures.map(([name, told]) => [name, this.#figure(told)])),
    );
  }

  #figure(told: number | string[] | Record<string, number>): number | string {
    if (typeof told === "number") return told;
    if (Array.isArray(told)) return this.list(told);
    return Object.entries(told)
      .map(([key, count]) => `${this.t(key)} ${count}`)
      .join(", ");
  }

  /** What happened; `covered` as in the box, where nobody is told which card it was. */
  event(event: GameEvent, covered = false): string {
    const form = covered && COVERED.has(event.kind) ? "covered" : "event";
    return this.t(`${form}-${event.kind}`, this.args({ ...event }));
  }

  reason(code: string, figures: Readonly<Record<string, unknown>>): string {
    return this.t(`reason-${code}`, this.args(figures));
  }

  /** The label of a choice, with the prices and cards that its events tell of. */
  choice(choice: Told): string {
    const { kind, ...parts } = choice.action;
    return this.t(`choice-${kind}`, this.args({ ...parts, ...this.#costs(choice) }));
  }

  /** The labels of choices made one after the other; what is chosen again and again is told once. */
  choices(choices: readonly Told[]): string[] {
    const told: { label: string; times: number }[] = [];
    for (const choice of choices) {
      const label = this.choice(choice);
      const last = told.at(-1);
      if (last?.label === label) last.times++;
      else told.push({ label, times: 1 });
    }
    return told.map(({ label, times }) =>
      times > 1 ? this.t("choice-times", { choice: label, times }) : label,
    );
  }

  /** Why a turn is good. Cards are listed one by one, of anything else each name once. */
  motive({ code, what, points }: Motive): string {
    const kind = MOTIVES[code] ?? "";
    const forms: Record<string, string[]> = {};
    for (const name of kind === "card" ? what : new Set(what))
      for (const [field, text] of Object.entries(this.#named(kind, name)))
        (forms[field.replace(kind, "what")] ??= []).push(String(text));
    const listed = Object.entries(forms).map(([field, words]) => [field, this.list(words)]);
    return this.t(`motive-${code}`, {
      ...(Object.fromEntries(listed) as Args),
      what_count: what.length,
      points,
    });
  }

  /** How a turn compares with another. */
  comparison({ code, colour, own, other, within }: Comparison): string {
    const difference = Math.abs(own - other);
    const args: Args =
      code === "sooner" || code === "later"
        ? { turns: Math.round(difference * 10) / 10 }
        : code === "more" || code === "fewer"
          ? { points: Math.round(difference), turns: within }
          : { colour, own: this.percent(own), other: this.percent(other) };
    return this.t(`comparison-${code}`, args);
  }

  /** A share from 0 to 1 in whole percents; a change of one with its sign. */
  percent(share: number, change = false): string {
    const percent = Math.round(Math.abs(share) * 100);
    const sign = percent === 0 ? "±" : share > 0 ? "+" : "−";
    return this.t("percent", { sign: change ? sign : "", percent });
  }

  #named(kind: string, name: string): Args {
    const plain = kind === "crest" || kind === "gemstone";
    return plain ? { [kind]: this.t(`${kind}-${name}`) } : this.#arg(kind, name);
  }

  /** Words as a list: "a, b and c". */
  list(items: readonly string[]): string {
    return this.#enumeration(items, "list-last");
  }

  /** Words of which one is to be chosen: "a, b or c". */
  either(items: readonly string[]): string {
    return this.#enumeration(items, "list-or");
  }

  #enumeration(items: readonly string[], key: "list-last" | "list-or"): string {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    const first = items
      .slice(0, -1)
      .reduce((start, next) => this.t("list-more", { first: start, next }));
    return this.t(key, { first, last });
  }

  space(id: string, form: SpaceForm = ""): string {
    const space = this.edition.spaces.find((found) => found.id === id);
    if (!space) return id;
    if (space.kind === "city")
      return this.t(inForm(`space-city-${space.book ?? "harbour"}`, form), { city: space.id });
    const { road, number } = this.#place(id);
    const crest = space.crest ?? NONE;
    return this.t(inForm(`space-${space.kind}`, form), { road: this.#road(road), number, crest });
  }

  card(id: string, form: CardForm = ""): string {
    const commission = this.edition.commissions.find((kind) => kind.id === id);
    return commission ? this.#commission(commission, form) : this.t(inForm(`slot-${id}`, form));
  }

  /** The arguments of a message: fields as they are, and names for seats, spaces, cards and lists. */
  args(figures: Readonly<Record<string, unknown>>): Args {
    const found: Args = {};
    for (const [field, value] of Object.entries(figures))
      Object.assign(found, this.#arg(field, value));
    return found;
  }

  #arg(field: string, value: unknown): Args {
    if (typeof value === "boolean") return { [field]: value ? "yes" : "no" };
    if (Array.isArray(value)) {
      const words = value.map((item) =>
        SEATS.has(field) ? this.#name(item) : this.t(`slot-${item}.used`),
      );
      return { [field]: this.list(words), [`${field}_count`]: value.length };
    }
    if (typeof value === "number") return { [field]: SEATS.has(field) ? this.#name(value) : value };
    const text = String(value);
    if (SPACES.has(field))
      return {
        [field]: this.space(text),
        [`${field}_to`]: this.space(text, "to"),
        [`${field}_at`]: this.space(text, "at"),
      };
    if (CARDS.has(field)) return { [field]: this.card(text), [`${field}_a`]: this.card(text, "a") };
    return { [field]: text };
  }

  #name(seat: unknown): string {
    return this.names[Number(seat)] ?? String(seat);
  }

  #commission({ crest, coins, gemstones }: Commission, form: CardForm): string {
    if (!gemstones.length) return this.t(inForm("commission-coins", form), { crest, coins });
    const wanted = this.list(gemstones.map((gemstone) => this.t(`gemstone-${gemstone}`)));
    return this.t(inForm("commission-gemstones", form), { crest, gemstones: wanted });
  }

  #road(road: Road): string {
    if (COMPASS.has(road.id)) return this.t(`road-${road.id}`);
    return this.t("road-between", { start: road.spaces[0] ?? "", end: road.spaces.at(-1) ?? "" });
  }

  /** The road a space lies on and its number there, counted from the city the road starts in. */
  #place(id: string): { road: Road; number: number } {
    const roads = this.edition.roads.filter(({ spaces }) => spaces.includes(id));
    const road = roads.find(({ spaces }) => spaces.slice(1, -1).includes(id)) ?? roads[0]!;
    const start = this.edition.spaces.find((space) => space.id === road.spaces[0]);
    return { road, number: road.spaces.indexOf(id) + (start?.kind === "city" ? 0 : 1) };
  }

  /** What a choice costs and which card it is about, read from the events it would bring. */
  #costs({ action, events }: Told): Record<string, unknown> {
    const of = <K extends GameEvent["kind"]>(kind: K) =>
      events.filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind);
    if (action.kind === "move") {
      const coins = of("encounter-paid").reduce((sum, event) => sum + event.coins, 0);
      return { coins, provisions: of("pawn-moved").some((event) => event.provisions) };
    }
    if (action.kind === "turn") {
      const [page] = of("page-turned");
      return page
        ? { coins: page.coins, card: page.card, known: true }
        : { coins: 0, known: false };
    }
    if (action.kind === "buy") {
      const card = of("commission-bought")[0]?.commission ?? of("equipment-bought")[0]?.equipment;
      const coins = action.slot ? 0 : this.edition.figures.commission_price;
      return {
        coins,
        slot: action.slot ?? NONE,
        ...(card ? { card, known: true } : { known: false }),
      };
    }
    if (action.kind === "load") {
      const price =
        this.edition.equipment.find(({ slot }) => slot === action.slot)?.load_price ?? 0;
      return { coins: price, dropped: of("gemstone-dropped")[0]?.gemstone ?? NONE };
    }
    return {};
  }
}

const inForm = (key: string, form: string): string => (form ? `${key}.${form}` : key);

/** What a destination costs and offers, read from the choices the server sent. */
import { choicesOf, type ChoiceOf } from "$lib/actions";
import type { Cascade } from "$lib/model";
import type { Choice, GameEvent, Gemstone } from "$lib/protocol";

export interface Trip {
  choice: Choice;
  space: string;
  coins: number;
  provisions: boolean;
  gemstones: Gemstone[];
  deliveries: { commission: string; cascade: Cascade }[];
  book: boolean;
  silver: number;
  takesProvisions: boolean;
}

/** The trips among the choices, by destination. */
export function tripsOf(choices: readonly Choice[]): Map<string, Trip> {
  const trips = new Map<string, Trip>();
  for (const choice of choicesOf(choices, "move")) trips.set(choice.action.space, tripOf(choice));
  return trips;
}

function tripOf(choice: ChoiceOf<"move">): Trip {
  const trip: Trip = {
    choice,
    space: choice.action.space,
    coins: sum(choice.events, (event) => (event.kind === "encounter-paid" ? event.coins : 0)),
    provisions: choice.events.some((event) => event.kind === "pawn-moved" && event.provisions),
    gemstones: [],
    deliveries: [],
    book: false,
    silver: 0,
    takesProvisions: false,
  };
  for (const next of choice.then ?? []) offer(trip, next);
  return trip;
}

function offer(trip: Trip, next: Choice): void {
  const { action } = next;
  if (action.kind === "load") {
    if (!trip.gemstones.includes(action.gemstone)) trip.gemstones.push(action.gemstone);
  } else if (action.kind === "deliver") {
    if (!trip.deliveries.some(({ commission }) => commission === action.commission))
      trip.deliveries.push({ commission: action.commission, cascade: cascadeOf(next.events) });
  } else if (action.kind === "turn" || action.kind === "buy" || action.kind === "return")
    trip.book = true;
  else if (action.kind === "provisions") trip.takesProvisions = true;
  else if (action.kind === "silver")
    trip.silver = sum(next.events, (event) => (event.kind === "silver-taken" ? event.coins : 0));
}

export function cascadeOf(events: readonly GameEvent[]): Cascade {
  const cascade: Cascade = { points: 0, bonus: 0, colour: null, workshop: null, workshopPoints: 0 };
  for (const event of events) {
    if (event.kind === "commission-completed") cascade.points += event.points;
    else if (event.kind === "bonus-taken") cascade.bonus += event.points;
    else if (event.kind === "craftsman-hired") cascade.colour = event.colour;
    else if (event.kind === "workshop-opened") {
      cascade.workshop = event.colour;
      cascade.workshopPoints = event.points;
    }
  }
  return cascade;
}

const sum = (events: readonly GameEvent[], of: (event: GameEvent) => number): number =>
  events.reduce((total, event) => total + of(event), 0);

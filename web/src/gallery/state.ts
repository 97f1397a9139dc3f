import type { Edition, State, Stones } from "$lib/model";
import raw from "./edition.json";

export const edition = raw as unknown as Edition;

const layouts: Stones[] = [
  { ruby: 2, sapphire: 1, gold: 3 },
  { ruby: 1, amethyst: 2, emerald: 1, gold: 2 },
  { sapphire: 2, amethyst: 1, emerald: 2, gold: 1 },
  { ruby: 1, sapphire: 1, amethyst: 1, gold: 1 },
  { emerald: 2, amethyst: 2, gold: 2 },
  { sapphire: 1, emerald: 1, gold: 3 },
  { ruby: 1 },
];

export const sample: State = {
  edition: "base-2009",
  phase: "move",
  seat: 0,
  round: 9,
  final: false,
  reveal: null,
  stones: Object.fromEntries(
    edition.spaces
      .filter((s) => s.kind === "road")
      .map((s, i) => [s.id, layouts[i % layouts.length]!]),
  ),
  discard: { ruby: 1, sapphire: 2, amethyst: 0, emerald: 1, gold: 6 },
  books: {
    A: {
      left: ["shovel", "hammer"],
      right: ["cart"],
      unseen: { horse: 3, pick: 3, chisel: 3, shovel: 2, hammer: 2 },
    },
    B: {
      left: ["chisel"],
      right: ["horse"],
      unseen: { cart: 3, pick: 3, chisel: 2, shovel: 3, hammer: 3 },
    },
    C: {
      left: ["gold", "silver", "red"],
      right: ["white-ruby-sapphire-amethyst"],
      unseen: { gold: 5, silver: 5, green: 3, blue: 3, violet: 3, red: 2 },
    },
    D: {
      left: ["silver", "silver", "blue"],
      right: ["green"],
      unseen: { gold: 6, silver: 4, violet: 3, red: 3 },
    },
  },
  piles: { silver: 6, gold: 5, white: 4, violet: 2, red: 3, blue: 1, green: 4 },
  sunset: { tiles: 19, of: 26, colours: 7 },
  workshops: { silver: null, gold: null, white: null, violet: 1, red: null, blue: 0, green: null },
  bonus: 11,
  bank: 14,
  turned: 0,
  loaded: [],
  delivered: 0,
  rival: null,
  players: [
    {
      pawn: "H",
      coins: 4,
      provisions: true,
      equipment: { pan: "gold", shovel: "ruby", hammer: null, cart: "sapphire" },
      open: ["red", "white-ruby-amethyst-emerald", "silver"],
      completed: ["gold", "blue", "blue", "silver"],
      craftsmen: { gold: 1, blue: 2, silver: 1 },
      bonus: 1,
      score: { commissions: 11, colours: 30, workshops: 5, bonus: 10, gemstones: 3, total: 59 },
    },
    {
      pawn: "north-3",
      coins: 2,
      provisions: false,
      equipment: { pan: null, chisel: "emerald", horse: "amethyst" },
      open: ["green", "violet"],
      completed: ["violet", "violet", "gold"],
      craftsmen: { violet: 2, gold: 2 },
      bonus: 1,
      score: { commissions: 8, colours: 20, workshops: 5, bonus: 10, gemstones: 2, total: 45 },
    },
    {
      pawn: "north-3",
      coins: 6,
      provisions: true,
      equipment: { pan: "gold", pick: null },
      open: ["blue", "gold", "gold"],
      completed: ["silver", "red"],
      craftsmen: { silver: 2, red: 1, white: 1 },
      bonus: 0,
      score: { commissions: 5, colours: 30, workshops: 0, bonus: 0, gemstones: 1, total: 36 },
    },
    {
      pawn: "C",
      coins: 0,
      provisions: false,
      equipment: { pan: null, shovel: null, pick: "sapphire", chisel: null, cart: null },
      open: ["silver"],
      completed: ["gold"],
      craftsmen: { gold: 1 },
      bonus: 0,
      score: { commissions: 2, colours: 10, workshops: 0, bonus: 0, gemstones: 1, total: 13 },
    },
    {
      pawn: "east-2",
      coins: 3,
      provisions: false,
      equipment: { pan: "gold", hammer: "amethyst" },
      open: [],
      completed: [],
      craftsmen: {},
      bonus: 0,
      score: { commissions: 0, colours: 0, workshops: 0, bonus: 0, gemstones: 2, total: 2 },
    },
  ],
};

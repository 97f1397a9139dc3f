/** The rules in the order they are told, by the numbers that refusals and logs cite. */
export interface Section {
  id: string;
  rules: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  { id: "turn", rules: ["T1", "T2"] },
  { id: "move", rules: ["M1", "M2", "M3", "M4"] },
  { id: "encounters", rules: ["E1", "E2", "E3", "E4"] },
  { id: "book", rules: ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"] },
  { id: "load", rules: ["L1", "L2", "L3", "L4"] },
  { id: "deliver", rules: ["D1", "D2", "D3"] },
  { id: "craftsmen", rules: ["C1", "C2", "C3", "C4"] },
  { id: "silver", rules: ["V1", "P1"] },
  { id: "end", rules: ["G1", "G2"] },
  { id: "score", rules: ["F1", "F2"] },
  { id: "begin", rules: ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10"] },
  {
    id: "rulings",
    rules: ["Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10", "Q11", "Q12", "Q13", "Q14"],
  },
  { id: "duel", rules: ["X1", "X2", "X3", "X4", "X5", "X6"] },
];

/** Words explained below the rules; their names are those of the game, `term-…`. */
export const TERMS = [
  "city",
  "road-space",
  "harbour",
  "ship",
  "mine",
  "house",
  "patron",
  "crest",
  "gemstone",
  "discard-field",
  "equipment",
  "gold-pan",
  "tool",
  "vehicle",
  "book",
  "page",
  "commission",
  "craftsman",
  "workshop",
  "bonus-tile",
  "provisions",
  "encounter",
  "bank",
  "final-round",
  "rival",
  "edition",
] as const;

/** Outlines that several pictures share. */
import type { Crest } from "$lib/model";

export const SHIELD = "M4 3Q20 7 36 3Q38 24 32 33Q27 40 20 44Q13 40 8 33Q2 24 4 3Z";

/** The charge on each crest: what its patron wants, as an outline in a 40 x 46 field. */
export const CHARGES: Record<Crest, string> = {
  silver: "M20 11a11 11 0 1 0 .01 0ZM20 15.5a6.5 6.5 0 1 1-.01 0Z",
  gold: "M13 15H27L33 29H7ZM15.5 18L11.5 26H28.5L24.5 18Z",
  white:
    "M20 9.5l5 3v5.5l-5 3-5-3v-5.5ZM12.5 21.5l5 3v5.5l-5 3-5-3v-5.5ZM27.5 21.5l5 3v5.5l-5 3-5-3v-5.5Z",
  violet: "M17.5 10H22.5L32 28L29.5 32H10.5L8 28ZM19.5 16L14 27.5H26L20.5 16Z",
  red: "M20 9.5L31 15.800V28.200L20 34.5L9 28.200V15.800ZM20 15L13.800 18.5V25.5L20 29L26.200 25.5V18.5Z",
  blue: "M20 12.5a13 9.5 0 1 0 .01 0ZM20 17a7.5 5 0 1 1-.01 0Z",
  green: "M14 10H26L29.5 13.5V31L26 34.5H14L10.5 31V13.5ZM16 14.5V30H24V14.5Z",
};

/** Charges are drawn dark on pale shields, pale on dark ones. */
export const PALE: ReadonlySet<Crest> = new Set<Crest>(["silver", "gold", "white"]);

/** Five silhouettes in a 40 x 60 field, standing on y = 56. */
export const PAWNS: readonly { body: string; trim: string; pattern: string }[] = [
  {
    // A wide-brimmed hat.
    body: "M20 5C25 5 27 8 28 13L36 15.5Q37 18 33 18.5L28 19Q28 25 24.5 27.5C31 31 33 42 34 53Q20 59 6 53C7 42 9 31 15.5 27.5Q12 25 12 19L7 18.5Q3 18 4 15.5L12 13C13 8 15 5 20 5Z",
    trim: "M12 14Q20 17 28 14L28.5 18.5Q20 21 11.5 18.5Z",
    pattern: "M5 33H35M5 39H35M5 45H35M5 51H35",
  },
  {
    // A pointed hood.
    body: "M23 2C24 7 30 10 30 19C30 24 28 27 26 29C32 34 34 44 35 53Q20 59 5 53C6 44 8 34 14 29C12 27 10 24 10 18C10 10 18 7 23 2Z",
    trim: "M15 17Q20 11 25 17Q25 24 20 25Q15 24 15 17Z",
    pattern:
      "M13 38h.1M20 38h.1M27 38h.1M10 45h.1M17 45h.1M24 45h.1M31 45h.1M13 51h.1M20 51h.1M27 51h.1",
  },
  {
    // A cap with a tall feather.
    body: "M11 13Q13 7 21 7Q26 1 33 1Q30 7 28 10Q31 13 29 17L28 18Q28 25 25 27C33 30 35 42 34 53Q20 59 6 53C5 42 7 30 15 27Q12 25 12 18Q9 17 11 13Z",
    trim: "M11 14Q20 17 29 14L28.5 18Q20 20 11.5 18Z",
    pattern: "M8 34L34 50M8 43L26 55M15 30L34 42M34 34L8 50M34 43L16 55M26 30L7 42",
  },
  {
    // A round turban.
    body: "M20 4C28 4 31 9 31 13Q31 17 28 18.5Q28 24 25 26.5C29 28 37 33 36 41Q34 44 32 43L33 53Q20 59 7 53L8 43Q6 44 4 41C3 33 11 28 15 26.5Q12 24 12 18.5Q9 17 9 13C9 9 12 4 20 4Z",
    trim: "M9.5 14Q20 6 30.5 14L28.5 18Q20 12 11.5 18Z",
    pattern: "M8 36L20 31L32 36M8 43L20 38L32 43M8 50L20 45L32 50",
  },
  {
    // A tall hat and a rucksack.
    body: "M14 3H26L27 14L31 15.5Q32 18 28 18.5Q28 24 25.5 27Q36 28 36 38Q37 46 33 47L34 53Q20 59 6 53C7 42 9 31 15 27Q12 24 12 18.5Q8 18 9 15.5L13 14Z",
    trim: "M13.200 11H26.800L27.200 15H12.800Z",
    pattern: "M12 31V54M18 30V56M24 30V56M30 31V54",
  },
];

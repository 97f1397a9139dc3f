/** How long a bot waits before each of its actions, in milliseconds. */
export const PACES = [
  { ms: 0, key: "pace-0" },
  { ms: 300, key: "pace-300" },
  { ms: 700, key: "pace-700" },
  { ms: 1500, key: "pace-1500" },
] as const;

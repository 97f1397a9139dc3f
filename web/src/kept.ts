/** The names under which this browser keeps things of ours; sw.js knows them too. */
export const KEPT = {
  /** The Python part, as it was fetched. */
  python: "valdora-python",
  /** The memory of Python after its first start. */
  memory: "valdora-memory",
} as const;

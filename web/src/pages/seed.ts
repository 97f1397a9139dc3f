/** Something random of one's own for the shuffle, so that the server alone cannot have chosen it. */
export function ownSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

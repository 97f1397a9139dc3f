/** Whether a seed, in hexadecimal, is the one whose SHA-256 was published; null if nobody can say here. */
export async function keepsPromise(seed: string, commitment: string): Promise<boolean | null> {
  // Browsers hash for pages with a safe connection only.
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}

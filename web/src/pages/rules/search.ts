/** Finding words in the rules, whatever their case and accents. */

/** Text as it is compared: small letters without accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether every word asked for begins or is inside some word of the text. */
export function matches(text: string, asked: string): boolean {
  const body = plain(text);
  return plain(asked)
    .split(/\s+/)
    .every((word) => body.includes(word));
}

/** The text in pieces, those that were asked for marked. */
export function marked(text: string, asked: string): { text: string; hit: boolean }[] {
  const words = plain(asked)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (!words.length) return [{ text, hit: false }];
  const letters = [...text.normalize("NFC")];
  const body = letters.map((letter) => plain(letter).charAt(0) || letter).join("");
  const hits = new Uint8Array(letters.length);
  for (const word of words)
    for (let at = body.indexOf(word); at >= 0; at = body.indexOf(word, at + 1))
      hits.fill(1, at, at + word.length);
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, i) => {
    const hit = hits[i] === 1;
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}

/** Where a pasted link or code leads, or null if it is none of ours. */
export function pathOf(text: string): string | null {
  const trimmed = text.trim();
  const linked = /(?:^|\/)((?:join|watch|t)\/[\w.-]+)\/?(?:[?#].*)?$/.exec(trimmed);
  if (linked) return `/${linked[1]}`;
  if (/^[\w-]+\.[\w-]+$/.test(trimmed)) return `/join/${trimmed}`;
  return /^[\w-]{4,40}$/.test(trimmed) ? `/t/${trimmed}` : null;
}

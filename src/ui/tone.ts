/** Grounds for white letters; literal, so that the style sheet keeps them. */
const GROUNDS = [
  "bg-tone-1",
  "bg-tone-2",
  "bg-tone-3",
  "bg-tone-4",
  "bg-tone-5",
  "bg-tone-6",
  "bg-tone-7",
  "bg-tone-8",
] as const;

/** The class that colours a name's ground: the same name has the same colour everywhere (FNV-1a, mixed once more). */
export function toneOf(name: string): (typeof GROUNDS)[number] {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return GROUNDS[((hash ^ (hash >>> 16)) >>> 0) % GROUNDS.length]!;
}

/** A letter that ends where it seems to: nearly every name, and a hundred times as fast as finding the end of any. */
const PLAIN = /^[\p{Script=Latin}\p{Nd}](?![\p{M}\u200d])/u;
/** Where one letter ends does not depend on the language. */
const SEGMENTER = new Intl.Segmenter();

/** The first letter or digit as the language capitalises it: "işık" → "İ" in Turkish, "#tag" → "T"; without any the first sign. */
export function initialOf(name: string, locale: string): string {
  const text = name.trim().slice(0, 20);
  const start = text.replace(/^[^\p{L}\p{N}]+/u, "") || text;
  const first = PLAIN.exec(start)?.[0] ?? SEGMENTER.segment(start).containing(0)?.segment;
  return first?.toLocaleUpperCase(locale) ?? "";
}

/** Background colours for white letters. The class names are whole, so that Tailwind finds them. */
const BACKGROUNDS = [
  "bg-tone-1",
  "bg-tone-2",
  "bg-tone-3",
  "bg-tone-4",
  "bg-tone-5",
  "bg-tone-6",
  "bg-tone-7",
  "bg-tone-8",
] as const;

/** The background of a name: the same name has the same colour everywhere (a hash: FNV-1a with a final mix). */
export function toneOf(name: string): (typeof BACKGROUNDS)[number] {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return BACKGROUNDS[((hash ^ (hash >>> 16)) >>> 0) % BACKGROUNDS.length]!;
}

/** A letter without combining signs. Nearly all names begin with one, and this is a hundred times faster than the segmenter. */
const PLAIN_LETTER = /^[\p{Script=Latin}\p{Nd}](?![\p{M}\u200d])/u;
/** Without a language: the ends of letters are the same in all. */
const SEGMENTER = new Intl.Segmenter();

/** The first letter or digit as the language capitalises it: "işık" → "İ" in Turkish, "#tag" → "T"; without one the first character. */
export function initialOf(name: string, locale: string): string {
  const text = name.trim().slice(0, 20);
  const start = text.replace(/^[^\p{L}\p{N}]+/u, "") || text;
  const first = PLAIN_LETTER.exec(start)?.[0] ?? SEGMENTER.segment(start).containing(0)?.segment;
  return first?.toLocaleUpperCase(locale) ?? "";
}

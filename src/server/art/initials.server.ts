import { fold } from "#shared/fold.ts";
import { LETTERS } from "./letters.server.ts";

/** The first letter or digit of each word as capitals we can draw; none for words in other scripts. */
export function initialsOf(seed: string): string[] {
  const words = seed.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    const first = [...word][0]!;
    const forms = [first.toLocaleUpperCase("tr"), fold(first).toUpperCase()];
    return forms.find((form) => Object.hasOwn(LETTERS, form)) ?? [];
  });
}

/** A letter centred on a point; `height` is that of a capital. */
export function letterAt(letter: string, x: number, y: number, height: number, fill: string): string {
  return `<path transform="translate(${x} ${y}) scale(${(height / 66).toFixed(3)})" fill="${fill}" d="${LETTERS[letter]}"/>`;
}

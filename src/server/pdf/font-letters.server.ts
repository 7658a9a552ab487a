import { readFile } from "node:fs/promises";
import { Font } from "@react-pdf/renderer";
import {
  ALPHABETS_FACE,
  EMOJI_FACE,
  FONT_FILES,
  fontFile,
  HEADING_FACES,
  TEXT_FACES,
} from "#server/fonts/faces.server.ts";
import { unpackFont } from "./unpack-font.server.ts";

const letters = new Map<string, Promise<ReadonlySet<number>>>();

/** The letters of a face, whose files are read once a thread, when they are first asked for. */
export function lettersOf(face: string): Promise<ReadonlySet<number>> {
  const before = letters.get(face);
  if (before) return before;
  const made = readLetters(face);
  letters.set(face, made);
  return made;
}

async function readLetters(name: string): Promise<ReadonlySet<number>> {
  const { face, subset, weights } = FONT_FILES[name]!;
  const fonts = weights.map(async (fontWeight) => {
    const file = unpackFont(await readFile(fontFile(face, subset, fontWeight)));
    return { src: `data:font/ttf;base64,${file.toString("base64")}`, fontWeight };
  });
  Font.register({ family: name, fonts: await Promise.all(fonts) });
  const sets: ReadonlySet<number>[] = [];
  for (const source of Font.getRegisteredFonts()[name]?.sources ?? []) {
    await source.load();
    const font = source.data;
    // A font remembers which letters a glyph stands for from the first time it is asked, and a document with "i" asks for
    // its stem, which is "ı", without any: later documents would lose their "ı" and break lines inside of words.
    // The faces that fill gaps have thousands of letters, and no text stands in them alone.
    if (name !== ALPHABETS_FACE && name !== EMOJI_FACE)
      for (const letter of font?.characterSet ?? []) font?.glyphForCodePoint(letter);
    // Its file as a text is not needed any more.
    source.src = name;
    sets.push(new Set(font?.characterSet));
  }
  return sets.reduce(inBoth);
}

/** The letters that every text of a document has in its own faces, headings too. */
export async function ownLetters(): Promise<ReadonlySet<number>> {
  const [texts, headings] = await Promise.all([TEXT_FACES, HEADING_FACES].map(unionOf));
  return inBoth(texts!, headings!);
}

async function unionOf(faces: readonly string[]): Promise<Set<number>> {
  const sets = await Promise.all(faces.map(lettersOf));
  return new Set(sets.flatMap((set) => [...set]));
}

const inBoth = (some: ReadonlySet<number>, others: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...some].filter((letter) => others.has(letter)));

import { ALPHABETS_FACE, EMOJI_FACE } from "#server/fonts/faces.server.ts";
import { lettersOf, ownLetters } from "./font-letters.server.ts";

/** Stands for a letter that no font has. */
const BOX = "□";

const PICTOGRAPH = /\p{Extended_Pictographic}/u;
/** What is not seen: it would be drawn as a box. The joiners stay, which give Arabic letters and emoji their form. */
const UNSEEN = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

export interface Drawable {
  /** Faces that fill the gaps of a document's own ones. */
  faces: string[];
  /** A text in signs that the faces have: a box for each letter that none has. */
  drawn(text: string): string;
}

/** How these texts can be drawn. Faces that fill gaps are read only for documents that need them. */
export async function drawable(texts: readonly string[]): Promise<Drawable> {
  const own = await ownLetters();
  const isOwn = (letter: string) => own.has(letter.codePointAt(0)!);
  const foreign = new Set(
    texts.flatMap((text) => [...plain(text)]).filter((letter) => letter !== "\n" && !isOwn(letter)),
  );
  if (foreign.size === 0) return { faces: [], drawn: plain };
  const faces = [...foreign].some((letter) => PICTOGRAPH.test(letter))
    ? [ALPHABETS_FACE, EMOJI_FACE]
    : [ALPHABETS_FACE];
  const sets = await Promise.all(faces.map(lettersOf));
  const missing = new Set([...foreign].filter((letter) => !sets.some((set) => set.has(letter.codePointAt(0)!))));
  const boxed = ({ segment }: { segment: string }) =>
    [...segment].some((letter) => missing.has(letter)) ? BOX : segment;
  return {
    faces,
    drawn: (text) => {
      const rest = plain(text);
      return [...rest].some((letter) => missing.has(letter)) ? [...segmenter.segment(rest)].map(boxed).join("") : rest;
    },
  };
}

/** Letters and their marks as one, where there is one; nothing that is not seen. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll("\t", " ")
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(UNSEEN, (sign) => (sign === "\n" ? sign : ""));

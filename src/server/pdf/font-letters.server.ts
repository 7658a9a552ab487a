import { Font } from "@react-pdf/renderer";

/**
 * Asks every registered font for the glyph of each of its letters. A font remembers which letters a glyph stands for from
 * the first time it is asked, and a document with "i" asks for its stem, which is "ı", without any: later documents would
 * lose their "ı" and break lines inside of words.
 */
export async function rememberLetters(): Promise<void> {
  const sources = Object.values(Font.getRegisteredFonts()).flatMap(({ sources }) => sources);
  for (const source of sources) {
    await source.load();
    const font = source.data;
    for (const letter of font?.characterSet ?? []) font?.glyphForCodePoint(letter);
  }
}

/** The least width of the first column on a phone, in CSS pixels; names stand there in two lines. */
const PHONE_WIDTH = 136;
/** Width of a letter: narrower than a digit, but for a few. */
const LETTER_WIDTH = 0.9;
/** Beside the text of a cell, and of a tree: the button for the rows below. How much of the screen a long word may take. */
const PLAIN_COLUMN = { padding: "2rem", most: "52vw" };
/** Here the handles stand before the column, too. */
const TREE = { padding: "3.25rem", most: "49vw" };

/** Of a name in semibold, in CSS pixels: a letter, and what stands beside it in the cell, a picture included. */
const NAME_LETTER_PX = 8;
const BESIDE_NAME_PX = 78;
/** The most that names widen the column by themselves. */
const NAMES_MAX_PX = 420;

/** The first column as wide as its names are long, so that none is cut: it does not scroll. `width`: the least. */
export function widthOfNames(width: number, names: readonly string[]): number {
  const letters = Math.max(0, ...names.map((name) => name.length));
  return Math.max(width, Math.min(NAMES_MAX_PX, letters * NAME_LETTER_PX + BESIDE_NAME_PX));
}

/** The places where a line may end: behind spaces, hyphens and the “@” of an address. */
export const partsOf = (text: string): string[] => text.split(/(?<=[\s@-])/);

/**
 * Width of the first column, which does not scroll. On a phone it leaves room for the others, and takes half of the screen
 * only where a word needs it.
 */
export function firstColumnWidth(width: number, texts: readonly string[], isTree: boolean): string {
  const letters = Math.max(0, ...texts.flatMap(partsOf).map((part) => part.trim().length));
  const { padding, most } = isTree ? TREE : PLAIN_COLUMN;
  return `min(${width}px, max(${PHONE_WIDTH}px, 40vw, min(${Math.ceil(letters * LETTER_WIDTH)}ch + ${padding}, ${most})))`;
}

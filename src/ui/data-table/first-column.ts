/** The least width of the first column on a phone, in CSS pixels; names stand there in two lines. */
const PHONE_WIDTH = 136;
/** Beside the text of a cell, and of a tree: the button for the rows below. */
const PADDING = "2rem";
const TREE_PADDING = "4.5rem";

/** Where a line may end: behind spaces, hyphens and the “@” of an address. */
export const partsOf = (text: string): string[] => text.split(/(?<=[\s@-])/);

/**
 * Width of the first column, which does not scroll. On a phone it leaves room for the others, and takes half of the screen
 * only where a word needs it.
 */
export function firstColumnWidth(width: number, texts: readonly string[], isTree: boolean): string {
  const letters = Math.max(0, ...texts.flatMap(partsOf).map((part) => part.trim().length));
  const word = `${letters}ch + ${isTree ? TREE_PADDING : PADDING}`;
  return `min(${width}px, max(${PHONE_WIDTH}px, 40vw, min(${word}, 52vw)))`;
}

import { diffWordsWithSpace } from "diff";

/** A piece of a text: in both, in the earlier one only, or in the later one only. */
export interface TextPiece {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Milliseconds: two long texts that have little in common are not compared word by word. */
const TIME_LIMIT = 200;

/** The changes from one text to the other, word by word. */
export function textDifference(from: string, to: string): TextPiece[] {
  const parts = diffWordsWithSpace(from, to, { timeout: TIME_LIMIT });
  if (!parts)
    return [
      { kind: "removed", text: from },
      { kind: "added", text: to },
    ];
  return parts.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

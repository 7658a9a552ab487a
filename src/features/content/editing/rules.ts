import { type TextPiece, textDifference } from "#shared/text-difference.ts";
import { withoutElements } from "#shared/without-elements.ts";
import { fieldsOf, type TextKind } from "../limits.ts";

type Text = Readonly<Record<string, string>>;

/** A text as people read it, a line for each block. */
const readable = (kind: TextKind, text: Text): string =>
  fieldsOf(kind)
    .map(([name, { as }]) => (as === "html" ? withoutElements(text[name] ?? "") : text[name]))
    .join("\n\n")
    .replace(/\n\s*\n\s*/g, "\n\n")
    .trim();

/** The changes from one text to the other. */
export function differenceOf(kind: TextKind, before: Text, after: Text): TextPiece[] {
  const [from, to] = [readable(kind, before), readable(kind, after)];
  return textDifference(from, to);
}

export const isSameText = (kind: TextKind, one: Text, other: Text): boolean =>
  fieldsOf(kind).every(([name]) => one[name] === other[name]);

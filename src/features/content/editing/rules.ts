import { diffWordsWithSpace } from "diff";
import { withoutElements } from "#shared/without-elements.ts";
import { fieldsOf, type TextKind } from "../limits.ts";

type Text = Readonly<Record<string, string>>;
type Piece = { kind: "same" | "removed" | "added"; text: string };

/** Milliseconds: two long texts that have little in common are not compared word by word. */
const TIME_LIMIT = 200;

/** A text as people read it, a line for each block. */
const readable = (kind: TextKind, text: Text): string =>
  fieldsOf(kind)
    .map(([name, { as }]) => (as === "html" ? withoutElements(text[name] ?? "") : text[name]))
    .join("\n\n")
    .replace(/\n\s*\n\s*/g, "\n\n")
    .trim();

/** The changes from one text to the other. */
export function differenceOf(kind: TextKind, before: Text, after: Text): Piece[] {
  const [from, to] = [readable(kind, before), readable(kind, after)];
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

export const isSameText = (kind: TextKind, one: Text, other: Text): boolean =>
  fieldsOf(kind).every(([name]) => one[name] === other[name]);

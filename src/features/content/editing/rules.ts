import { diffWordsWithSpace } from "diff";
import type { ContentText } from "#db/tables/content.server.ts";
import type { Locale } from "#shared/locale.ts";

/** Milliseconds: two long texts that have little in common are not compared word by word. */
const TIME_LIMIT = 200;

type Piece = { kind: "same" | "removed" | "added"; text: string };

/** A text as people read it, a line for each block. */
const readable = ({ title, description, body }: ContentText): string =>
  [title, description, body.replace(/<\/(p|li|h\d|ul|ol)>/g, "\n").replace(/<[^>]*>/g, "")]
    .join("\n\n")
    .replace(/\n\s*\n\s*/g, "\n\n")
    .trim();

/** What changed from one text to the other. */
export function differenceOf(before: ContentText, after: ContentText): Piece[] {
  const [from, to] = [readable(before), readable(after)];
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

export const isSameText = (one: ContentText, other: ContentText): boolean =>
  one.title === other.title && one.description === other.description && one.body === other.body;

interface Age {
  locale: Locale;
  updatedAt: Date;
  /** When somebody said that it needs no change. */
  checkedAt: Date | null;
}

/** The language whose text is older than the other's; undefined: both are of one time, or somebody has said that they fit. */
export const outdatedOf = (ages: readonly Age[]): Locale | undefined =>
  ages.find((own) =>
    ages.some((other) => other.updatedAt.getTime() > Math.max(own.updatedAt.getTime(), own.checkedAt?.getTime() ?? 0)),
  )?.locale;

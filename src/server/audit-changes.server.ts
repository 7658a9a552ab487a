import { isSameValue } from "#shared/same-value.ts";

type Values = Record<string, unknown>;

/** The changes of a save: by field, the value before and after. An entry of the audit has both in its detail. */
export interface Changes<Field extends string = string> {
  before: Partial<Record<Field, unknown>>;
  after: Partial<Record<Field, unknown>>;
}

/** Letters of a value that an entry of the audit stores whole; of a longer one it stores the part that differs. */
const WHOLE_MAX = 400;
/** Letters of the part before the first difference. */
const LEAD_LENGTH = 60;

/** The fields of `after` that are others in `before`, with both values. Fields that `before` does not name have none there. */
export function changesOf<After extends object>(before: object, after: After): Changes<keyof After & string> {
  const stored = before as Values;
  const changes: { before: Values; after: Values } = { before: {}, after: {} };
  for (const [field, value] of Object.entries(after)) {
    if (value === undefined || isSameValue(value, stored[field])) continue;
    const [old, next] = shortened(stored[field] ?? null, value);
    if (field in stored) changes.before[field] = old;
    changes.after[field] = next;
  }
  return changes as Changes<keyof After & string>;
}

/** Two values, or of long ones the same part of both: around the first letter that differs. */
function shortened(before: unknown, after: unknown): [unknown, unknown] {
  const texts = [textOf(before), textOf(after)] as const;
  if (texts.every(({ length }) => length <= WHOLE_MAX)) return [before, after];
  const [old, next] = [[...texts[0]], [...texts[1]]];
  const differsAt = old.findIndex((letter, at) => letter !== next[at]);
  const from = Math.max(0, (differsAt < 0 ? old.length : differsAt) - LEAD_LENGTH);
  return [partOf(old, from), partOf(next, from)];
}

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : value === null ? "" : JSON.stringify(value);

const partOf = (letters: readonly string[], from: number): string =>
  `${from > 0 && letters.length > 0 ? "…" : ""}${letters.slice(from, from + WHOLE_MAX).join("")}${letters.length > from + WHOLE_MAX ? "…" : ""}`;

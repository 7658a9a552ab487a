import type { ImportAction } from "#shared/import/fields.ts";
import type { ImportNote, ImportOutcome } from "#shared/import/mapping.ts";
import { reasonText } from "#shared/import/reasons.ts";
import type { Problem } from "#shared/import/row-reader.ts";

/** The outcome of a row; `why` for rows that are refused or left alone on purpose. */
export interface Outcome {
  number: number;
  key: string;
  /** "repeated": an earlier row has the same key, and counts. */
  action: ImportAction;
  why?: Problem;
  /** Values that were left out, or imported with a remark. */
  problems: Problem[];
  /** Fields that an update changes: the new value, and which one was there. */
  changed?: Problem[];
  /** Entries that may be the same, or are joined. */
  same?: Problem[];
}

/** A row without key or name is refused. */
export const refusal = (row: { number: number; sourceKey: string; problems: Problem[] }, why: Problem): Outcome => ({
  number: row.number,
  key: row.sourceKey,
  action: "refused",
  why,
  problems: row.problems,
});

/** An outcome in both languages, under the name that people know the row by. */
export function shownOutcome(outcome: Outcome, key: string): ImportOutcome {
  const { number, action, why, problems, changed = [], same = [] } = outcome;
  const notes = (about: ImportNote["about"], list: readonly Problem[]) =>
    list.map(({ column, value, reason, pair }) => ({
      about,
      column,
      value,
      code: reason.code,
      en: reasonText(reason, "en"),
      tr: reasonText(reason, "tr"),
      ...(pair ? { pair } : {}),
    }));
  return {
    number,
    action,
    key,
    notes: [
      ...notes("why", why ? [why] : []),
      ...notes("change", changed),
      ...notes("value", problems),
      ...notes("same", same),
    ],
  };
}

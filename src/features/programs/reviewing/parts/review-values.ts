import type { Review, ReviewSave } from "../contract.ts";

/** The values of one category that a juror enters. */
export interface CategoryValue {
  score: number | null;
  hasAbstained: boolean;
  sentence: string;
  reasonIds: string[];
}

export const NO_VALUE: CategoryValue = { score: null, hasAbstained: false, sentence: "", reasonIds: [] };

/** A review as the screen edits it: a text by field, where a category is one field. The machine of record 30 joins such. */
export type ReviewValues = Record<string, string>;

const TEXTS = ["remarkToOrganizer", "remarkToApplicant"] as const;

export const valueIn = (values: ReviewValues, categoryId: string): CategoryValue =>
  values[categoryId] ? (JSON.parse(values[categoryId]) as CategoryValue) : NO_VALUE;

/** The text of a category: empty where there is nothing, so that it equals a category without any. */
export function valueText({ score, hasAbstained, sentence, reasonIds }: CategoryValue): string {
  const isEmpty = score === null && !hasAbstained && sentence.trim() === "" && reasonIds.length === 0;
  return isEmpty ? "" : JSON.stringify({ score, hasAbstained, sentence, reasonIds: [...reasonIds].sort() });
}

export function valuesOf(review: Review, categoryIds: readonly string[]): ReviewValues {
  const entries = categoryIds.map((id) => {
    const found = review.scores.find(({ categoryId }) => categoryId === id);
    const { score, hasAbstained, reasonIds } = found ?? NO_VALUE;
    return [id, valueText({ score, hasAbstained, reasonIds, sentence: found?.sentence ?? "" })];
  });
  return {
    ...Object.fromEntries(entries),
    remarkToOrganizer: review.remarkToOrganizer ?? "",
    remarkToApplicant: review.remarkToApplicant ?? "",
    hasAbstained: review.hasAbstained ? "yes" : "",
  };
}

/** Has a score or an abstention, so that it may be sent: reasons and a sentence wait on the device for one. */
export const isAnswered = ({ score, hasAbstained }: CategoryValue): boolean => score !== null || hasAbstained;

const isCategory = (field: string): boolean => field !== "hasAbstained" && field !== TEXTS[0] && field !== TEXTS[1];

/** True if a change of a field can be stored: reasons without a score cannot, unless a stored score is taken back. */
export const isSendable = (field: string, { base, values }: Record<"base" | "values", ReviewValues>): boolean =>
  !isCategory(field) || isAnswered(valueIn(values, field)) || isAnswered(valueIn(base, field));

/** Reasons or a sentence of a category that has no score yet: they are on this device only. */
export const waitsForScore = (values: ReviewValues, field: string): boolean =>
  isCategory(field) && values[field] !== "" && !isAnswered(valueIn(values, field));

/** The body of a save: these fields of the values. */
export function saveOf(values: ReviewValues, fields: ReadonlySet<string>, version: number): ReviewSave {
  const save: ReviewSave = { version };
  for (const field of fields) {
    if (field === "hasAbstained") save.hasAbstained = values[field] === "yes";
    else if (field === TEXTS[0] || field === TEXTS[1]) save[field] = values[field]!.trim() || null;
    else {
      const value = valueIn(values, field);
      const { sentence, reasonIds } = value;
      const chosen = value.hasAbstained ? ({ hasAbstained: true } as const) : { score: value.score! };
      const score = isAnswered(value)
        ? { categoryId: field, ...chosen, sentence: sentence.trim() || null, reasonIds }
        : ({ categoryId: field, isCleared: true } as const);
      save.scores = [...(save.scores ?? []), score];
    }
  }
  return save;
}

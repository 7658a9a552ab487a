import type { ReviewSave, ReviewTable } from "../contract.ts";

/** What stands in the cells of the table, by application and category. */
export type Cells = Record<string, string>;

export const cellKey = (applyId: string, categoryId: string): string => `${applyId} ${categoryId}`;

/** The scores as they are stored; an abstention is an empty cell. */
export const cellsOf = ({ reviews }: ReviewTable): Cells =>
  Object.fromEntries(
    reviews.flatMap(({ applyId, scores }) =>
      scores.flatMap(({ categoryId, score }) =>
        score === null ? [] : [[cellKey(applyId, categoryId), String(score)]],
      ),
    ),
  );

/** The body of a save: reviews whose cells differ from what is stored. An emptied cell takes its score back. */
export function savesOf(table: ReviewTable, cells: Cells): (ReviewSave & { applyId: string })[] {
  const stored = cellsOf(table);
  return table.reviews.flatMap(({ applyId, version }) => {
    const scores = table.categories.flatMap(({ id: categoryId }): NonNullable<ReviewSave["scores"]> => {
      const key = cellKey(applyId, categoryId);
      const value = cells[key] ?? "";
      if (value === (stored[key] ?? "")) return [];
      if (value === "") return [{ categoryId, isCleared: true }];
      return [{ categoryId, score: Number(value) }];
    });
    return scores.length === 0 ? [] : [{ applyId, version, scores }];
  });
}

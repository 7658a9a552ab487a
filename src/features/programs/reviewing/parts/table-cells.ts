import type { ReviewSave, ReviewTable } from "../contract.ts";

/** The cells of the table as typed, by application and category. */
export type Cells = Record<string, string>;

export const cellKey = (applyId: string, categoryId: string): string => `${applyId} ${categoryId}`;

/** The scores as they are stored; no score, or an abstention, is an empty cell. */
export const cellsOf = ({ reviews, categories }: Pick<ReviewTable, "reviews" | "categories">): Cells =>
  Object.fromEntries(
    reviews.flatMap(({ applyId, scores }) =>
      categories.map(({ id }) => {
        const score = scores.find(({ categoryId }) => categoryId === id)?.score;
        return [cellKey(applyId, id), String(score ?? "")];
      }),
    ),
  );

/** Counts every save of any of its reviews. */
export const versionOf = ({ reviews }: Pick<ReviewTable, "reviews">): number =>
  reviews.reduce((sum, { version }) => sum + version, 0);

export const isCells = (value: unknown): value is Cells =>
  typeof value === "object" && value !== null && Object.values(value).every((cell) => typeof cell === "string");

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

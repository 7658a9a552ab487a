/** Stands for pages that are left out. */
export const GAP = "gap";

/**
 * The pages to link: first, last, and the current one with `around` neighbours on each side. A gap stands for at least two
 * pages. The number of entries is the same on every page, so that the links do not move.
 */
export function pageWindow(current: number, pages: number, around = 1): (number | typeof GAP)[] {
  const length = 2 * around + 5;
  if (pages <= length) return range(1, pages);
  const page = Math.min(Math.max(current, 1), pages);
  if (page <= around + 3) return [...range(1, length - 2), GAP, pages];
  if (page >= pages - around - 2) return [1, GAP, ...range(pages - length + 3, pages)];
  return [1, GAP, ...range(page - around, page + around), GAP, pages];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

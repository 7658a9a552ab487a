import { GROUP_MARK } from "#shared/import/fields.ts";
import { collapse } from "#shared/import/values.ts";
import { visibleText } from "#shared/visible-text.ts";

/** The place of the names of columns in a table: their first row as a spreadsheet counts, and how many rows they take. */
export interface HeaderPlace {
  row: number;
  rows: 1 | 2;
}

/** Rows in which the names of columns are looked for. */
export const HEADER_DEPTH = 20;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "");
/** A number, a day, an address: no name of a column. */
const isValue = (cell: string) => /^[\d\s.,/:%$€₺+-]+$|:\/\/|^www\.|\S@\S|^\d{4}-\d\d-\d\d/i.test(cell.trim());
/** Names stand there once, unless most of them are known. */
const isHeaderLike = (cells: readonly string[], known = 0) => {
  const names = filled(cells);
  const isOnce = new Set(names).size === names.length || known * 2 > names.length;
  return names.length > 0 && isOnce && !names.some(isValue);
};

/**
 * Guesses where the names of columns stand: in the row with most names that are known, else in the first with at least two cells.
 * A title above is passed over. A row of groups and the names below it are one header.
 */
export function guessedHeader(rows: readonly (readonly string[])[], isKnown: (name: string) => boolean): HeaderPlace {
  const top = rows.slice(0, HEADER_DEPTH).map((cells, at) => ({
    cells,
    at,
    known: filled(cells).filter((cell) => isKnown(headerName(cell))).length,
    width: filled(cells).length,
  }));
  const there = top.filter(({ width }) => width > 0);
  const likely = there.filter(({ cells, known }) => isHeaderLike(cells, known));
  const named = likely.filter(({ known }) => known > 0);
  const [best = likely.find(({ width }) => width > 1) ?? there[0]] = named.toSorted(
    (one, other) => other.known - one.known || other.width - one.width || one.at - other.at,
  );
  if (!best) return { row: 1, rows: 1 };
  const [above, below] = [top[best.at - 1], top[best.at + 1]];
  if (above && isGroups(above.cells, best.cells)) return { row: best.at, rows: 2 };
  if (below && below.known > 0 && isHeaderLike(below.cells) && isGroups(best.cells, below.cells))
    return { row: best.at + 1, rows: 2 };
  return { row: best.at + 1, rows: 1 };
}

/** A row of at least two names, each of a group of columns: the row below names what the group leaves empty. */
function isGroups(groups: readonly string[], names: readonly string[]): boolean {
  if (filled(groups).length < 2 || !isHeaderLike(groups) || !isHeaderLike(names)) return false;
  const width = Math.max(groups.length, names.length);
  const columns = Array.from({ length: width }, (_, at) => [groups[at]?.trim() ?? "", names[at]?.trim() ?? ""]);
  return columns.some(([group, name]) => group === "" && name !== "") && columns.every((pair) => pair.join("") !== "");
}

/** The names of the columns: of two rows joined, a group reaching to the next one. */
export function headerNames(rows: readonly (readonly string[])[], { row, rows: count }: HeaderPlace): string[] {
  const first = rows[row - 1] ?? [];
  if (count === 1) return first.map(headerName);
  const second = rows[row] ?? [];
  let group = "";
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => {
    group = headerName(first[at] ?? "") || group;
    const name = headerName(second[at] ?? "");
    return name === "" || name === group ? group : [group, name].filter(Boolean).join(GROUP_MARK);
  });
}

export const headerName = (cell: string): string => collapse(visibleText(cell));

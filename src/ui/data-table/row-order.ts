import type { TableRow } from "./table-props.ts";

/** A row, and below what it stands: another row, or the list itself. */
export interface OrderedRow {
  row: TableRow;
  parentId: string;
}

/** Between which rows below a parent a row stands; null: at the beginning, or at the end. */
export interface Place {
  parentId: string;
  after: string | null;
  before: string | null;
}

export type Step = "up" | "down" | "first" | "last";

/** A row and the half of it that the pointer is over. */
export interface Pointed {
  id: string;
  half: "upper" | "lower";
}

/** A row as it is drawn. */
export interface ShownRow {
  row: TableRow;
  /** How many rows it stands below. */
  level: number;
  parent: TableRow | undefined;
  /** There are rows below it. */
  hasBranch: boolean;
  isOpen: boolean;
}

function treeOf(rows: readonly OrderedRow[]) {
  const byId = new Map(rows.map((row) => [row.row.id, row]));
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  const ancestorsOf = (id: string): string[] => {
    const { parentId } = byId.get(id)!;
    return byId.has(parentId) ? [...ancestorsOf(parentId), parentId] : [];
  };
  const idsBelow = (parentId: string) => (byParent.get(parentId) ?? []).map(({ row }) => row.id);
  return { byId, byParent, ancestorsOf, idsBelow };
}

/** The rows in their order, each followed by those below it if it is open. */
export function shownRows(rows: readonly OrderedRow[], isOpen: (id: string) => boolean): ShownRow[] {
  const { byId, byParent } = treeOf(rows);
  const shown =
    (level: number, parent: TableRow | undefined) =>
    (one: OrderedRow): ShownRow[] => {
      const below = byParent.get(one.row.id) ?? [];
      const own = { row: one.row, level, parent, hasBranch: below.length > 0, isOpen: isOpen(one.row.id) };
      return [own, ...(own.isOpen ? below.flatMap(shown(level + 1, one.row)) : [])];
    };
  return rows.filter(({ parentId }) => !byId.has(parentId)).flatMap(shown(0, undefined));
}

const between = (parentId: string, others: readonly string[], at: number): Place => ({
  parentId,
  after: others[at - 1] ?? null,
  before: others[at] ?? null,
});

/** The place one step on among the rows below the same parent; undefined: there is none. */
export function steppedPlace(rows: readonly OrderedRow[], id: string, step: Step): Place | undefined {
  const tree = treeOf(rows);
  const one = tree.byId.get(id);
  if (!one) return undefined;
  const siblings = tree.idsBelow(one.parentId);
  const at = siblings.indexOf(id);
  const next = { up: at - 1, down: at + 1, first: 0, last: siblings.length - 1 }[step];
  if (next === at || next < 0 || next >= siblings.length) return undefined;
  return between(one.parentId, siblings.toSpliced(at, 1), next);
}

/**
 * The place for a row that is dropped: before or after a row of its level, after one whose branch the pointer is over, or below
 * one that is a level higher. Only rows that may leave go below another parent. Undefined: it cannot stand there, or stands there.
 */
export function droppedPlace(
  rows: readonly OrderedRow[],
  id: string,
  pointed: Pointed,
  mayLeave: boolean,
): Place | undefined {
  const tree = treeOf(rows);
  const one = tree.byId.get(id);
  if (!one || !tree.byId.has(pointed.id) || pointed.id === id) return undefined;
  const level = tree.ancestorsOf(id).length;
  const way = [...tree.ancestorsOf(pointed.id), pointed.id];
  if (way.includes(id)) return undefined;
  const beside = way[level];
  const parentId = beside === undefined ? pointed.id : tree.byId.get(beside)!.parentId;
  if (beside === undefined && way.length < level) return undefined;
  if (parentId !== one.parentId && !mayLeave) return undefined;
  const others = tree.idsBelow(parentId).filter((other) => other !== id);
  const isAfter = way.length > level + 1 || pointed.half === "lower";
  const end = parentId === one.parentId ? 0 : others.length;
  const place = between(parentId, others, beside === undefined ? end : others.indexOf(beside) + Number(isAfter));
  const siblings = tree.idsBelow(one.parentId);
  const at = siblings.indexOf(id);
  const isThere =
    parentId === one.parentId &&
    (siblings[at - 1] ?? null) === place.after &&
    (siblings[at + 1] ?? null) === place.before;
  return isThere ? undefined : place;
}

/** The rows with one of them at another place. */
export function placed(rows: readonly OrderedRow[], id: string, { parentId, after, before }: Place): OrderedRow[] {
  const one = rows.find(({ row }) => row.id === id);
  if (!one) return [...rows];
  const others = rows.filter((other) => other !== one);
  const indexOf = (other: string | null) => others.findIndex(({ row }) => row.id === other);
  const at = before !== null ? indexOf(before) : after !== null ? indexOf(after) + 1 : others.length;
  return others.toSpliced(at, 0, { ...one, parentId });
}

/** The number of the row below its parent, from 1, and how many there are. */
export function numberOf(rows: readonly OrderedRow[], id: string) {
  const tree = treeOf(rows);
  const siblings = tree.idsBelow(tree.byId.get(id)?.parentId ?? "");
  return { place: siblings.indexOf(id) + 1, count: siblings.length };
}

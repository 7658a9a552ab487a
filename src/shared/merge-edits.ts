import { type Units, unitOf } from "./units.ts";

/** A row of a form. `key` is for the screen, `id` is set once it is stored; "yes" and empty are the answers of a box. */
export type EditRow = { key: string; id: string } & Record<string, string>;
/** The values that a form edits, by field: texts, and lists of rows. */
export type EditValues = Record<string, string | EditRow[]>;

/** Fields of one unit that the form and somebody else have changed to different values. */
export interface Clash<Values> {
  unit: string;
  fields: (keyof Values & string)[];
}

/** True if two fields would save the same: keys and empty rows do not count. */
export const isSameEdit = (a: string | EditRow[] | undefined, b: string | EditRow[] | undefined): boolean =>
  signatureOf(a) === signatureOf(b);

function signatureOf(value: string | EditRow[] | undefined): string {
  if (!Array.isArray(value)) return (value ?? "").trim();
  const rows = value.map(({ key: _, ...row }) => Object.entries(row).map(([field, text]) => [field, text.trim()]));
  const filled = rows.filter((row) => row.some(([, text]) => text !== "" && text !== "yes"));
  return JSON.stringify(filled.map((row) => row.filter(([, text]) => text !== "").sort()));
}

/** Fields that differ, with the others of their units. */
export function changedFields<Values extends EditValues>(base: Values, values: Values, units: Units): Set<string> {
  const fields = Object.keys(values);
  const changed = new Set(
    fields.filter((field) => !isSameEdit(base[field], values[field])).map((field) => unitOf(units, field)),
  );
  return new Set(fields.filter((field) => changed.has(unitOf(units, field))));
}

/**
 * Joins what the form has changed since `base` with what others have: a unit that only one side changed is theirs, rows
 * of a list are joined one by one. Where both changed the same, the form's values stay and the clash is named.
 */
export function mergeEdits<Values extends EditValues>(
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
  units: Units,
): { values: Values; clashes: Clash<Values>[] } {
  const ours = changedFields(base, mine, units);
  const others = changedFields(base, theirs, units);
  const values: EditValues = { ...theirs };
  const clashes = new Map<string, Clash<Values>>();
  for (const field of ours) {
    values[field] = mine[field]!;
    const joined = others.has(field) ? joinRows(base[field], mine[field], theirs[field]) : undefined;
    if (joined) values[field] = joined;
    if (!others.has(field) || joined || isSameEdit(mine[field], theirs[field])) continue;
    const unit = unitOf(units, field);
    clashes.set(unit, { unit, fields: [...(clashes.get(unit)?.fields ?? []), field] });
  }
  return { values: values as Values, clashes: [...clashes.values()] };
}

/** Both lists in one; undefined where both sides changed the same row, or it is no list. */
function joinRows(base: unknown, mine: unknown, theirs: unknown): EditRow[] | undefined {
  if (!(isList(base) && isList(mine) && isList(theirs))) return undefined;
  const joined: EditRow[] = [];
  for (const id of new Set([...theirs, ...mine].flatMap((row) => row.id || []))) {
    const [before, own, other] = [base, mine, theirs].map((rows) => rows.find((row) => row.id === id));
    const ownCounts = isSameRow(before, other);
    if (!ownCounts && !isSameRow(before, own) && !isSameRow(own, other)) return undefined;
    const row = ownCounts ? own : other;
    if (row) joined.push(row);
  }
  // Both may have added the same.
  const added = mine.filter((row) => row.id === "" && !theirs.some((other) => isSameRow({ ...other, id: "" }, row)));
  return [...joined, ...added];
}

const isSameRow = (a?: EditRow, b?: EditRow): boolean => isSameEdit(a ? [a] : [], b ? [b] : []);
const isList = (value: unknown): value is EditRow[] => Array.isArray(value);

import { createHash } from "node:crypto";
import { fold } from "#shared/fold.ts";
import type { StartupFile } from "../contract.ts";
import type { Catalogue } from "../queries/catalogue.server.ts";
import type { StoredStartup } from "../queries/stored-startups.server.ts";
import type { Problem, StartupValues } from "../rules.ts";
import { type Column, SUB_SECTOR, subSectorOf } from "./startup-columns.server.ts";

/** Digests by column: what an import wrote. */
export type Digests = Record<string, string | null>;

export const digestOfValue = (value: string | null): string | null =>
  value === null ? null : createHash("sha256").update(value).digest("base64url").slice(0, 12);

/** What an import does to one startup. */
export interface FieldChanges {
  /** Columns that stay as they are: edited here, or the cell could not be read. */
  preserved: ReadonlySet<string>;
  /** Fields with their old and new values, for the preview. */
  changed: Problem[];
  /** Fields that were edited here and differ in the source. */
  edited: Problem[];
}

/**
 * Compares a row with the startup it was imported as. A value that is not what the last import wrote was edited here and
 * stays, and so does a good value whose cell cannot be read.
 */
export function fieldChanges(
  { values, problems }: { values: StartupValues; problems: readonly Problem[] },
  stored: StoredStartup,
  { fields }: StartupFile,
  columns: Record<string, Column>,
  catalogue: Catalogue,
): FieldChanges {
  const all: Record<string, Column> = { ...columns };
  if (fields.sector)
    all[SUB_SECTOR] = { type: "uuid", from: [fields.sector.column], read: () => subSectorOf(values, catalogue) };
  const show = (value: string | null) => (value === null ? "" : (catalogue.keys.get(value) ?? value));
  const preserved = new Set<string>();
  const changed: Problem[] = [];
  const edited: Problem[] = [];
  for (const [name, column] of Object.entries(all)) {
    const { old, next, isSame } = comparedValues(name, column, values, stored);
    const isEdited = name in stored.digests && stored.digests[name] !== digestOfValue(stored.values[name] ?? null);
    const isUnreadable = next === null && problems.some((problem) => column.from.includes(problem.column));
    if (isEdited || isUnreadable) preserved.add(name);
    if (isSame || (isUnreadable && !isEdited)) continue;
    const reason = isEdited ? `kept as it was edited here: "${show(old)}"` : `was "${show(old)}"`;
    (isEdited ? edited : changed).push({ column: column.from[0]!, value: show(next), reason });
  }
  return { preserved, changed, edited };
}

/** The value of a column now and in the row. Cities are compared by name: which one it is, only writing finds out. */
function comparedValues(name: string, { read }: Column, values: StartupValues, stored: StoredStartup) {
  if (name !== "city_id") {
    const old = stored.values[name] ?? null;
    const next = read(values, null);
    return { old, next, isSame: old === next };
  }
  const next = values.place?.en ?? null;
  return { old: stored.cityName, next, isSame: fold(next ?? "") === fold(stored.cityName ?? "") };
}

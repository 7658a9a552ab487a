import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import type { Outcome } from "#server/import/outcomes.server.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import { because, type Reason } from "#shared/import/reasons.ts";
import type { Problem } from "#shared/import/row-reader.ts";
import type { ProfileFile } from "../contract.ts";
import type { Columns } from "../parts/columns.server.ts";
import { digestOfRow, type FieldChanges, fieldChanges } from "../parts/field-changes.server.ts";
import { type ImportKind, importedRows } from "../queries/import-rows.server.ts";
import { addKeys, earlierPlaces } from "../queries/run-tables.server.ts";
import { type StoredRow, storedRows } from "../queries/stored-rows.server.ts";
import type { RowValues } from "../rules.ts";

/** A row that could be read, on its way into the database. */
export interface ReadyRow {
  number: number;
  /** Key of the source, and of the row in it. */
  sourceKey: string;
  values: RowValues;
  problems: Problem[];
}

/** A row that is to be written. */
export interface PlannedRow extends ReadyRow {
  id: string;
  digest: string;
  /** Of what is there; undefined for a new row. */
  stored: StoredRow | undefined;
  isJoined: boolean;
  preserved: ReadonlySet<string>;
  /** By column. */
  columnValues: Record<string, string | null>;
}

export interface Plan {
  outcomes: Outcome[];
  write: PlannedRow[];
}

export interface PlanContext {
  kind: ImportKind;
  /** Name of the file; empty where there is only one. */
  where: string;
  columns: Columns;
  catalogue: ImportCatalogue;
  blanks: ProfileFile["blanks"];
  /** Why a later row with the same key does not count, by the place of the first. */
  repeated(place: string): Reason;
}

/** Rows that are joined to what is there, by the number of the row → its id; and what is said of each row. */
export interface Joins {
  /** Rows that name what they are by its id or address here: all that they say is meant. */
  named?: ReadonlySet<number> | undefined;
  ids: ReadonlyMap<number, string>;
  remarks: ReadonlyMap<number, Outcome["same"]>;
  refused: ReadonlyMap<number, Outcome>;
}

export const NO_JOINS: Joins = { ids: new Map(), remarks: new Map(), refused: new Map() };

/** Plans what happens to the rows; nothing is written but their keys. `join` finds what new rows may be the same as. */
export async function planRows(
  tx: Db,
  rows: readonly ReadyRow[],
  { kind, where, columns, catalogue, blanks, repeated }: PlanContext,
  join: (newcomers: readonly ReadyRow[]) => Promise<Joins>,
): Promise<Plan> {
  const { first, outcomes } = await firstOfEachKey(tx, rows, { kind, where, repeated });
  const keys = first.map((row) => row.sourceKey);
  const imported = await importedRows(tx, kind, keys);
  const joins = await join(first.filter((row) => !imported.has(row.sourceKey)));
  const digests = new Map(first.map((row) => [row.sourceKey, digestOfRow({ kind, blanks }, row.values)]));
  const compared = first.flatMap((row) => {
    const before = imported.get(row.sourceKey);
    const joined = joins.ids.get(row.number);
    if (joined) return [joined];
    return before && !before.isDeleted && before.digest !== digests.get(row.sourceKey) ? [before.id] : [];
  });
  const writtenBefore = new Map([...imported.values()].map((before) => [before.id, before.digests]));
  const stored = await storedRows(tx, kind, compared, columns, writtenBefore);
  const write: PlannedRow[] = [];
  for (const row of first) {
    const refused = joins.refused.get(row.number);
    if (refused) {
      outcomes.push(refused);
      continue;
    }
    const before = imported.get(row.sourceKey);
    const joined = joins.ids.get(row.number);
    const digest = digests.get(row.sourceKey)!;
    const same = joins.remarks.get(row.number);
    const start = { number: row.number, key: row.sourceKey, problems: row.problems, ...(same ? { same } : {}) };
    if (!before && !joined) {
      outcomes.push({ ...start, action: "create" });
      write.push(created(row, digest, columns));
      continue;
    }
    if (before?.isDeleted) {
      const why = { column: "", value: row.sourceKey, reason: because("deletedHere") };
      outcomes.push({ ...start, action: "unchanged", why });
      continue;
    }
    const id = joined ?? before!.id;
    const there = stored.get(id);
    const as = kindOfJoin(joins, row.number);
    const changes = there && fieldChanges(row, there, { columns, catalogue, blanks, ...as });
    const { isJoined } = as;
    const isWritten = changes !== undefined && (isJoined || changes.changed.length > 0);
    if (isWritten) write.push(updated(row, digest, { id, stored: there!, isJoined }, changes));
    outcomes.push({
      ...start,
      action: isWritten ? "update" : "unchanged",
      problems: [...row.problems, ...(changes?.edited ?? [])],
      changed: changes?.changed ?? [],
    });
  }
  return { outcomes, write };
}

function kindOfJoin({ ids, named }: Joins, number: number): { isJoined: boolean; isNamed: boolean } {
  const isNamed = named?.has(number) ?? false;
  return { isJoined: ids.has(number) && !isNamed, isNamed };
}

function created(row: ReadyRow, digest: string, columns: Columns): PlannedRow {
  const values = Object.entries(columns).map(([name, { read }]) => [name, read(row.values)]);
  return {
    ...row,
    digest,
    id: v7(),
    stored: undefined,
    isJoined: false,
    preserved: new Set(),
    columnValues: Object.fromEntries(values),
  };
}

const updated = (
  row: ReadyRow,
  digest: string,
  there: Pick<PlannedRow, "id" | "stored" | "isJoined">,
  { preserved, values }: FieldChanges,
): PlannedRow => ({ ...row, digest, ...there, preserved, columnValues: values });

/** The first row of each key counts; later ones are repeated. The keys are those of this run. */
async function firstOfEachKey(
  tx: Db,
  rows: readonly ReadyRow[],
  { kind, where, repeated }: Pick<PlanContext, "kind" | "where" | "repeated">,
) {
  const seenKey = (key: string) => `${kind} ${key}`;
  const seen = await earlierPlaces(
    tx,
    rows.map((row) => seenKey(row.sourceKey)),
  );
  const outcomes: Outcome[] = [];
  const first: ReadyRow[] = [];
  const fresh: { key: string; place: string }[] = [];
  for (const row of rows) {
    const { number, sourceKey: key, problems } = row;
    const earlier = seen.get(seenKey(key));
    if (earlier) {
      const why = { column: "", value: key, reason: repeated(earlier) };
      outcomes.push({ number, key, action: "repeated", why, problems });
      continue;
    }
    const place = where === "" ? String(number) : `${where} row ${number}`;
    seen.set(seenKey(key), place);
    fresh.push({ key: seenKey(key), place });
    first.push(row);
  }
  await addKeys(tx, fresh);
  return { first, outcomes };
}

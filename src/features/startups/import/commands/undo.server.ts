import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { rowsAsMade } from "#server/import/made-rows.server.ts";
import type { ImportWrite, UndoEnd, UndoWork } from "#server/import/nouns.server.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import { refreshStartups } from "../../commands.server.ts";
import type { ProfileFile } from "../contract.ts";
import { type Column, type Columns, comparable, listItems, listText } from "../parts/columns.server.ts";
import { kindOf } from "../parts/mapped-file.ts";
import { storedRows } from "../queries/stored-rows.server.ts";
import { everyColumn, type ListRow, MADE_TABLES, REMOVED_KEY } from "../queries/written-values.server.ts";
import type { UndoWriters } from "./noun.server.ts";
import type { PlannedRow } from "./plan.server.ts";
import { writePlanned } from "./planned-rows.server.ts";

type Kind = ProfileFile["kind"];

/** Rows that one statement takes back. */
const BATCH_ROWS = 500;

/**
 * Takes back what an import wrote: values are what they were before, rows that it made go. What somebody has changed since
 * stays: a value, or a row that the import made and to which something was added.
 */
export async function undoWrites(
  tx: Db,
  { mapping, writes }: Pick<UndoWork, "mapping" | "writes">,
  { catalogue, ...writers }: UndoWriters & { catalogue: ImportCatalogue },
): Promise<UndoEnd> {
  const kind = kindOf(mapping);
  const columns = everyColumn(kind, catalogue);
  const end: UndoEnd = { restored: 0, removed: 0, remainingKeys: [] };
  for (let at = 0; at < writes.length; at += BATCH_ROWS) {
    const batch = writes.slice(at, at + BATCH_ROWS);
    const { changed = [], made = [] } = Object.groupBy(batch, ({ before }) => (before ? "changed" : "made"));
    await restore(tx, { kind, columns }, changed, writers, end);
    await remove(tx, kind, made, writers, end);
  }
  return end;
}

/** Gives rows their values of before, as far as they are still those of the import. */
async function restore(
  tx: Db,
  { kind, columns }: { kind: Kind; columns: Columns },
  writes: readonly ImportWrite[],
  writers: UndoWriters,
  end: UndoEnd,
) {
  const ids = writes.map(({ entityId }) => entityId);
  const stored = await storedRows(tx, kind, ids, columns, new Map());
  const rows: PlannedRow[] = [];
  const back: ListRow[] = [];
  const hasLeft = await whoHasLeft(tx, writes);
  for (const write of writes) {
    const now = stored.get(write.entityId);
    if (!now) {
      end.remainingKeys.push(write.sourceKey);
      continue;
    }
    const { before, after, sourceKey, number } = write;
    const written = Object.keys(columns).filter((name) => !same(name, before![name], after[name]));
    const changed = written.filter((name) => !same(name, now.values[name], after[name]));
    const units = new Set(changed.map((name) => columns[name]!.unit ?? name));
    const restored = written.filter((name) => !units.has(columns[name]!.unit ?? name));
    if (changed.length > 0) end.remainingKeys.push(sourceKey);
    if (restored.length === 0) continue;
    end.restored += 1;
    const taken = rowsOf(
      before![REMOVED_KEY],
      restored.map((name) => columns[name]!),
    );
    const left = taken.filter(hasLeft);
    back.push(...taken.filter((item) => !hasLeft(item)));
    const values = Object.fromEntries(
      restored.map((name) => [name, without(left, columns[name]!, before![name] ?? null)]),
    );
    rows.push({
      id: write.entityId,
      number,
      sourceKey,
      digest: "",
      stored: now,
      isJoined: false,
      problems: [],
      // The texts of the import do not count here: the city is known by its id.
      values: { name: "", single: {}, lists: {}, place: null, same: "" },
      preserved: new Set(Object.keys(columns).filter((name) => !restored.includes(name))),
      columnValues: { ...now.values, ...values },
    });
  }
  await bringBack(tx, back);
  const write = () => writePlanned(tx, kind, rows, { ...writers, columns });
  await (kind === "startup" ? withoutNewNames(tx, ids, write) : write());
  await forget(tx, kind, writes);

  function same(name: string, one: string | null | undefined, other: string | null | undefined): boolean {
    return comparable(columns[name]!, one ?? null) === comparable(columns[name]!, other ?? null);
  }
}

/** A startup that gets a name back has not had the import's, and its present name is no former one. */
async function withoutNewNames(tx: Db, ids: readonly string[], write: () => Promise<void>): Promise<void> {
  const those = sql`startup_id = any (${sql.param(ids)}::uuid[])`;
  const { rows } = await tx.execute(sql`select startup_id, name from startup_former_name where ${those}`);
  await write();
  await tx.execute(sql`
    delete from startup_former_name former using startup where ${those} and startup.id = startup_id and (
      former.name = startup.name
      or (startup_id, former.name) not in (
        select startup_id, name from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as before (startup_id uuid, name text)))`);
}

/** Tells people of a team who have deleted their account since: their lines went with it, and do not come back. */
async function whoHasLeft(tx: Db, writes: readonly ImportWrite[]): Promise<(one: ListRow) => boolean> {
  const taken = writes.flatMap(({ before }) => JSON.parse(before?.[REMOVED_KEY] ?? "[]") as ListRow[]);
  const members = taken.filter(({ table, row }) => table === "startup_member" && row.account_id !== null);
  const ids = members.map(({ row }) => row.account_id as string);
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from account where id = any (${sql.param(ids)}::uuid[])`,
  );
  const there = new Set(rows.map(({ id }) => id));
  return ({ table, row }) =>
    table === "startup_member" && typeof row.account_id === "string" && !there.has(row.account_id);
}

/** The items of a list but for these rows. */
function without(rows: readonly ListRow[], column: Column, value: string | null): string | null {
  const names = rowsOf(JSON.stringify(rows), [column]).map(({ row }) => row.name);
  return names.length === 0 ? value : listText(listItems(value).filter((item) => !names.includes(item)));
}

/** Of the rows that an import took from lists those of these columns. */
const rowsOf = (gone: string | null | undefined, columns: readonly Column[]): ListRow[] =>
  (JSON.parse(gone ?? "[]") as ListRow[]).filter(({ table, row }) =>
    columns.some(({ list }) => list?.table === table && (list.where.kind ?? row.kind) === row.kind),
  );

/** Gives lists their rows again, with what people had added to them; who has left since is not named. */
async function bringBack(tx: Db, rows: readonly ListRow[]): Promise<void> {
  for (const table of new Set(rows.map((row) => row.table))) {
    const input = JSON.stringify(rows.filter((row) => row.table === table).map(({ row }) => row));
    await tx.execute(sql`
      insert into ${sql.raw(table)}
      select back.* from jsonb_array_elements(${input}::jsonb) as input (stored)
      cross join lateral jsonb_populate_record(null::${sql.raw(table)}, input.stored || jsonb_build_object(
        'account_id', (select id from account where id = (input.stored ->> 'account_id')::uuid),
        'organization_id', (select id from organization where id = (input.stored ->> 'organization_id')::uuid))) back
      on conflict do nothing`);
  }
}

/** Takes rows away that the import made, unless somebody has changed them or something belongs to them. */
async function remove(tx: Db, kind: Kind, writes: readonly ImportWrite[], writers: UndoWriters, end: UndoEnd) {
  const ids = writes.map(({ entityId }) => entityId);
  await tx.execute(sql`select from ${sql.raw(kind)} where id = any (${sql.param(ids)}::uuid[]) order by id for update`);
  const { unchanged: gone, others } = await rowsAsMade(tx, MADE_TABLES[kind], writes);
  end.removed += gone.length;
  end.remainingKeys.push(...others.map(({ sourceKey }) => sourceKey));
  await forget(tx, kind, gone);
  const goneIds = gone.map(({ entityId }) => entityId);
  if (goneIds.length === 0) return;
  if (kind === "organization") return writers.removeOrganizations(tx, goneIds);
  const { rows } = await tx.execute<{ id: string }>(
    kind === "startup"
      ? sql`delete from startup where id = any (${sql.param(goneIds)}::uuid[]) returning id`
      : sql`delete from funding where id = any (${sql.param(goneIds)}::uuid[]) returning startup_id id`,
  );
  await refreshStartups(tx, [...new Set(rows.map(({ id }) => id))]);
}

/** The next import knows of the rows what it knew before this one. */
async function forget(tx: Db, kind: Kind, writes: readonly ImportWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const inputs = writes.map(({ sourceKey, sourceBefore }) => ({ source_key: sourceKey, ...sourceBefore }));
  const input = sql`json_to_recordset(${JSON.stringify(inputs)}::json)
    as input (source_key text, "entityId" uuid, digest text, digests jsonb)`;
  await tx.execute(sql`
    delete from import_row using ${input} where kind = ${kind} and import_row.source_key = input.source_key
      and input."entityId" is null`);
  await tx.execute(sql`
    update import_row set entity_id = input."entityId", digest = input.digest, digests = input.digests
    from ${input} where kind = ${kind} and import_row.source_key = input.source_key and input."entityId" is not null`);
}

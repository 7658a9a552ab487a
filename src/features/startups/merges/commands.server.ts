import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { startup, startupMerge } from "#db/tables/startups.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { refreshList } from "#server/list-index/refresh.server.ts";
import { moveBack, moveRows } from "#server/move-rows.server.ts";
import { countVersion } from "#server/versions.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { isSameValue } from "#shared/same-value.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshStartups } from "../commands.server.ts";
import { FACTS, type Fact, UNDO_DAYS } from "./limits.ts";
import { FACT_COLUMNS, MERGED_ROWS } from "./parts/merged-rows.server.ts";

interface Merge {
  sourceId: string;
  targetId: string;
  /** Facts that the target takes from the source; it keeps its own others. */
  facts: readonly Fact[];
}

/** Both startups, locked in the order of their ids, so that two merges never wait for each other. */
async function lockedPair(tx: Db, ids: readonly [string, string]) {
  const rows = await tx
    .select({ id: startup.id, name: startup.name, deletedAt: startup.deletedAt })
    .from(startup)
    .where(inArray(startup.id, [...ids]))
    .orderBy(startup.id)
    .for("no key update");
  return ids.map((id) => rows.find((row) => row.id === id)) as [
    (typeof rows)[0] | undefined,
    (typeof rows)[0] | undefined,
  ];
}

const jsonRow = z.object({ row: z.record(z.string(), z.unknown()) });

/** The columns of a startup as JSON has them. */
async function columnsOf(tx: Db, id: string, columns: readonly string[]): Promise<Record<string, unknown>> {
  const [found] = await rowsOf(tx, jsonRow, sql`select to_jsonb(startup) row from startup where id = ${id}`);
  return Object.fromEntries(columns.map((column) => [column, found!.row[column] ?? null]));
}

/**
 * Makes one startup of two: the target takes the chosen facts and all rows that it does not have, the source is deleted, its
 * address leads to the target. Fails with `notFound` for a deleted one, `invalidInput` for one and the same.
 */
export async function mergeStartups(
  tx: Db,
  viewer: Member,
  { sourceId, targetId, facts }: Merge,
): Promise<Outcome<{ id: string }, "notFound" | "invalidInput">> {
  if (sourceId === targetId) return refuse("invalidInput", [{ field: "sourceId", reason: "sameOne" }]);
  const [source, target] = await lockedPair(tx, [sourceId, targetId]);
  if (!source || !target || source.deletedAt || target.deletedAt) return refuse("notFound");
  const columns = facts.flatMap((fact) => FACT_COLUMNS[fact]);
  const before = await columnsOf(tx, targetId, columns);
  if (columns.length > 0) await writeColumns(tx, targetId, columns, sql`select * from startup where id = ${sourceId}`);
  const after = await columnsOf(tx, targetId, columns);
  const moved: Record<string, string[][]> = {};
  for (const rows of MERGED_ROWS) moved[rows.table] = await moveRows(tx, rows, { from: sourceId, to: targetId });
  const { rowCount } = await tx.execute(sql`
    insert into startup_former_name (startup_id, name) select ${targetId}, ${source.name}
    where fold(${source.name}) <> fold(${target.name}) on conflict do nothing`);
  const addedName = rowCount === 1;
  await tx.update(startup).set({ deletedAt: sql`now()` }).where(eq(startup.id, sourceId));
  const id = v7();
  await tx
    .insert(startupMerge)
    .values({ id, sourceId, targetId, accountId: viewer.id, before, after, moved, addedName });
  await brought(tx, { sourceId, targetId, moved, facts });
  const detail = { source: source.name, sourceId, facts: [...facts] };
  await writeAudit(tx, {
    accountId: viewer.id,
    action: "startup.merged",
    entity: "startup",
    entityId: targetId,
    detail,
  });
  return { ok: true, id };
}

/** Sets columns of a startup to those of the one row that a statement selects. */
const writeColumns = (tx: Db, id: string, columns: readonly string[], from: SQL) => {
  const names = sql.raw(columns.join(", "));
  return tx.execute(sql`update startup set (${names}) = (select ${names} from (${from}) given) where id = ${id}`);
};

/** Brings index and versions in line with what a merge or its end has changed. */
async function brought(
  tx: Db,
  { sourceId, targetId, moved, facts }: Pick<Merge, "sourceId" | "targetId" | "facts"> & Pick<Row, "moved">,
): Promise<void> {
  await tx
    .update(startup)
    .set({ updatedAt: sql`now()` })
    .where(inArray(startup.id, [sourceId, targetId]));
  if (facts.length > 0) await countVersion(tx, { table: startup, where: eq(startup.id, targetId) }, [...facts]);
  await refreshStartups(tx, [sourceId, targetId]);
  const jobs = moved.job ?? [];
  if (jobs.length > 0)
    await refreshList(
      tx,
      { kind: "jobs" },
      jobs.map(([id]) => id!),
    );
}

type Row = typeof startupMerge.$inferSelect;
export type UndoFailure = "notFound" | "mergeUndone" | "mergeTooOld" | "mergeNotLast";

/**
 * Makes two startups of one again. A fact that somebody has changed since stays as it is, and is answered. Fails with
 * `notFound`, `mergeUndone`, `mergeTooOld` (30 days), `mergeNotLast` (one of the two was merged again or changed by an
 * import since).
 */
export async function undoMerge(
  tx: Db,
  viewer: Member,
  id: string,
): Promise<Outcome<{ changedSince: Fact[] }, UndoFailure>> {
  const [found] = await tx.select().from(startupMerge).where(eq(startupMerge.id, id));
  if (!found) return refuse("notFound");
  const { sourceId, targetId, before, after, moved } = found;
  await lockedPair(tx, [sourceId, targetId]);
  const refusal = await whyNot(tx, found);
  if (refusal) return refuse(refusal);
  const present = await columnsOf(tx, targetId, Object.keys(after));
  const taken = FACTS.filter((fact) => FACT_COLUMNS[fact].every((column) => column in after));
  const isSince = (fact: Fact) => FACT_COLUMNS[fact].some((column) => !isSameValue(present[column], after[column]));
  const changedSince = taken.filter(isSince);
  const facts = taken.filter((fact) => !changedSince.includes(fact));
  const columns = facts.flatMap((fact) => FACT_COLUMNS[fact]);
  // First: it allows the target to have no owner again.
  await tx.update(startupMerge).set({ undoneAt: sql`now()` }).where(eq(startupMerge.id, id));
  if (columns.length > 0)
    await writeColumns(
      tx,
      targetId,
      columns,
      sql`select * from jsonb_populate_record(null::startup, ${JSON.stringify(before)}::jsonb)`,
    );
  for (const rows of MERGED_ROWS)
    await moveBack(tx, rows, { from: targetId, to: sourceId, keys: moved[rows.table] ?? [] });
  if (found.addedName)
    await tx.execute(sql`
      delete from startup_former_name former using startup source
      where source.id = ${sourceId} and former.startup_id = ${targetId} and former.name = source.name`);
  await tx.update(startup).set({ deletedAt: null }).where(eq(startup.id, sourceId));
  await brought(tx, { sourceId, targetId, moved, facts });
  const detail = { sourceId, changedSince };
  await writeAudit(tx, {
    accountId: viewer.id,
    action: "startup.parted",
    entity: "startup",
    entityId: targetId,
    detail,
  });
  return { ok: true, changedSince };
}

/** Why a merge cannot be undone; read after both startups are locked. */
async function whyNot(tx: Db, { id, sourceId, targetId }: Row): Promise<UndoFailure | undefined> {
  const ids = [sourceId, targetId];
  const isOfThese = or(inArray(startupMerge.sourceId, ids), inArray(startupMerge.targetId, ids));
  const isOld = sql<boolean>`${startupMerge.createdAt} < now() - make_interval(days => ${UNDO_DAYS}::int)`;
  const [own] = await tx
    .select({ undoneAt: startupMerge.undoneAt, isOld })
    .from(startupMerge)
    .where(eq(startupMerge.id, id));
  if (own!.undoneAt) return "mergeUndone";
  if (own!.isOld) return "mergeTooOld";
  const [last] = await tx
    .select({ id: startupMerge.id })
    .from(startupMerge)
    .where(and(isOfThese, isNull(startupMerge.undoneAt)))
    .orderBy(desc(startupMerge.createdAt), desc(startupMerge.id))
    .limit(1);
  if (last?.id !== id) return "mergeNotLast";
  const { rows } = await tx.execute(sql`
    select from import_write written join import_run run on run.id = written.run_id
    where written.kind = 'startup' and written.entity_id = any (${sql.param(ids)}::uuid[])
      and run.imported_at > (select created_at from startup_merge where id = ${id}) limit 1`);
  return rows.length === 0 ? undefined : "mergeNotLast";
}

import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/open.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { writeAudit } from "../audit.server.ts";
import { refreshList } from "../list-index/refresh.server.ts";

type Columns = Record<"id" | "isVisible" | "deletedAt" | "updatedAt", AnyPgColumn>;

/** What those who run the platform show, hide, delete and restore. */
export interface ManagedNoun {
  table: PgTable & Columns;
  /** Names it in the audit. */
  entity: "organization" | "serviceProvider" | "program" | "job" | "patent";
  /** Its list in the filter index. */
  kind: Parameters<typeof refreshList>[1]["kind"];
}

const STATES = {
  show: { isVisible: true },
  hide: { isVisible: false },
  // A deleted entry is hidden; it comes back hidden, to be looked at first.
  delete: { isVisible: false, deletedAt: sql`now()` },
  restore: { deletedAt: null },
};
export type EntryAction = keyof typeof STATES;
const DONE = { show: "shown", hide: "hidden", delete: "deleted", restore: "restored" } as const;

/** Brings an entry into a state; again is no error. Fails with `notFound`, also for showing or hiding a deleted one. */
export async function setEntryState(
  tx: Db,
  { table, entity, kind }: ManagedNoun,
  { viewer, id, action }: { viewer: Member; id: string; action: EntryAction },
): Promise<Outcome<object, "notFound">> {
  const { rows } = await tx.execute<{ isVisible: boolean; isDeleted: boolean }>(
    sql`select is_visible "isVisible", deleted_at is not null "isDeleted" from ${table} where id = ${id} for no key update`,
  );
  const row = rows[0];
  if (!row) return refuse("notFound");
  const isSo = { show: row.isVisible, hide: !row.isVisible, delete: row.isDeleted, restore: !row.isDeleted }[action];
  if (row.isDeleted && (action === "show" || action === "hide")) return refuse("notFound");
  if (isSo) return { ok: true };
  const next = { ...STATES[action], updatedAt: sql`now()` };
  await tx
    .update(table)
    .set(next as never)
    .where(eq(table.id, id));
  await refreshList(tx, { kind }, [id]);
  await writeAudit(tx, { accountId: viewer.id, action: `${entity}.${DONE[action]}`, entity, entityId: id });
  return { ok: true };
}

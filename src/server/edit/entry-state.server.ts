import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/open.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { writeAudit } from "../audit.server.ts";
import { refreshList } from "../list-index/refresh.server.ts";

type Columns = Record<"id" | "isVisible" | "deletedAt", AnyPgColumn>;

/** A noun that staff show, hide, delete and restore. */
export interface ManagedNoun {
  table: PgTable & Columns;
  /** Names it in the audit. */
  entity: "organization" | "serviceProvider" | "program" | "job" | "patent";
  /** Its list in the filter index. */
  kind: Parameters<typeof refreshList>[1]["kind"];
}

const STATES = {
  show: sql`is_visible = true`,
  hide: sql`is_visible = false`,
  // A deleted entry is hidden; it comes back hidden, to be looked at first.
  delete: sql`is_visible = false, deleted_at = now()`,
  restore: sql`deleted_at = null`,
};
export type EntryAction = keyof typeof STATES;
const DONE_WORDS = { show: "shown", hide: "hidden", delete: "deleted", restore: "restored" } as const;

/** Brings an entry into a state; again is no error. Fails with `notFound`, also for showing or hiding a deleted one. */
export async function setEntryState(
  tx: Db,
  { table, entity, kind }: ManagedNoun,
  { viewer, id, action }: { viewer: Member; id: string; action: EntryAction },
): Promise<Outcome<object, "notFound">> {
  const [row] = await tx
    .select({ isVisible: table.isVisible, deletedAt: table.deletedAt })
    .from(table)
    .where(eq(table.id, id))
    .for("no key update");
  if (!row) return refuse("notFound");
  const isDeleted = row.deletedAt !== null;
  const isSo = { show: row.isVisible, hide: !row.isVisible, delete: isDeleted, restore: !isDeleted }[action];
  if (isDeleted && (action === "show" || action === "hide")) return refuse("notFound");
  if (isSo) return { ok: true };
  await tx.execute(sql`update ${table} set ${STATES[action]}, updated_at = now() where id = ${id}`);
  await refreshList(tx, { kind }, [id]);
  await writeAudit(tx, { accountId: viewer.id, action: `${entity}.${DONE_WORDS[action]}`, entity, entityId: id });
  return { ok: true };
}

import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { errorLog } from "#db/tables/operations.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";

/** Marks a fault as resolved or as open. Nothing changes if it is so already. Fails with `notFound`. */
export async function markError(tx: Db, viewer: Member, id: string, state: "open" | "resolved") {
  const [found] = await tx.select().from(errorLog).where(eq(errorLog.id, id)).for("no key update");
  if (!found) return refuse("notFound");
  if ((found.resolvedAt !== null) === (state === "resolved")) return { ok: true as const };
  const resolved = { resolvedAt: sql`now()`, resolvedBy: viewer.id };
  await tx
    .update(errorLog)
    .set(state === "resolved" ? resolved : { resolvedAt: null, resolvedBy: null })
    .where(eq(errorLog.id, id));
  await writeAudit(tx, { accountId: viewer.id, action: `error.${state}`, entity: "errorLog", entityId: id });
  return { ok: true as const };
}

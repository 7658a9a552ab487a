import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { importRow } from "#db/tables/data-sources.server.ts";
import { funding } from "#db/tables/funding.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import { hideOrganization } from "#server/hide-organization.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshStartups } from "../commands.server.ts";
import type { Decision } from "./contract.ts";

type Row = Pick<typeof importRow.$inferSelect, "kind" | "entityId">;

/**
 * Decides about a row that its source has no more. "gone" takes away what it became, for good; "stays" takes the mark off its
 * page, "open" puts it back. Fails with `notFound`, and with `invalidInput` where it is gone already.
 */
export async function decideVanished(tx: Db, viewer: Member, id: string, decision: Decision): Promise<Outcome> {
  const isIt = and(eq(importRow.id, id), isNotNull(importRow.vanishedAt));
  const [row] = await tx.select().from(importRow).where(isIt).for("update");
  if (!row) return refuse("notFound");
  const { kind, entityId } = row;
  if ((row.decision ?? "open") === decision) return { ok: true };
  if (row.decision === "gone") return refuse("invalidInput", [{ field: "decision", reason: "cannotBeTakenBack" }]);
  if (decision === "gone") await takeAway(tx, row);
  const undecided = { decision: null, decidedAt: null, decidedBy: null };
  const values = decision === "open" ? undecided : { decision, decidedAt: sql`now()`, decidedBy: viewer.id };
  await tx.update(importRow).set(values).where(isIt);
  const detail = { sourceKey: row.sourceKey, ...changesOf({ decision: row.decision ?? "open" }, { decision }) };
  await writeAudit(tx, { accountId: viewer.id, action: `import.${decision}`, entity: kind, entityId, detail });
  return { ok: true };
}

/** The import does not bring back what was deleted here (record 36). */
async function takeAway(tx: Db, { kind, entityId }: Row): Promise<void> {
  if (kind === "organization") return hideOrganization(tx, entityId);
  if (kind === "startup") {
    await tx.update(startup).set({ deletedAt: sql`now()` }).where(eq(startup.id, entityId));
    return refreshStartups(tx, [entityId]);
  }
  const [deleted] = await tx.delete(funding).where(eq(funding.id, entityId)).returning({ id: funding.startupId });
  if (deleted) await refreshStartups(tx, [deleted.id]);
}

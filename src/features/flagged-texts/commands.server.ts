import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { flaggedText } from "#db/tables/flagged-texts.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { FlagState } from "./contract.ts";

/** Marks a text as reviewed or as open. Nothing changes if it is so already. Fails with `notFound`. */
export async function changeFlaggedText(tx: Db, viewer: Member, id: string, state: FlagState): Promise<Outcome> {
  const isLookedAt = state === "lookedAt";
  const values = isLookedAt ? { lookedAt: sql`now()`, lookedBy: viewer.id } : { lookedAt: null, lookedBy: null };
  const isOther = isLookedAt ? isNull(flaggedText.lookedAt) : isNotNull(flaggedText.lookedAt);
  const [changed] = await tx
    .update(flaggedText)
    .set(values)
    .where(and(eq(flaggedText.id, id), isOther))
    .returning({ id: flaggedText.id });
  if (!changed) {
    const [existing] = await tx.select({ id: flaggedText.id }).from(flaggedText).where(eq(flaggedText.id, id));
    return existing ? { ok: true } : refuse("notFound");
  }
  const action = isLookedAt ? "flaggedText.lookedAt" : "flaggedText.reopened";
  await writeAudit(tx, { accountId: viewer.id, action, entity: "flaggedText", entityId: id });
  return { ok: true };
}

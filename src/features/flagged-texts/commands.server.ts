import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { flaggedText } from "#db/tables/flagged-texts.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { FlagState } from "./contract.ts";

/** Says that a text has been looked at, or should be again. Fails with `notFound`; what is so already stays as it is. */
export async function changeFlaggedText(tx: Db, viewer: Member, id: string, state: FlagState): Promise<Outcome> {
  const isLookedAt = state === "lookedAt";
  const set = isLookedAt ? { lookedAt: sql`now()`, lookedBy: viewer.id } : { lookedAt: null, lookedBy: null };
  const other = isLookedAt ? isNull(flaggedText.lookedAt) : isNotNull(flaggedText.lookedAt);
  const [changed] = await tx
    .update(flaggedText)
    .set(set)
    .where(and(eq(flaggedText.id, id), other))
    .returning({ id: flaggedText.id });
  if (!changed) {
    const [there] = await tx.select({ id: flaggedText.id }).from(flaggedText).where(eq(flaggedText.id, id));
    return there ? { ok: true } : refuse("notFound");
  }
  const action = isLookedAt ? "flaggedText.lookedAt" : "flaggedText.reopened";
  await writeAudit(tx, { accountId: viewer.id, action, entity: "flaggedText", entityId: id });
  return { ok: true };
}

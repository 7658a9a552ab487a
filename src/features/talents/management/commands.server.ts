import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";

/** Shows the profile of a member, or hides it from all others. Again is no error. Fails with `notFound`. */
export async function showTalent(
  tx: Db,
  viewer: Member,
  id: string,
  isVisible: boolean,
): Promise<Outcome<object, "notFound">> {
  const own = eq(account.id, id);
  const [row] = await tx.select({ hiddenAt: account.hiddenAt }).from(account).where(own).for("no key update");
  if (!row) return refuse("notFound");
  if ((row.hiddenAt === null) === isVisible) return { ok: true };
  await tx
    .update(account)
    // The profile shows when its owner last changed it.
    .set({ hiddenAt: isVisible ? null : sql`now()`, updatedAt: sql`updated_at` })
    .where(own);
  await writeAudit(tx, {
    accountId: viewer.id,
    action: isVisible ? "talent.shown" : "talent.hidden",
    entity: "account",
    entityId: id,
  });
  return { ok: true };
}

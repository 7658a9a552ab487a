import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { billingInformation } from "#db/tables/payments.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { putBilling } from "./contract.ts";
import { countryCodeOf } from "./queries.server.ts";
import { taxProblems } from "./rules.ts";

/** Saves for whom receipts are made out; two tabs never undo each other. */
export async function saveBilling(
  tx: Db,
  member: Member,
  { version, ...wanted }: z.output<typeof putBilling.body>,
): Promise<Outcome<object, "invalidInput" | "changedMeanwhile">> {
  const code = await countryCodeOf(tx, wanted.countryId);
  if (!code) return refuse("invalidInput", [{ field: "countryId", reason: "noSuchOne" }]);
  const problems = taxProblems({ ...wanted, isTurkish: code === "TR" });
  if (problems.length > 0) return refuse("invalidInput", problems);
  const own = eq(billingInformation.accountId, member.id);
  const [before] = await tx.select().from(billingInformation).where(own).for("no key update");
  const saved =
    version === 0
      ? await tx
          .insert(billingInformation)
          .values({ accountId: member.id, ...wanted })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(billingInformation)
          .set({ ...wanted, version: sql`${billingInformation.version} + 1`, updatedAt: new Date() })
          .where(sql`${own} and ${billingInformation.version} = ${version}`)
          .returning();
  if (saved.length === 0) return refuse("changedMeanwhile");
  const audit = { action: "billing.changed", entity: "account", entityId: member.id } as const;
  await writeAudit(tx, { accountId: member.id, ...audit, detail: { ...changesOf(before ?? {}, wanted) } });
  return { ok: true };
}

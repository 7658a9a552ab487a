import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { investorCheck } from "#db/tables/funding.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshStartups } from "../commands.server.ts";
import { countMoney, uncountMoney } from "../links/commands/count-money.server.ts";
import type { InvestorDecision } from "./contract.ts";

/** What an investor confirms is counted from now on, or no longer. Fails with `notFound`. */
export async function decideInvestor(
  tx: Db,
  admin: Member,
  id: string,
  decision: InvestorDecision,
): Promise<Outcome<object, "notFound">> {
  const [check] = await tx.select().from(investorCheck).where(eq(investorCheck.id, id)).for("update");
  if (!check) return refuse("notFound");
  const state = decision === "declined" ? decision : "accepted";
  if (check.state === decision && !check.tiedAt) return { ok: true };
  await tx
    .update(investorCheck)
    .set({ state, decidedAt: new Date(), decidedBy: admin.id, tiedAt: null })
    .where(eq(investorCheck.id, id));
  const isTheirs = sql`(i.organization_id = ${id} or i.account_id = ${id})`;
  const isOtherAmount = sql`exists (select from portfolio_round p where p.funding_id = f.id and p.organization_id = i.organization_id
    and (p.amount is distinct from f.amount or p.amount_currency_id is distinct from f.amount_currency_id))`;
  // Rounds that count and are kept are not looked at again: who signed them was another one then.
  const startupIds =
    decision === "accepted"
      ? await countMoney(tx, sql`${isTheirs} and not ${isOtherAmount}`)
      : await uncountMoney(tx, sql`f.id in (select i.funding_id from funding_investor i where ${isTheirs})`);
  await refreshStartups(tx, startupIds);
  const isOrganization = (await tx.$count(organization, eq(organization.id, id))) > 0;
  const entity = isOrganization ? "organization" : "account";
  await writeAudit(tx, { accountId: admin.id, action: `investor.${decision}`, entity, entityId: id });
  return { ok: true };
}

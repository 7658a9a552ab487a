import type { Db } from "#db/open.server.ts";
import { investorCheck } from "#db/tables/funding.server.ts";

/** What an organization or person confirms counts once the house has accepted them (record 71); who was asked about before keeps the answer. */
export async function askForInvestorCheck(tx: Db, id: string): Promise<void> {
  await tx.insert(investorCheck).values({ id }).onConflictDoNothing();
}

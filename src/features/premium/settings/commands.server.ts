import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { premiumSetting } from "#db/tables/premium.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { PremiumSettingsModel } from "./contract.ts";

/** The one row of the settings. */
const ENTITY = "settings";

/** Changes all settings. Fails with `changedMeanwhile` where somebody else has saved since `version`. */
export async function changeSettings(
  tx: Db,
  member: Member,
  { version, userNeedtoSingForSeeData, ...wanted }: PremiumSettingsModel & { version: number },
): Promise<Outcome<{ settings: typeof premiumSetting.$inferSelect }, "changedMeanwhile">> {
  const [before] = await tx.select().from(premiumSetting).for("no key update");
  if (before!.version !== version) return refuse("changedMeanwhile");
  const [settings] = await tx
    .update(premiumSetting)
    .set({
      ...wanted,
      filterList: [...new Set(wanted.filterList)],
      userNeedToSignForSeeData: userNeedtoSingForSeeData,
      version: sql`${premiumSetting.version} + 1`,
    })
    .returning();
  const audit = { action: "premiumSettings.changed", entity: "premium_setting", entityId: ENTITY } as const;
  const { version: _, ...after } = settings!;
  await writeAudit(tx, { accountId: member.id, ...audit, detail: { ...changesOf(before!, after) } });
  return { ok: true, settings: settings! };
}

import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { premiumSetting } from "#db/tables/premium.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import { namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { PremiumSettingsModel } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

/** The one row of the settings. */
const ENTITY = "settings";

const audit = auditor("premiumSettings", "premium_setting", {
  names: namesFrom(en, tr, (settings) => ({
    fields: {
      premiumEnable: settings.premiumEnable,
      userNeedToSignForSeeData: settings.userNeedtoSingForSeeData,
      limitedFreeStartupPresenter: settings.limitedFreeStartupPresenter,
      freeStartupCount: settings.freeStartupCount,
      customerSource: settings.customerSource,
      filterList: settings.filters,
    },
  })),
});

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
      // Off while nothing is sold, whatever was chosen before: that comes back with a payment provider.
      premiumEnable: before!.isSold ? wanted.premiumEnable : before!.premiumEnable,
      filterList: [...new Set(wanted.filterList)],
      userNeedToSignForSeeData: userNeedtoSingForSeeData,
      version: sql`${premiumSetting.version} + 1`,
    })
    .returning();
  const { version: _, isSold: __, ...after } = settings!;
  await audit(tx, member, "changed", ENTITY, changesOf(before!, after));
  return { ok: true, settings: settings! };
}

import { premiumSettings } from "#features/premium/settings/contract.ts";
import type { PageContext } from "#shared/page-context.ts";
import { isPremium } from "#shared/viewer.ts";

/**
 * True if the list of startups refuses the viewer a premium filter: cells that need one would only lead to a refusal.
 */
export async function isListClosed({ api, viewer }: PageContext): Promise<boolean> {
  const { model } = await api(premiumSettings, {});
  return model.premiumEnable && !isPremium(viewer, "startups");
}

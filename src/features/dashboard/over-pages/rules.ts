import { receivedInvitations } from "#features/invitations/contract.ts";
import { unreadMessageCount } from "#features/messages/contract.ts";
import { getOwnProfile } from "#features/talents/profile/contract.ts";
import type { Api } from "#shared/endpoint.ts";
import type { MenuContent } from "../rules.ts";

/** For loaders: the person in the menu of a member, and the counts beside its links. */
export async function menuContent(api: Api): Promise<MenuContent> {
  const [{ waitingCount }, dashboardMessages, { seoUrl, cityName, countryName, cv, deleteAt }] = await Promise.all([
    api(receivedInvitations, { query: { pageSize: 1 } }),
    api(unreadMessageCount, { query: {} }),
    api(getOwnProfile, {}),
  ]);
  const place = [cityName, countryName].filter(Boolean).join(", ");
  return {
    counts: { profileInvitations: waitingCount, dashboardMessages },
    person: { seoUrl, place, hasCv: cv !== null },
    deleteAt,
  };
}

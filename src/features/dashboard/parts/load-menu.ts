import { receivedInvitations } from "#features/invitations/contract.ts";
import { unreadMessageCount } from "#features/messages/contract.ts";
import { getOwnProfile } from "#features/talents/profile/contract.ts";
import { isStaff } from "#shared/access.ts";
import type { PageContext } from "#shared/page-context.ts";
import { typeId } from "#shared/type-id.ts";
import { memberOnly } from "#shared/viewer.ts";
import { type MemberMenu, menuGroups } from "../rules.ts";

/** For loaders: the menu of the member who reads, with what waits behind its links. */
export async function loadMenu({ api, viewer, pages }: PageContext): Promise<MemberMenu> {
  const { name, surname, photo, userTypeId } = memberOnly(viewer);
  const [{ waitingCount }, dashboardMessages, { seoUrl, cityName, countryName, cv, deleteAt }] = await Promise.all([
    api(receivedInvitations, { query: { pageSize: 1 } }),
    api(unreadMessageCount, { query: {} }),
    api(getOwnProfile, {}),
  ]);
  const isEntrepreneur = userTypeId === typeId("userType", "entrepreneur");
  return {
    groups: menuGroups(pages, { isEntrepreneur, isStaff: isStaff(viewer) }),
    counts: { profileInvitations: waitingCount, dashboardMessages },
    person: {
      name: `${name} ${surname}`,
      photo,
      seoUrl,
      place: [cityName, countryName].filter(Boolean).join(", "),
      hasCv: cv !== null,
    },
    deleteAt,
  };
}

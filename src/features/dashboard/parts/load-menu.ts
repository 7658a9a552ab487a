import { getOwnProfile } from "#features/talents/profile/contract.ts";
import type { PageContext } from "#shared/page-context.ts";
import { memberOnly } from "#shared/viewer.ts";
import { type MemberMenu, memberGroups } from "../rules.ts";

/** For loaders: the menu of the member who reads, with the number of things that wait behind its links. */
export async function loadMenu(page: PageContext): Promise<MemberMenu> {
  const { api, menuLinks } = page;
  const { name, surname, photo } = memberOnly(page.viewer);
  const groups = memberGroups(menuLinks.member, page).map(async (group) => ({
    name: group.name,
    links: await Promise.all(
      group.links.map(async (link) => ({
        page: link.page,
        label: link.label(page.textsOf),
        pagesBelow: link.pagesBelow,
        count: await link.count?.(api),
      })),
    ),
  }));
  const [profile, ...loadedGroups] = await Promise.all([api(getOwnProfile, {}), ...groups]);
  const { seoUrl, cityName, countryName, cv, deleteAt } = profile;
  const place = [cityName, countryName].filter(Boolean).join(", ");
  return {
    groups: loadedGroups,
    person: { name: `${name} ${surname}`, photo, seoUrl, place, hasCv: cv !== null },
    deleteAt,
  };
}

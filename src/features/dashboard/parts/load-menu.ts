import { getOwnProfile } from "#features/talents/profile/contract.ts";
import type { PageContext } from "#shared/page-context.ts";
import { memberOnly } from "#shared/viewer.ts";
import { type MemberMenu, memberGroups } from "../rules.ts";

/** For loaders: the menu of the member who reads. */
export async function loadMenu(page: PageContext): Promise<MemberMenu> {
  const { api, menuLinks } = page;
  const { name, surname, photo } = memberOnly(page.viewer);
  const groups = memberGroups(menuLinks.member, page).map((group) => ({
    name: group.name,
    links: group.links.map((link) => ({
      page: link.page,
      label: link.label(page.textsOf),
      pagesBelow: link.pagesBelow,
    })),
  }));
  const profile = await api(getOwnProfile, {});
  const { seoUrl, cityName, countryName, cv, deleteAt } = profile;
  const place = [cityName, countryName].filter(Boolean).join(", ");
  return {
    groups,
    person: { name: `${name} ${surname}`, photo, seoUrl, place, hasCv: cv !== null },
    deleteAt,
  };
}

import { ownEntities } from "#features/members/contract.ts";
import { paymentHistory } from "#features/payments/contract.ts";
import { hasPortal } from "#features/payments/limits.ts";
import { isReviewer } from "#features/programs/reviewing/contract.ts";
import { isNamedInvestor } from "#features/startups/links/contract.ts";
import { getOwnProfile } from "#features/talents/profile/contract.ts";
import type { PageContext } from "#shared/page-context.ts";
import { memberOnly } from "#shared/viewer.ts";
import { type MemberMenu, memberGroups } from "../rules.ts";

/** For loaders: the menu of the member who reads. */
export async function loadMenu(page: PageContext): Promise<MemberMenu> {
  const { api, extra, menuLinks } = page;
  const { name, surname, photo } = memberOnly(page.viewer);
  const [entities, isJuror, isInvestor, profile, payments] = await Promise.all([
    api(ownEntities, {}),
    extra(api(isReviewer, {}), false),
    extra(api(isNamedInvestor, {}), false),
    api(getOwnProfile, {}),
    extra(api(paymentHistory, {}), undefined),
  ]);
  const belongings = { entities, isJuror, isInvestor };
  const groups = memberGroups(menuLinks.member, page, belongings).map((group) => ({
    name: group.name,
    links: group.links.map((link) => ({
      page: link.page,
      label: link.label(page.textsOf),
      pagesBelow: link.pagesBelow,
    })),
  }));
  const { seoUrl, cityName, countryName, cv, deleteAt } = profile;
  const place = [cityName, countryName].filter(Boolean).join(", ");
  return {
    groups,
    person: { name: `${name} ${surname}`, photo, seoUrl, place, hasCv: cv !== null },
    hasPortal: payments !== undefined && hasPortal(payments.rows),
    deleteAt,
  };
}

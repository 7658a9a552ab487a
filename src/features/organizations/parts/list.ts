import type { ListPage } from "#shared/list/list-page.ts";
import type { OrganizationCardData } from "../card.tsx";
import { type OrganizationRow, organizationCalls, type organizationRow } from "../contract.ts";

function cardOf({ name, seoUrl, logo, type, location, tagline }: OrganizationRow): OrganizationCardData {
  const place = location.city?.name ?? location.country?.name;
  return { name, seoUrl, logo, kind: [type.name, place].filter(Boolean).join(" · "), tagline: tagline ?? "" };
}

export const organizationsPage: ListPage<OrganizationCardData, typeof organizationRow> = {
  calls: organizationCalls,
  cardOf,
};

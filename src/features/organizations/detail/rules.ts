import { organization } from "#shared/structured-data.ts";
import type { OrganizationDetail } from "./contract.ts";

/** The structured data of an organization; `url` is the absolute address of its page. */
export function organizationData(detail: OrganizationDetail, url: string): object {
  const { location, linkedin, twitter, facebook, instagram } = detail;
  return organization({
    page: url,
    name: detail.name,
    website: detail.website ?? undefined,
    slogan: detail.tagline ?? undefined,
    description: detail.description ?? detail.about ?? undefined,
    logo: detail.logo ? new URL(detail.logo, url).href : undefined,
    keywords: [detail.type.name],
    place: { street: detail.address ?? undefined, city: location.city?.name, countryCode: location.country?.code },
    sameAs: [linkedin, twitter, facebook, instagram].filter((profile) => profile !== null),
  });
}

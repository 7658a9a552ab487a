import { organization } from "#shared/structured-data.ts";
import type { StartupDetail } from "./contract.ts";

/** The startup for search engines; `page` is the absolute address of its page. */
export function organizationData(startup: StartupDetail, page: string): object {
  const { name, website, legalName, tagline, description, logo, cover, foundationDate, technologies } = startup;
  const { country, city } = startup.location;
  const absolute = (address: string | null) => (address ? new URL(address, page).href : undefined);
  const { linkedin, twitter, facebook, instagram } = startup;
  return organization({
    page,
    name,
    website: website ?? undefined,
    legalName: legalName ?? undefined,
    slogan: tagline ?? undefined,
    description: description ?? tagline ?? undefined,
    logo: absolute(logo),
    image: absolute(cover),
    foundedOn: foundationDate ?? undefined,
    keywords: technologies.map((technology) => technology.name),
    place: { city: city?.name, countryCode: country?.code },
    members: startup.teamMembers.map((member) => ({ name: member.name, jobTitle: member.position ?? undefined })),
    sameAs: [linkedin, twitter, facebook, instagram].filter((profile) => profile !== null),
  });
}

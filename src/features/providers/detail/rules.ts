import { organization } from "#shared/structured-data.ts";
import type { ProviderDetail } from "../contract.ts";

/** The structured data of a service provider; `url` is the absolute address of its page. */
export function providerData(provider: ProviderDetail, url: string): object {
  const { location, linkedin, twitter, facebook, instagram } = provider;
  return organization({
    page: url,
    name: provider.name,
    website: provider.website ?? undefined,
    slogan: provider.slogan ?? undefined,
    description: provider.description ?? provider.about ?? undefined,
    logo: provider.logo ? new URL(provider.logo, url).href : undefined,
    foundedOn: provider.foundationYear?.toString(),
    keywords: provider.serviceIndustries.map(({ name }) => name),
    place: { city: location.city?.name, countryCode: location.country?.code },
    members: provider.teamMembers.map(({ name, position }) => ({ name, jobTitle: position ?? undefined })),
    sameAs: [linkedin, twitter, facebook, instagram].filter((profile) => profile !== null),
  });
}

import type { ProviderDetail } from "../contract.ts";

/** The provider as a schema.org Organization; `url` is the absolute address of its page. `<Meta>` escapes it. */
export function providerData(provider: ProviderDetail, url: string): object {
  const { country, city } = provider.location;
  const profiles = [provider.linkedin, provider.twitter, provider.facebook, provider.instagram].filter(Boolean);
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": url,
    url: provider.website ?? url,
    mainEntityOfPage: url,
    name: provider.name,
    slogan: provider.slogan ?? undefined,
    description: provider.description ?? provider.about ?? undefined,
    logo: provider.logo ? new URL(provider.logo, url).href : undefined,
    foundingDate: provider.foundationYear?.toString(),
    knowsAbout: provider.serviceIndustries.map(({ name }) => name),
    address:
      country || city
        ? {
            "@type": "PostalAddress",
            streetAddress: provider.address ?? undefined,
            addressLocality: city?.name,
            addressCountry: country?.name,
          }
        : undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

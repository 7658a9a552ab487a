import type { OrganizationDetail } from "./contract.ts";

/** The organization for schema.org; `url` is the absolute address of its page. `<Meta>` escapes it. */
export function organizationData(organization: OrganizationDetail, url: string): object {
  const { country, city } = organization.location;
  const { linkedin, twitter, facebook, instagram } = organization;
  const profiles = [linkedin, twitter, facebook, instagram].filter(Boolean);
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": url,
    url: organization.website ?? url,
    mainEntityOfPage: url,
    name: organization.name,
    slogan: organization.tagline ?? undefined,
    description: organization.description ?? organization.about ?? undefined,
    logo: organization.logo ? new URL(organization.logo, url).href : undefined,
    address:
      country || city
        ? {
            "@type": "PostalAddress",
            streetAddress: organization.address ?? undefined,
            addressLocality: city?.name,
            addressCountry: country?.name,
          }
        : undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

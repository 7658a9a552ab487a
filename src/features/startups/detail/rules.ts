import type { StartupDetail } from "./contract.ts";

/** The startup as a schema.org Organization; `url` is the absolute address of its page. Whoever writes it into a page escapes it; `<Meta>` does. */
export function organizationData(startup: StartupDetail, url: string): object {
  const { country, city } = startup.location;
  const absolute = (address: string | null) => (address ? new URL(address, url).href : undefined);
  const profiles = [startup.linkedin, startup.twitter, startup.facebook, startup.instagram].filter(Boolean);
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": url,
    url: startup.website ?? url,
    mainEntityOfPage: url,
    name: startup.name,
    legalName: startup.legalName ?? undefined,
    slogan: startup.tagline ?? undefined,
    description: startup.description ?? startup.tagline ?? undefined,
    logo: absolute(startup.logo),
    image: absolute(startup.cover),
    foundingDate: startup.foundationDate ?? undefined,
    keywords: startup.technologies.map(({ name }) => name).join(", ") || undefined,
    address:
      country || city
        ? { "@type": "PostalAddress", addressLocality: city?.name, addressCountry: country?.name }
        : undefined,
    member: startup.teamMembers.length
      ? startup.teamMembers.map(({ name, position }) => ({ "@type": "Person", name, jobTitle: position ?? undefined }))
      : undefined,
    sameAs: profiles.length ? profiles : undefined,
  };
}

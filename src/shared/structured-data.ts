import type { MetaDescriptor } from "react-router";

/**
 * The structured data of a page for search engines (schema.org, JSON-LD): `data` of `pageMeta`. Addresses are absolute;
 * undefined fields are left out; React Router escapes it. Browsers need none of it and load none of it
 * (`import.meta.env.SSR`).
 */
export const jsonLd = (data: object): MetaDescriptor => ({
  "script:ld+json": { "@context": "https://schema.org", ...data },
});

interface Place {
  street?: string | undefined;
  city?: string | undefined;
  region?: string | undefined;
  /** ISO 3166-1, two letters. */
  countryCode?: string | undefined;
}

const addressOf = ({ street, city, region, countryCode }: Place = {}) =>
  street || city || region || countryCode
    ? {
        "@type": "PostalAddress",
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        addressCountry: countryCode,
      }
    : undefined;

interface Organization {
  /** Its page here. */
  page: string;
  name: string;
  website?: string | undefined;
  legalName?: string | undefined;
  slogan?: string | undefined;
  description?: string | undefined;
  logo?: string | undefined;
  image?: string | undefined;
  /** A day. */
  foundedOn?: string | undefined;
  keywords?: readonly string[] | undefined;
  place?: Place | undefined;
  members?: readonly { name: string; jobTitle?: string | undefined }[] | undefined;
  /** Its pages on other sites. */
  sameAs?: readonly string[] | undefined;
}

export function organization(of: Organization): object {
  if (!import.meta.env.SSR) return {};
  const { page, name, website, legalName, slogan, description, logo, image, foundedOn, place } = of;
  const { keywords = [], members = [], sameAs = [] } = of;
  return {
    "@type": "Organization",
    "@id": page,
    url: website ?? page,
    mainEntityOfPage: page,
    name,
    legalName,
    slogan,
    description,
    logo,
    image,
    foundingDate: foundedOn,
    keywords: keywords.join(", ") || undefined,
    address: addressOf(place),
    member: members.length > 0 ? members.map((member) => ({ "@type": "Person", ...member })) : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}

interface Person {
  page: string;
  name: string;
  jobTitle?: string | undefined;
  description?: string | undefined;
  image?: string | undefined;
  place?: Place | undefined;
  /** Names of languages. */
  languages?: readonly string[] | undefined;
  /** Names of skills. */
  skills?: readonly string[] | undefined;
  sameAs?: readonly string[] | undefined;
}

export function person(of: Person): object {
  if (!import.meta.env.SSR) return {};
  const { page, name, jobTitle, description, image, place, languages = [], skills = [], sameAs = [] } = of;
  return {
    "@type": "Person",
    "@id": page,
    url: page,
    name,
    jobTitle,
    description,
    image,
    address: addressOf(place),
    knowsLanguage: languages.length > 0 ? languages : undefined,
    knowsAbout: skills.length > 0 ? skills : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}

interface JobPosting {
  page: string;
  /** It never changes, even when the address does. */
  id: string;
  /** One applies on the page itself, without a step on another site. */
  appliesHere: boolean;
  title: string;
  /** Plain text. */
  description: string;
  /** Days or instants. */
  postedAt: string;
  validThrough?: string | undefined;
  employer: { name: string; page?: string | undefined; logo?: string | undefined };
  place?: Place | undefined;
  remote?: boolean | undefined;
  /** "FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER", "OTHER". */
  employmentTypes?: readonly string[] | undefined;
  salary?:
    | {
        currency: string;
        from?: number | undefined;
        to?: number | undefined;
        per: "YEAR" | "MONTH" | "WEEK" | "DAY" | "HOUR";
      }
    | undefined;
}

/** Only while the job is live: search engines punish jobs that are gone. */
export function jobPosting(posting: JobPosting): object {
  if (!import.meta.env.SSR) return {};
  const { page, id, title, description, postedAt, validThrough, employer, place, remote } = posting;
  const { appliesHere, employmentTypes, salary } = posting;
  const address = addressOf(place);
  return {
    "@type": "JobPosting",
    "@id": page,
    url: page,
    title,
    description,
    datePosted: postedAt,
    validThrough,
    identifier: { "@type": "PropertyValue", name: employer.name, value: id },
    directApply: appliesHere,
    hiringOrganization: { "@type": "Organization", name: employer.name, sameAs: employer.page, logo: employer.logo },
    jobLocation: address && { "@type": "Place", address },
    jobLocationType: remote ? "TELECOMMUTE" : undefined,
    applicantLocationRequirements:
      remote && place?.countryCode ? { "@type": "Country", name: place.countryCode } : undefined,
    employmentType: employmentTypes?.length ? employmentTypes : undefined,
    baseSalary: salary && {
      "@type": "MonetaryAmount",
      currency: salary.currency,
      value: { "@type": "QuantitativeValue", minValue: salary.from, maxValue: salary.to, unitText: salary.per },
    },
  };
}

interface Event {
  page: string;
  name: string;
  description?: string | undefined;
  image?: string | undefined;
  /** Days or instants. */
  startsAt: string;
  endsAt?: string | undefined;
  online?: boolean | undefined;
  place?: (Place & { name?: string | undefined }) | undefined;
  organizer?: { name: string; page?: string | undefined; logo?: string | undefined } | undefined;
}

export function event(of: Event): object {
  if (!import.meta.env.SSR) return {};
  const { page, name, description, image, startsAt, endsAt, online, place, organizer } = of;
  const address = addressOf(place);
  return {
    "@type": "Event",
    "@id": page,
    url: page,
    name,
    description,
    image,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url: page }
      : (address || place?.name) && { "@type": "Place", name: place?.name, address },
    organizer: organizer && {
      "@type": "Organization",
      name: organizer.name,
      url: organizer.page,
      logo: organizer.logo,
    },
  };
}

/** The way to a page from the home page, as search engines show it; the last is the page. */
export function breadcrumbs(origin: string, way: readonly { name: string; path: string }[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}

import type { JobDetail } from "../contract.ts";

/** The job as a schema.org JobPosting; `url` is the absolute address of its page. `<Meta>` escapes it. */
export function jobPosting(job: JobDetail, url: string): object {
  const { startup, location, schemaTypes, isRemote } = job;
  const country = location.country?.name;
  const remote = isRemote
    ? {
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: country && { "@type": "Country", name: country },
      }
    : {};
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    url,
    title: job.title,
    description: job.description,
    identifier: { "@type": "PropertyValue", name: startup.name, value: job.id },
    datePosted: job.publicationDate,
    validThrough: job.closesAt,
    employmentType: schemaTypes.length > 0 ? schemaTypes : undefined,
    hiringOrganization: {
      "@type": "Organization",
      name: startup.name,
      sameAs: job.website ?? undefined,
      logo: startup.logo ? new URL(startup.logo, url).href : undefined,
    },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: location.city?.name, addressCountry: country },
    },
    ...remote,
    baseSalary: salaryOf(job),
    skills: [...job.technicalSkills, ...job.socialSkills].map(({ name }) => name).join(", ") || undefined,
  };
}

function salaryOf({ minWage, maxWage, wageCurrency, schemaUnit: unitText }: JobDetail): object | undefined {
  if (!wageCurrency || !unitText) return undefined;
  const value = { minValue: minWage ?? undefined, maxValue: maxWage ?? undefined, unitText };
  return { "@type": "MonetaryAmount", currency: wageCurrency, value: { "@type": "QuantitativeValue", ...value } };
}

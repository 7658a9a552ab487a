import { jobPosting } from "#shared/structured-data.ts";
import type { JobDetail } from "../contract.ts";

/** The structured data of a job; `url` is the absolute address of its page. */
export function postingOf(job: JobDetail, url: string): object {
  const { startup, location, minWage, maxWage, wageCurrency, schemaUnit } = job;
  return jobPosting({
    page: url,
    id: job.id,
    // Every live job has a form of its own on its page.
    appliesHere: true,
    title: job.title,
    description: job.description,
    postedAt: job.publicationDate,
    validThrough: job.closesAt,
    employer: {
      name: startup.name,
      page: job.website ?? undefined,
      logo: startup.logo ? new URL(startup.logo, url).href : undefined,
    },
    place: { city: location.city?.name, countryCode: location.country?.code },
    remote: job.isRemote,
    employmentTypes: job.schemaTypes,
    salary:
      wageCurrency && schemaUnit && (minWage ?? maxWage) !== null
        ? { currency: wageCurrency, from: minWage ?? undefined, to: maxWage ?? undefined, per: schemaUnit }
        : undefined,
  });
}

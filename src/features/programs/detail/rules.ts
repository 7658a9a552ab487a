import type { ProgramDetail } from "../contract.ts";

/**
 * The program as a schema.org Event; `url` and `organizerUrl` are absolute addresses of pages. Search engines want a first day: where the program
 * names none, it is the day from which one can apply. `<Meta>` escapes it.
 */
export function eventData(program: ProgramDetail, url: string, organizerUrl: string): object {
  const { organizer, location } = program;
  const startDate = program.start ?? program.applyStart;
  return {
    "@context": "https://schema.org",
    "@type": startDate ? "Event" : "EducationalOccupationalProgram",
    "@id": url,
    url,
    name: program.name,
    description: program.description ?? undefined,
    startDate: startDate ?? undefined,
    endDate: program.finish ?? program.applyFinish ?? undefined,
    eventStatus: startDate ? "https://schema.org/EventScheduled" : undefined,
    isAccessibleForFree: true,
    applicationDeadline: startDate ? undefined : (program.applyFinish ?? undefined),
    organizer: {
      "@type": "Organization",
      name: organizer.name,
      url: organizerUrl,
      logo: organizer.logo ? new URL(organizer.logo, url).href : undefined,
    },
    location: {
      "@type": "Place",
      name: organizer.name,
      address: {
        "@type": "PostalAddress",
        addressLocality: location.city?.name,
        addressCountry: location.country?.name,
      },
    },
  };
}

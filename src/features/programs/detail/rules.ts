import { homeZone } from "#shared/house.ts";
import { event } from "#shared/structured-data.ts";
import type { ProgramDetail } from "../contract.ts";

/**
 * The structured data of a program, as an event: `url` and `organizerUrl` are absolute addresses of pages. An event has
 * a first day: where the program names none, its event is the time in which one can apply. Undefined without either.
 */
export function eventData(program: ProgramDetail, url: string, organizerUrl: string): object[] {
  const { organizer, location, start, finish, applyStart, applyFinish } = program;
  const times = start
    ? { startsAt: homeTime(start), endsAt: finish ? homeTime(finish) : undefined }
    : applyStart && {
        startsAt: homeTime(applyStart),
        endsAt: applyFinish ? homeTime(applyFinish) : undefined,
      };
  if (!times) return [];
  return [
    event({
      page: url,
      name: program.name,
      description: program.description ?? undefined,
      ...times,
      place: { name: organizer.name, city: location.city?.name, countryCode: location.country?.code },
      organizer: {
        name: organizer.name,
        page: organizerUrl,
        logo: organizer.logo ? new URL(organizer.logo, url).href : undefined,
      },
    }),
  ];
}

/** The instant as the clock of the house shows it, with its zone: "2026-03-01T09:00:00+03:00". */
function homeTime(instant: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: homeZone(),
    dateStyle: "short",
    timeStyle: "medium",
  });
  const offset = new Intl.DateTimeFormat("en", { timeZone: homeZone(), timeZoneName: "longOffset" })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === "timeZoneName")!;
  return `${format.format(new Date(instant)).replace(" ", "T")}${offset.value.replace("GMT", "") || "Z"}`;
}

import type { CalendarEvent } from "#shared/calendar.ts";
import type { Locale } from "#shared/locale.ts";

const TEXTS = {
  en: { opens: "Applications open: {name}", deadline: "Application deadline: {name}" },
  tr: { opens: "Başvurular açılıyor: {name}", deadline: "Son başvuru: {name}" },
} as const;

interface DatedProgram {
  id: string;
  name: string;
  /** Who runs it. */
  organizer: string;
  /** Its city and country; empty: unknown. */
  place: string;
  timeZone: string;
  /** Instants. */
  start: string | null;
  finish: string | null;
  applyStart: string | null;
  applyFinish: string | null;
  updatedAt: string;
}

/** "Ankara, Türkiye" */
export const placeOf = ({ city, country }: Record<"city" | "country", { name: string } | null>): string =>
  [city?.name, country?.name].filter(Boolean).join(", ");

/** The dates of a program for a calendar: from when and until when one can apply, and the days on which it takes place. */
export function datesOf(program: DatedProgram, url: string, locale: Locale): CalendarEvent[] {
  const { id, name, organizer, place, timeZone, start, finish, applyStart, applyFinish, updatedAt } = program;
  const dated = { text: organizer, url, changedAt: new Date(updatedAt) };
  const event = (kind: string, title: string, first: string | null, more: Partial<CalendarEvent> = {}) =>
    first === null ? [] : [{ ...dated, ...more, id: `${id}-${kind}`, title, start: first }];
  const named = (text: string) => text.replace("{name}", () => name);
  return [
    ...event("opens", named(TEXTS[locale].opens), applyStart),
    ...event("deadline", named(TEXTS[locale].deadline), applyFinish),
    // One applies from anywhere: only its days have a place.
    ...event("days", name, dayIn(start, timeZone), { end: dayIn(finish ?? start, timeZone) ?? undefined, place }),
  ];
}

/** The day of an instant in a zone. */
const dayIn = (instant: string | null, timeZone: string): string | null =>
  instant && new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date(instant));

import type { CalendarEvent } from "#shared/calendar.ts";
import type { Locale } from "#shared/locale.ts";

const TEXTS = {
  en: { opens: "Applications open: {name}", deadline: "Application deadline: {name}" },
  tr: { opens: "Başvurular açılıyor: {name}", deadline: "Son başvuru: {name}" },
} as const;

interface DatedProgram {
  id: string;
  name: string;
  place: string;
  timeZone: string;
  /** Instants. */
  start: string | null;
  finish: string | null;
  applyStart: string | null;
  applyFinish: string | null;
  updatedAt: string;
}

/** The dates of a program for a calendar: from when and until when one can apply, and the days on which it takes place. */
export function datesOf(program: DatedProgram, url: string, locale: Locale): CalendarEvent[] {
  const { id, name, place, timeZone, start, finish, applyStart, applyFinish, updatedAt } = program;
  const event = (kind: string, title: string, first: string | null, end?: string): CalendarEvent[] =>
    first === null
      ? []
      : [{ id: `${id}-${kind}`, title, url, place, start: first, end, changedAt: new Date(updatedAt) }];
  const named = (text: string) => text.replace("{name}", () => name);
  return [
    ...event("opens", named(TEXTS[locale].opens), applyStart),
    ...event("deadline", named(TEXTS[locale].deadline), applyFinish),
    ...event("days", name, dayIn(start, timeZone), dayIn(finish ?? start, timeZone) ?? undefined),
  ];
}

/** The day of an instant in a zone. */
const dayIn = (instant: string | null, timeZone: string): string | null =>
  instant && new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date(instant));

import { type CalendarEvent, writeCalendar } from "#shared/calendar.ts";
import type { Locale } from "#shared/locale.ts";
import type { ProgramDetail } from "../contract.ts";

const TEXTS = {
  en: { opens: "Applications open: {name}", deadline: "Application deadline: {name}" },
  tr: { opens: "Başvurular açılıyor: {name}", deadline: "Son başvuru: {name}" },
} as const;

/** The dates of a program for a calendar: from when and until when one can apply, and the days on which it takes place. */
export function calendarOf(program: ProgramDetail, url: string, locale: Locale): string {
  const { programId, name, organizer, location, start, finish, applyStart, applyFinish, updatedAt } = program;
  const place = [organizer.name, location.city?.name, location.country?.name].filter(Boolean).join(", ");
  const event = (kind: string, title: string, first: string | null, end?: string): CalendarEvent[] =>
    first === null
      ? []
      : [{ id: `${programId}-${kind}`, title, url, place, start: first, end, changedAt: new Date(updatedAt) }];
  const named = (text: string) => text.replace("{name}", () => name);
  return writeCalendar(name, [
    ...event("opens", named(TEXTS[locale].opens), applyStart),
    ...event("deadline", named(TEXTS[locale].deadline), applyFinish),
    ...event("days", name, start, finish ?? start ?? undefined),
  ]);
}

import { siteName } from "./site-name.ts";

/** An event of a calendar file. */
export interface CalendarEvent {
  /** It never changes: calendars recognise the event by it. */
  id: string;
  title: string;
  text?: string | undefined;
  /** Absolute address of the page. */
  url: string;
  place?: string | undefined;
  /** A day ("2026-03-01") takes the whole day; an instant takes no time, as a deadline does, unless there is an `end`. */
  start: string;
  /** The last day of whole days, or an instant. */
  end?: string | undefined;
  changedAt: Date;
}

/** A calendar file (iCalendar, RFC 5545), of type "text/calendar; charset=utf-8". `name` is what calendars show of a subscription. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${siteName()}//${siteName()}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${written(name)}`,
    ...events.flatMap(linesOf),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function linesOf({ id, title, text, url, place, start, end, changedAt }: CalendarEvent): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${written(id)}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `LAST-MODIFIED:${stamp(changedAt)}`,
    time("DTSTART", start, 0),
    // The end of whole days is the day after.
    ...(end === undefined ? [] : [time("DTEND", end, 1)]),
    `SUMMARY:${written(title)}`,
    ...(text ? [`DESCRIPTION:${written(text)}`] : []),
    ...(place ? [`LOCATION:${written(place)}`] : []),
    `URL:${url.replace(CONTROLS, "")}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

function time(property: string, text: string, moreDays: number): string {
  const date = new Date(text);
  if (!isDay(text)) return `${property}:${stamp(date)}`;
  date.setUTCDate(date.getUTCDate() + moreDays);
  return `${property};VALUE=DATE:${stamp(date).slice(0, 8)}`;
}

/** "20260301T093000Z". */
const stamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, "");

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
const written = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(CONTROLS, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** Lines have 75 bytes at most; the rest follows behind a space. No letter is torn apart. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let result = "";
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 75) {
      result += "\r\n ";
      bytes = 1;
    }
    result += letter;
    bytes += size;
  }
  return result;
}

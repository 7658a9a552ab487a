import { weekOf } from "../week.ts";

export interface DayRange {
  gte?: string;
  lte?: string;
}

const YEAR = "((?:19|20)\\d{2})";
/** A year with a Turkish ending, behind an apostrophe or not. */
const yearWith = (endings: string) => `${YEAR}['’]?(?:${endings})?`;
type Unit = "day" | "week" | "month" | "year";
const UNITS: Readonly<Record<string, Unit>> = {
  day: "day",
  days: "day",
  gun: "day",
  week: "week",
  weeks: "week",
  hafta: "week",
  month: "month",
  months: "month",
  ay: "month",
  year: "year",
  years: "year",
  yil: "year",
  sene: "year",
};
const UNIT = `(${Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .join("|")})(?:in|da|de|icinde|inda|daki|deki|luk|lik|ki)?`;

type Read = (match: RegExpExecArray, today: string) => DayRange;

const inYear = (year: string): DayRange => ({ gte: `${year}-01-01`, lte: `${year}-12-31` });
const nextYear = (year: string) => `${Number(year) + 1}-01-01`;
const yearBefore = (year: string) => `${Number(year) - 1}-12-31`;

/** What is said of days, in search form, and the range it means. Both ends belong to it. */
const PATTERNS: readonly (readonly [pattern: string, read: Read])[] = [
  [`(?:since|from|as of) ${YEAR}`, ([, year]) => ({ gte: `${year}-01-01` })],
  [`${yearWith("ten|tan|den|dan")} (?:beri|itibaren|bu yana)`, ([, year]) => ({ gte: `${year}-01-01` })],
  [`after ${YEAR}`, ([, year]) => ({ gte: nextYear(year!) })],
  [`${yearWith("ten|tan|den|dan")} (?:sonra|sonrasi|sonrasinda)(?:ki)?`, ([, year]) => ({ gte: nextYear(year!) })],
  [`before ${YEAR}`, ([, year]) => ({ lte: yearBefore(year!) })],
  [`${yearWith("ten|tan|den|dan")} (?:once|oncesi|oncesinde)(?:ki)?`, ([, year]) => ({ lte: yearBefore(year!) })],
  [`(?:until|up to|by|till) ${YEAR}`, ([, year]) => ({ lte: `${year}-12-31` })],
  [`${yearWith("e|a|ye|ya")} kadar`, ([, year]) => ({ lte: `${year}-12-31` })],
  [
    `(?:between )?${YEAR}(?: ?[-–] ?| and | to | ile | ve )${YEAR}(?: arasi| arasinda| arasindaki)?`,
    ([, from, to]) => ({ gte: `${from}-01-01`, lte: `${to}-12-31` }),
  ],
  [`(?:in )?${yearWith("te|ta|de|da|teki|taki|deki|daki")}(?: yili| yilinda| yilindaki)?`, ([, year]) => inYear(year!)],
  ["today|bugun", (_, today) => ({ gte: today, lte: today })],
  ["tomorrow|yarin", (_, today) => ({ gte: addDays(today, 1), lte: addDays(today, 1) })],
  ["yesterday|dun", (_, today) => ({ gte: addDays(today, -1), lte: addDays(today, -1) })],
  [`(?:this|bu) ${UNIT}`, ([, unit], today) => periodOf(unit!, today, 0)],
  [`(?:last|past|previous|gecen|gectigimiz) ${UNIT}`, ([, unit], today) => periodOf(unit!, today, -1)],
  [`(?:next|gelecek|onumuzdeki) ${UNIT}`, ([, unit], today) => periodOf(unit!, today, 1)],
  [
    `(?:in the |within the )?(?:last|past|son) (\\d{1,3}) ${UNIT}`,
    ([, count, unit], today) => ({ gte: moved(today, UNITS[unit!]!, -Number(count)), lte: today }),
  ],
  [
    `(?:in the |within the |within )?(?:next|coming|onumuzdeki|gelecek) (\\d{1,3}) ${UNIT}`,
    ([, count, unit], today) => ({ gte: today, lte: moved(today, UNITS[unit!]!, Number(count)) }),
  ],
];
const READERS = PATTERNS.map(([pattern, read]) => ({ pattern: new RegExp(`^(?:${pattern})$`), read }));

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function addDays(day: string, count: number): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

function addMonths(day: string, count: number): string {
  const date = dateOf(day);
  const wanted = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0));
  // Of a shorter month the last day.
  wanted.setUTCDate(Math.min(date.getUTCDate(), wanted.getUTCDate()));
  return dayOf(wanted);
}

function moved(day: string, unit: Unit, count: number): string {
  if (unit === "day" || unit === "week") return addDays(day, unit === "week" ? 7 * count : count);
  return addMonths(day, unit === "year" ? 12 * count : count);
}

/** The day, week (from Monday), month or year that lies so many of them ahead of today. */
function periodOf(word: string, today: string, step: -1 | 0 | 1): DayRange {
  const unit = UNITS[word]!;
  const day = moved(today, unit, step);
  const date = dateOf(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (unit === "day") return { gte: day, lte: day };
  if (unit === "year") return inYear(String(year));
  if (unit === "month")
    return { gte: dayOf(new Date(Date.UTC(year, month, 1))), lte: dayOf(new Date(Date.UTC(year, month + 1, 0))) };
  const { from, to } = weekOf(day);
  return { gte: from, lte: to };
}

/** The range of days that a text in search form means, as of today ("2026-11-27"); undefined: it speaks of no days. */
export function readDayRange(text: string, today: string): DayRange | undefined {
  for (const { pattern, read } of READERS) {
    const match = pattern.exec(text);
    if (match) return read(match, today);
  }
  return undefined;
}

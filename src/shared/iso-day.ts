import { cachedFormat } from "./cached-format.ts";
import { homeZone } from "./house.ts";

const isoDayFormat = cachedFormat(
  (_, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-CA", options),
);

/** The calendar day as calls take it: "2026-11-21". */
export const isoDay = (value: Date, zone = homeZone()): string => isoDayFormat("en", { timeZone: zone }).format(value);

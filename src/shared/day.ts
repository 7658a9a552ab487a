import { z } from "zod";

/** A calendar day, "2020-01-31". The database knows no year 0. */
export const day = z.iso.date().refine((text) => text >= "0001-01-01", "notADay");

/** After this years have five digits, which neither dates of JSON nor the database read: "9999-12-31T23:59:59-14:00". */
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
/** A point in time, "2020-01-31T12:00:00+03:00". */
export const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => Math.abs(Date.parse(text)) <= LAST_INSTANT, "notATime");

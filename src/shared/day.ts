import { z } from "zod";

/** A calendar day, "2020-01-31". The database knows no year 0. */
export const day = z.iso.date().refine((text) => text >= "0001-01-01", "a date such as 2020-01-31");

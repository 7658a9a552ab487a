import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";

export const adminCheck = endpoint({
  method: "GET",
  path: "/apiAdmin/Check",
  summary: "Which roles of the platform the viewer has",
  access: "signedIn",
  answer: z.object({
    admin: z.boolean(),
    moderator: z.boolean(),
    specialAdmin: z.boolean(),
    /** Runs settings and accounts: admin or special admin. */
    siteWideAdmin: z.boolean(),
  }),
});

const counted = z.object({
  total: z.int(),
  /** The last periods, the present one last; `from` is the first day. */
  series: z.array(z.object({ from: z.iso.date(), count: z.int() })),
});
export type Counted = z.output<typeof counted>;

export const adminStatistics = endpoint({
  method: "GET",
  path: "/apiAdmin/Statistics",
  summary: "What there is, and what was added by day, week, month or year, in the time of the house",
  access: "signedIn",
  right: "staff",
  failures: ["forbidden"],
  query: z.strictObject({ period: z.enum(["day", "week", "month", "year"]).default("month") }),
  answer: z.object({
    /** Null: the viewer runs startups only. */
    site: z
      .object({
        accounts: counted,
        lockedAccounts: z.int(),
        unverifiedAccounts: z.int(),
        /** Their deletion is planned. */
        leavingAccounts: z.int(),
      })
      .nullable(),
    /** Those that everybody may find, as on the home page. */
    startups: counted,
    hiddenStartups: z.int(),
    /** Public and private rounds by their announcement; those without a date count in the total only. */
    fundings: counted,
    organizations: z.int(),
    /** Startups that everybody may find, the most frequent sectors first. */
    sectors: z.array(z.object({ id, name: z.string(), slug: z.string(), count: z.int() })),
  }),
});
export type AdminStatistics = z.output<typeof adminStatistics.answer>;

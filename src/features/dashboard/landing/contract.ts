import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { WEEK_NUMBERS } from "./rules.ts";

const count = z.int().min(0);

/** A day of the house, "2026-11-26". */
const visitedDay = z.object({ day: z.iso.date(), count });

/** What happened in seven days, and in the seven before. */
const weekNumber = z.object({ name: z.enum(WEEK_NUMBERS), count, before: count });

const openProgram = z.object({
  seoUrl: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  /** Null: without an end. */
  closesAt: z.iso.datetime().nullable(),
  applications: count,
});

export const ownWeek = endpoint({
  method: "GET",
  path: "/apiUser/Landing/Week/Get",
  summary:
    "The last seven days of what one runs: visits by day, numbers beside those of the week before, programs that take applications",
  access: "signedIn",
  answer: z.object({
    /** The present day last. One's own visits and those of one's colleagues are not counted. */
    visits: z.array(visitedDay),
    /** Of what there is nothing to count is left out. */
    numbers: z.array(weekNumber),
    programs: z.array(openProgram),
  }),
});
export type OwnWeek = z.output<typeof ownWeek.answer>;

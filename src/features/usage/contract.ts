import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { LISTS, USAGE_DAYS, USAGE_ROWS } from "./limits.ts";

const counted = z.array(z.object({ name: z.string(), count: z.int() })).max(USAGE_ROWS);

export const getUsage = endpoint({
  access: "admin",
  method: "GET",
  path: "/apiAdmin/Usage",
  summary:
    "What is used: pages opened by day and by page, filters chosen, searches that found nothing; the most used first",
  query: z.object({ days: z.coerce.number().pipe(z.literal(USAGE_DAYS)).default(30) }),
  answer: z.object({
    /** Every day, the present one last. */
    days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
    visits: z.int(),
    /** By the pattern of their address in the reader's language. */
    pages: z.array(z.object({ address: z.string(), count: z.int() })).max(USAGE_ROWS),
    /** `name` in the reader's language. */
    filters: z.array(z.object({ list: z.enum(LISTS), name: z.string(), count: z.int() })).max(USAGE_ROWS),
    /** By the words that were searched for. */
    searches: counted,
  }),
});

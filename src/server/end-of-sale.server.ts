import { z } from "zod";
import { job } from "./jobs/job.server.ts";

/** Closes the checkouts of a report or package that is sold no more, or not in their currency. What was paid meanwhile stays bought. */
export const endSale = job(
  "payments.endSale",
  z.union([z.object({ reportId: z.uuid() }), z.object({ packageId: z.uuid() })]),
  {
    attempts: 60,
    longestPauseMinutes: 60,
  },
);

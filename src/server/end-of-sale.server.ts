import { z } from "zod";
import { job } from "./jobs/job.server.ts";

/** Closes the checkouts of a report that is sold no more. What was paid meanwhile stays bought. */
export const endSale = job("payments.endSale", z.object({ reportId: z.uuid() }), {
  attempts: 60,
  longestPauseMinutes: 60,
});

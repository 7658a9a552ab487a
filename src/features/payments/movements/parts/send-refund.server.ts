import { z } from "zod";
import { job } from "#server/jobs/job.server.ts";

/** Ends the subscription whose newest payment has gone back, whoever gave it back: it would be collected again. */
export const endReturned = job("payments.endReturned", z.object({ orderId: z.uuid() }), {
  attempts: 200,
  longestPauseMinutes: 60,
});

/** Tells the provider of a refund, for days: it may be away. */
export const sendRefund = job("payments.refund", z.object({ id: z.uuid() }), { attempts: 60, longestPauseMinutes: 60 });

import { z } from "zod";
import { job } from "#server/jobs/job.server.ts";

/** Tells the provider of a refund, for days: it may be away. */
export const sendRefund = job("payments.refund", z.object({ id: z.uuid() }), { attempts: 60, longestPauseMinutes: 60 });

import { z } from "zod";
import { job } from "#server/jobs/job.server.ts";

/** Sends an event to the webhook. It is signed when it is sent, so that a late one is not stale. */
export const sendEvent = job("payments.sandboxEvent", z.object({ body: z.string() }), {
  attempts: 100,
  longestPauseMinutes: 10,
});

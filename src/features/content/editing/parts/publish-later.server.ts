import { z } from "zod";
import { job } from "#server/jobs/job.server.ts";

/** Publishes a draft when its time has come; its key is that of the text. */
export const publishLater = job("content.publish", z.object({ key: z.string(), version: z.int() }));

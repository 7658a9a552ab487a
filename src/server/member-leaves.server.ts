import { z } from "zod";
import { job } from "./jobs/job.server.ts";

/** The deletion of an account is planned: whoever waits for that member, or owes them an answer, is told. */
export const memberLeaves = job("jobs.memberLeaves", z.object({ accountId: z.uuid() }));

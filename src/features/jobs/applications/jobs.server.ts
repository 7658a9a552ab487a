import { type JobWork, scheduled } from "#server/jobs/job.server.ts";
import { bringInLine } from "./commands.server.ts";

export const jobApplicationJobs: JobWork[] = [
  scheduled("jobs.silent", { dailyAt: 4 }, ({ db }) => db.transaction((tx) => bringInLine(tx))),
];

import { type JobWork, scheduled, workOn } from "#server/jobs/job.server.ts";
import { memberLeaves } from "#server/member-leaves.server.ts";
import { bringInLine, tellOfLeaving } from "./commands.server.ts";

export const jobApplicationJobs: JobWork[] = [
  scheduled("jobs.silent", { dailyAt: 4 }, ({ db }) => db.transaction((tx) => bringInLine(tx))),
  workOn(memberLeaves, ({ db, data }) => db.transaction((tx) => tellOfLeaving(tx, data.accountId))),
];

import { type JobWork, scheduled, workOn } from "#server/jobs/job.server.ts";
import { findDoubles } from "./commands.server.ts";
import { searchNow } from "./parts/job-kinds.server.ts";

/** Finds startups that are probably there twice: every night, and when an admin asks. */
export const doublesJobs: JobWork[] = [
  scheduled("startups.findDoubles", { dailyAt: 5 }, ({ db }) => findDoubles(db)),
  workOn(searchNow, ({ db }) => findDoubles(db)),
];

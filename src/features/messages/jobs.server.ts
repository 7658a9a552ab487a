import { type JobWork, scheduled, workOn } from "#server/jobs/job.server.ts";
import { mailWhatIsUnread } from "./commands/digest.server.ts";
import { mailUnread } from "./parts/job-kinds.server.ts";
import { tellReporters } from "./reported/commands.server.ts";

export const messageJobs: JobWork[] = [
  workOn(mailUnread, ({ db, data }) => mailWhatIsUnread(db, data)),
  scheduled("messages.tellReporters", "hourly", ({ db }) => db.transaction(tellReporters)),
];

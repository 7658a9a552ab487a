import { type JobWork, workOn } from "#server/jobs/job.server.ts";
import { deleteAccount, remindOfDeletion } from "../parts/job-kinds.server.ts";
import { deleteForGood, remind } from "./commands.server.ts";

export const deletionJobs: JobWork[] = [
  workOn(remindOfDeletion, ({ db, data }) => remind(db, data)),
  workOn(deleteAccount, ({ db, data }) => deleteForGood(db, data.accountId)),
];

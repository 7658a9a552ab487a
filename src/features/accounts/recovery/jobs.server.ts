import { type JobWork, workOn } from "#server/jobs/job.server.ts";
import { sendReset } from "../parts/job-kinds.server.ts";
import { mailReset } from "./commands.server.ts";

export const recoveryJobs: JobWork[] = [workOn(sendReset, ({ db, data }) => mailReset(db, data))];

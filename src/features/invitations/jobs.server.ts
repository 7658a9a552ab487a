import { type JobWork, scheduled } from "#server/jobs/job.server.ts";
import { deleteOld } from "./commands.server.ts";

/** Every night: deletes old invitations that were not accepted. */
const forgetOld = scheduled("invitations.forgetOld", { dailyAt: 4 }, ({ db }) => deleteOld(db));

export const invitationJobs: JobWork[] = [forgetOld];

import { type JobWork, workOn } from "#server/jobs/job.server.ts";
import { sendVerification } from "../parts/job-kinds.server.ts";
import { accountByEmail } from "../queries.server.ts";
import { mailCode } from "./commands.server.ts";

const send = workOn(sendVerification, async ({ db, data }) => {
  const found = await accountByEmail(db, data.email);
  if (!found || found.emailVerifiedAt || found.lockedAt) return;
  await db.transaction((tx) => mailCode(tx, found));
});

export const signUpJobs: JobWork[] = [send];

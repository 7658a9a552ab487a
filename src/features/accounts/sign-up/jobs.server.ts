import { type JobWork, workOn } from "#server/jobs/job.server.ts";
import { mailWelcome } from "../commands/mail-welcome.server.ts";
import { sendVerification } from "../parts/job-kinds.server.ts";
import { accountByEmail } from "../queries.server.ts";
import { mailCode } from "./commands.server.ts";

const send = workOn(sendVerification, async ({ db, data }) => {
  const found = await accountByEmail(db, data.email);
  if (!found || found.emailVerifiedAt || found.lockedAt) return;
  // An account made for somebody is theirs only after they accept the terms.
  await db.transaction((tx) =>
    found.consentPending ? mailWelcome(tx, found, data.returnTo) : mailCode(tx, found, data.returnTo),
  );
});

export const signUpJobs: JobWork[] = [send];

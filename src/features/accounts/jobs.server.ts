import { type JobWork, scheduled, workOn } from "#server/jobs/job.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { issueCode } from "./commands/codes.server.ts";
import { deleteExpired } from "./commands/expired.server.ts";
import { warnOfRefusals } from "./parts/job-kinds.server.ts";
import { signInsRefusedMail } from "./parts/mails.server.ts";
import { accountByEmail } from "./queries.server.ts";

const warn = workOn(warnOfRefusals, async ({ db, data }) => {
  const found = await accountByEmail(db, data.email);
  if (!found?.emailVerifiedAt) return;
  const { id, email, name, locale } = found;
  await db.transaction(async (tx) => {
    const code = await issueCode(tx, id, "signIn");
    await queueMail(tx, { to: { email, name }, locale, kind: signInsRefusedMail, data: { name, code } });
  });
});

/** Every night: deletes what has expired. */
const cleanUp = scheduled("accounts.cleanUp", { dailyAt: 3 }, ({ db, settings }) =>
  deleteExpired(db, settings.addressDays),
);

export const accountsJobs: JobWork[] = [warn, cleanUp];

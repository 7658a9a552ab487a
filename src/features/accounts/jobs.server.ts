import { type JobWork, scheduled, workOn } from "#server/jobs/job.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { deleteExpired } from "./commands/expired.server.ts";
import { warnOfRefusals } from "./parts/job-kinds.server.ts";
import { signInsRefusedMail } from "./parts/mails.server.ts";
import { accountByEmail } from "./queries.server.ts";

const warn = workOn(warnOfRefusals, async ({ db, data }) => {
  const found = await accountByEmail(db, data.email);
  if (!found?.emailVerifiedAt) return;
  const { email, name, locale } = found;
  await db.transaction((tx) =>
    queueMail(tx, { to: { email, name }, locale, kind: signInsRefusedMail, data: { name } }),
  );
});

/** Every night: deletes what has expired. */
const cleanUp = scheduled("accounts.cleanUp", { dailyAt: 3 }, ({ db }) => deleteExpired(db));

export const accountsJobs: JobWork[] = [warn, cleanUp];

import { sql } from "drizzle-orm";
import { type JobWork, scheduled, workOn } from "#server/jobs/job.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { warnOfRefusals } from "./parts/kinds-of-work.server.ts";
import { signInsRefusedMail } from "./parts/mails.server.ts";
import { accountByEmail } from "./queries.server.ts";

/** Days a browser stays known without being used; as long as the longest session. */
const DEVICE_DAYS = 180;

const warn = workOn(warnOfRefusals, async ({ db, data }) => {
  const found = await accountByEmail(db, data.email);
  if (!found?.emailVerifiedAt) return;
  const { email, name, locale } = found;
  await db.transaction((tx) =>
    queueMail(tx, { to: { email, name }, locale, kind: signInsRefusedMail, data: { name } }),
  );
});

/** Every night: what has run out. */
const cleanUp = scheduled("accounts.cleanUp", { dailyAt: 3 }, async ({ db }) => {
  await db.execute(sql`delete from session where expires_at <= now()`);
  await db.execute(sql`delete from mailed_code where expires_at <= now()`);
  await db.execute(sql`delete from social_attempt where expires_at <= now()`);
  await db.execute(sql`delete from throttle where since <= now() - interval '1 day'`);
  await db.execute(
    sql`delete from known_device where last_used_at <= now() - make_interval(days => ${DEVICE_DAYS}::int)`,
  );
});

export const accountsJobs: JobWork[] = [warn, cleanUp];

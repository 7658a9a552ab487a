import { sql } from "drizzle-orm";
import { type JobWork, scheduled } from "#server/jobs/job.server.ts";

/** Days an invitation nobody accepted is kept: it holds the address of somebody who may be no member. */
const KEPT_DAYS = 90;

/** Every night: invitations that came to nothing. */
const forgetOld = scheduled("invitations.forgetOld", { dailyAt: 4 }, async ({ db }) => {
  await db.execute(sql`
    delete from invitation where status <> 'accepted' and expires_at <= now() - make_interval(days => ${KEPT_DAYS}::int)`);
});

export const invitationJobs: JobWork[] = [forgetOld];

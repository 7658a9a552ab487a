import type { Db } from "#db/open.server.ts";
import { type JobWork, scheduled, workOn } from "#server/jobs/job.server.ts";
import { askOwner } from "./commands.server.ts";
import { ASKING_DAYS } from "./limits.ts";
import { askStartups } from "./parts/job-kinds.server.ts";
import { lastQuarter, startupsToAsk } from "./queries.server.ts";

async function ask(db: Db, quarter: string, signal: AbortSignal): Promise<void> {
  for (let mailed = 1; mailed > 0; ) {
    mailed = 0;
    for (const startup of await startupsToAsk(db, quarter)) {
      signal.throwIfAborted();
      if (await db.transaction((tx) => askOwner(tx, quarter, startup))) mailed++;
    }
  }
}

export const pulseJobs: JobWork[] = [
  // Startups that come in the first weeks are asked, too.
  scheduled("pulse.ask", { dailyAt: 10 }, async ({ db, signal }) => {
    const { quarter, daysAgo } = await lastQuarter(db);
    if (daysAgo < ASKING_DAYS) await ask(db, quarter, signal);
  }),
  workOn(askStartups, ({ db, data, signal }) => ask(db, data.quarter, signal)),
];

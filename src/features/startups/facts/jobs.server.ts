import { catalogue } from "#features/reference/queries.server.ts";
import { type JobWork, scheduled } from "#server/jobs/job.server.ts";
import { askOwner, forgetChecks } from "./commands.server.ts";
import { ownersToAsk } from "./queries.server.ts";

/** Every day: asks owners whose quarter is over whether old facts are still true. */
const askOwners = scheduled("startups.askFacts", { dailyAt: 9 }, async ({ db }) => {
  await forgetChecks(db);
  const types = await catalogue(db);
  for (const owner of await ownersToAsk(db)) await db.transaction((tx) => askOwner(tx, owner, types));
});

export const factJobs: JobWork[] = [askOwners];

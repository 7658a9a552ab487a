import { catalogue } from "#features/reference/queries.server.ts";
import type { FactNoun } from "#server/edit/facts.server.ts";
import { type JobWork, scheduled } from "#server/jobs/job.server.ts";
import { askOwner, forgetChecks } from "./commands.server.ts";
import { ownersToAsk } from "./queries.server.ts";

/** Every day: asks owners whose quarter is over whether old facts are still true. */
export const factJobs = (nouns: readonly FactNoun[]): JobWork[] => [
  scheduled("facts.ask", { dailyAt: 9 }, async ({ db }) => {
    await forgetChecks(db);
    const types = await catalogue(db);
    const nounOf = new Map(nouns.map((noun) => [noun.kind, noun]));
    for (const { kind, ...owner } of await ownersToAsk(db, nouns))
      await db.transaction((tx) => askOwner(tx, nounOf.get(kind)!, owner, types));
  }),
];

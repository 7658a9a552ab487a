import { type JobWork, scheduled } from "#server/jobs/job.server.ts";
import type { WaitingKind } from "#server/waiting.server.ts";
import { ZERO_ID } from "#shared/zero-id.ts";
import { mailWhatWaits } from "./commands.server.ts";
import { accountsToMail } from "./queries.server.ts";

/** Every morning: mails members what waits for them. */
export const waitingJobs = (kinds: readonly WaitingKind[]): JobWork[] => [
  scheduled("waiting.mail", { dailyAt: 8 }, async ({ db, signal }) => {
    for (let after = ZERO_ID; ; ) {
      const ids = await accountsToMail(db, kinds, after);
      for (const id of ids) {
        signal.throwIfAborted();
        await db.transaction((tx) => mailWhatWaits(tx, kinds, id));
      }
      const last = ids.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }),
];

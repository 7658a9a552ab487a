import { scheduled } from "#server/jobs/job.server.ts";
import { mailWork } from "./commands/work-mails.server.ts";
import { untoldWork } from "./queries/work.server.ts";

/** Jurors are mailed when they have work, and before its phase ends; assignments of one hour come in one mail. */
export const juryJobs = [
  scheduled("programs.juryWork", "hourly", async ({ db, signal }) => {
    for (const work of await untoldWork(db)) {
      if (signal.aborted) return;
      await db.transaction((tx) => mailWork(tx, work));
    }
  }),
];

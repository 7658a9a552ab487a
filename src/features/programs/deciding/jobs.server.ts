import { scheduled } from "#server/jobs/job.server.ts";
import { decide } from "./commands/letters.server.ts";
import { closedPrograms } from "./queries/program.server.ts";

/** Programs whose results were published while applications were open are decided after their deadline. */
export const decidingJobs = [
  scheduled("programs.decide", "hourly", async ({ db, signal }) => {
    const now = new Date();
    for (const id of await closedPrograms(db, now)) {
      if (signal.aborted) return;
      await db.transaction((tx) => decide(tx, [id], now));
    }
  }),
];

import { scheduled } from "#server/jobs/job.server.ts";
import { decide } from "./commands/letters.server.ts";
import { remindPlace } from "./commands/places.server.ts";
import { placesToRemind } from "./queries/places.server.ts";
import { closedPrograms } from "./queries/program.server.ts";

/** Programs whose results were published while applications were open are decided after their deadline; the accepted are reminded of their place. */
export const decidingJobs = [
  scheduled("programs.decide", "hourly", async ({ db, signal }) => {
    const now = new Date();
    for (const id of await closedPrograms(db, now)) {
      if (signal.aborted) return;
      await db.transaction((tx) => decide(tx, [id], now));
    }
  }),
  scheduled("programs.remindPlaces", "hourly", async ({ db, signal }) => {
    for (const id of await placesToRemind(db, new Date())) {
      if (signal.aborted) return;
      await db.transaction((tx) => remindPlace(tx, id));
    }
  }),
];

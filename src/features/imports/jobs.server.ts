import type { ImportNoun } from "#server/import/nouns.server.ts";
import { type JobWork, scheduled, workOn } from "#server/jobs/job.server.ts";
import { endWithout, forgetOld, work, workImport } from "./commands/work.server.ts";

/** Reads files, imports them and takes imports back, one at a time. */
export const importJobs = (nouns: readonly ImportNoun[]): JobWork[] => [
  workOn(workImport, (around) => work(nouns, around), {
    onFinalFailure: ({ db, data }) => endWithout(db, data.id, "failed"),
  }),
  scheduled("imports.forget", { dailyAt: 4 }, ({ db }) => forgetOld(db)),
];

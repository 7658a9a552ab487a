import Fastify, { type FastifyBaseLogger } from "fastify";
import { JOBS } from "#/jobs.server.ts";
import type { Database } from "#db/open.server.ts";
import type { MakeBackup } from "#server/backup/made.server.ts";
import { attempt } from "#server/jobs/attempt.server.ts";
import type { JobWork } from "#server/jobs/job.server.ts";
import { take } from "#server/jobs/lease.server.ts";
import { openServices } from "#server/services.server.ts";
import { readSettings, type Settings } from "#server/settings.server.ts";
import type { Tracing } from "#server/tracing.server.ts";
import { TEST_ENV } from "#testing/test-env.ts";

/** The settings of tests that give none of their own; their mail lies in this folder. */
export const TEST_SETTINGS = readSettings(TEST_ENV);

/** The surroundings of jobs in tests. */
export function surroundings({ db, embedded }: Database, settings: Settings = TEST_SETTINGS) {
  const services = openServices(settings, () => settings.publicUrl ?? "http://portal.test");
  return {
    db,
    outside: embedded ? undefined : db,
    settings,
    services,
    log: Fastify({ logger: { level: settings.logLevel } }).log,
  };
}

interface RunOptions {
  settings?: Settings;
  works?: readonly JobWork[];
  makeBackup?: MakeBackup;
  tracing?: Tracing | undefined;
  /** Instead of the log of the settings. */
  log?: FastifyBaseLogger;
}

/** Does all work that is due, one after another, until none is left; answers the names in order. Scheduled work begins by `moveClock`. */
export async function runJobs(database: Database, options: RunOptions = {}): Promise<string[]> {
  const { settings = TEST_SETTINGS, works = JOBS } = options;
  const around = {
    ...surroundings(database, settings),
    ...(options.log && { log: options.log }),
    tracing: options.tracing,
  };
  around.services.makeBackup = options.makeBackup;
  const byName = new Map<string, JobWork>(works.map((work) => [work.job.name, work]));
  const names: string[] = [];
  for (;;) {
    const taken = await take(database.db, new Map(works.map(({ job }) => [job.name, 1])));
    if (taken.length === 0) break;
    for (const job of taken) {
      await attempt(byName.get(job.name)!, job, around, new AbortController().signal);
      names.push(job.name);
    }
  }
  await around.services.close();
  return names;
}

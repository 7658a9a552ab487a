import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { Services } from "../services.server.ts";
import type { Settings } from "../settings.server.ts";

/** A kind of background work: what commands enqueue. It knows nothing of how the work is done. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  /** Feature and action, "accounts.delete". Stored: a renamed job no longer finds its waiting work. */
  name: string;
  data: Data;
  /** Tries before it is given up. Between them 10 s pass, then twice as long each time, at most so many minutes. */
  attempts: number;
  longestPauseMinutes: number;
}

/** What work is given. */
export interface Work<Data> {
  data: Data;
  db: Db;
  settings: Settings;
  services: Services;
  log: FastifyBaseLogger;
  /** Counts from 1. */
  attempt: number;
  /** Aborted when the process is about to end or another one has taken the job over: long work stops there. */
  signal: AbortSignal;
}

type Unit = "hour" | "day";
/** "day" at an hour of Istanbul, or every full hour. */
export interface Schedule {
  every: Unit;
  hour: number;
}

/** A job with its work. Work may run more than once (a process may end before it can say it is done). */
export interface JobWork {
  job: Job;
  /** How many at a time per process. */
  concurrency: number;
  schedule: Schedule | undefined;
  run(work: Work<unknown>): Promise<void>;
}

/** Declares a job. The default of eight attempts lasts about 20 minutes. */
export const job = <Data extends z.ZodType>(
  name: string,
  data: Data,
  { attempts = 8, longestPauseMinutes = 60 } = {},
): Job<Data> => ({ name, data, attempts, longestPauseMinutes });

/** Binds a job to its work, in `jobs.server.ts` of the feature. Throw to have it tried again, `GiveUp` to have it kept as failed. */
export const workOn = <Data extends z.ZodType>(
  kind: Job<Data>,
  run: (work: Work<z.output<Data>>) => Promise<void>,
  concurrency = 1,
): JobWork => ({ job: kind, concurrency, schedule: undefined, run: run as JobWork["run"] });

/** Work that begins by itself, in one process, every day at an hour of Istanbul or every hour. */
export const scheduled = (
  name: string,
  when: "hourly" | { dailyAt: number },
  run: (work: Work<unknown>) => Promise<void>,
): JobWork => ({
  job: job(name, z.unknown()),
  concurrency: 1,
  schedule: when === "hourly" ? { every: "hour", hour: 0 } : { every: "day", hour: when.dailyAt },
  run,
});

/** Trying again would change nothing. */
export class GiveUp extends Error {}

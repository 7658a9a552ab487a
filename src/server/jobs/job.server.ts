import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { JobName } from "#shared/named-codes.ts";
import type { Services } from "../services.server.ts";
import type { Settings } from "../settings.server.ts";

/** A kind of background work that commands enqueue. It does not know the code that runs it. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  /**
   * Feature and action, such as "accounts.delete". It is stored: waiting jobs of a renamed kind are not found any more.
   */
  name: JobName;
  data: Data;
  /** Attempts before the job fails. The pause between them starts at 10 s and doubles, up to `longestPauseMinutes`. */
  attempts: number;
  longestPauseMinutes: number;
}

/** The data that the code of a job receives. */
export interface Work<Data> {
  data: Data;
  db: Db;
  /** For what others shall see before a transaction of `db` ends. Undefined on the embedded database: its one connection has it. */
  outside: Db | undefined;
  settings: Settings;
  services: Services;
  log: FastifyBaseLogger;
  /** Counts from 1. */
  attempt: number;
  /** Aborted when the process is about to end or has lost the lease: long work must stop then. */
  signal: AbortSignal;
}

type Unit = "hour" | "day";
/** Every day at an hour of the house, or every full hour. */
export interface Schedule {
  every: Unit;
  hour: number;
}

/** A job with the code that runs it. It may run more than once, because a process can end before it records success. */
export interface JobWork {
  job: Job;
  /** How many run at the same time per process. */
  concurrency: number;
  schedule: Schedule | undefined;
  run(work: Work<unknown>): Promise<void>;
  /** The work to do when nobody will try again, also after processes that ended within it. Tried until it succeeds. */
  onFinalFailure: ((end: FinalFailure<unknown>) => Promise<unknown>) | undefined;
}

export interface FinalFailure<Data> {
  data: Data;
  db: Db;
  /** Of the last failure, without values. */
  reason: string;
}

/** Declares a job. The default of eight attempts lasts about 20 minutes. */
export const job = <Data extends z.ZodType>(
  name: JobName,
  data: Data,
  { attempts = 8, longestPauseMinutes = 60 } = {},
): Job<Data> => ({ name, data, attempts, longestPauseMinutes });

/**
 * Binds a job to its code, in `jobs.server.ts` of the feature. Throw to retry, throw `GiveUp` to fail for good. What waits for the
 * work to end says in `onFinalFailure` that it has ended: `run` does not learn of processes that end within it.
 */
export const workOn = <Data extends z.ZodType>(
  kind: Job<Data>,
  run: (work: Work<z.output<Data>>) => Promise<void>,
  {
    concurrency = 1,
    onFinalFailure,
  }: { concurrency?: number; onFinalFailure?: (end: FinalFailure<z.output<Data>>) => Promise<unknown> } = {},
): JobWork => ({
  job: kind,
  concurrency,
  schedule: undefined,
  run: run as JobWork["run"],
  onFinalFailure: onFinalFailure as JobWork["onFinalFailure"],
});

/** Work that runs on a schedule, in one process: every day at an hour of the house, or every hour. */
export const scheduled = (
  name: JobName,
  when: "hourly" | { dailyAt: number },
  run: (work: Work<unknown>) => Promise<void>,
): JobWork => ({
  job: job(name, z.unknown()),
  concurrency: 1,
  schedule: when === "hourly" ? { every: "hour", hour: 0 } : { every: "day", hour: when.dailyAt },
  run,
  onFinalFailure: undefined,
});

/** Thrown when a retry would not help. */
export class GiveUp extends Error {}

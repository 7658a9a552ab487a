import { statfs } from "node:fs/promises";
import type { App } from "./app.server.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** When a write last found no space, in milliseconds of `Date.now()`; 0: never. */
    diskFullAt: number;
  }
}

/** Bytes. The embedded database needs some to end a transaction and to start again. */
const LEAST_FREE = 16 * 1_048_576;
/** How long a refused write tells that the disk is full, which is all one learns of the disk of a database server. */
const FULL_FOR_MS = 10_000;
/** Codes of PostgreSQL and of the system. */
const NO_SPACE = /^(53100|ENOSPC|EDQUOT)$/;

/** Bytes that the data folder can still take. */
export async function freeBytes({ settings }: App): Promise<number> {
  const { bavail, bsize } = await statfs(settings.dataDir);
  return bavail * bsize;
}

/** True if writes find no space, on the disk of the data folder or on that of the database. */
export async function isDiskFull(app: App): Promise<boolean> {
  if (app.diskFullAt > 0 && Date.now() - app.diskFullAt < FULL_FOR_MS) return true;
  return (await freeBytes(app).catch(() => Number.POSITIVE_INFINITY)) < LEAST_FREE;
}

/** True if an error, or its cause, says that there is no space. */
export function foundNoSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && NO_SPACE.test(String(error.code))) || foundNoSpace(error.cause);
}

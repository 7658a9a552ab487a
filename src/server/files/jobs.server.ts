import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { enqueue } from "../jobs/enqueue.server.ts";
import { type JobWork, job, workOn } from "../jobs/job.server.ts";
import { keyOfAddress } from "./keys.server.ts";

const removeFiles = job("files.remove", z.object({ keys: z.array(z.string()) }));

/**
 * Removes files that the caller's transaction no longer refers to, by address or key; other addresses are ignored. A
 * day later, so that open pages still show them.
 */
export async function discardFiles(tx: Db, named: (string | null | undefined)[]): Promise<void> {
  const keys = named
    .flatMap((name) => (name ? [keyOfAddress(name) ?? keyOfAddress(`/files/${name}`) ?? []] : []))
    .flat();
  if (keys.length > 0) await enqueue(tx, removeFiles, { keys }, { in: { days: 1 } });
}

export const fileJobs: JobWork[] = [
  workOn(removeFiles, async ({ data, services: { files } }) => {
    for (const key of data.keys) await files.remove(key);
  }),
];

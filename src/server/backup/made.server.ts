import { z } from "zod";

/** A backup that was made, as the command that makes it says. */
export const madeBackup = z.object({
  /** Of the file; with its folder where somebody named it. */
  name: z.string(),
  /** Version and commit of the build. */
  version: z.string(),
  rowCount: z.int(),
  fileCount: z.int(),
  /** Files that rows name and the store does not have. */
  missingCount: z.int(),
  bytes: z.int(),
  /** Whether it could be restored into a new database. */
  trial: z.enum(["passed", "failed", "none"]),
  trialFailure: z.string().nullable(),
});
export type MadeBackup = z.output<typeof madeBackup>;

/** Makes a backup and tries it, in a process of its own. */
export type MakeBackup = (signal: AbortSignal) => Promise<MadeBackup>;

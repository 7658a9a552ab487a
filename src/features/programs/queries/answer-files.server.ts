import { inArray } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programAnswerFile } from "#db/tables/program-applications.server.ts";

/** The names that senders gave to files, by their keys; older files have none. */
export async function answerFileNames(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(programAnswerFile)
    .where(inArray(programAnswerFile.fileKey, [...keys]));
  return new Map(rows.map(({ fileKey, name }) => [fileKey, name]));
}

import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { holdsScope } from "#shared/access.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { questionsOf } from "../../editing/queries.server.ts";

/** Whose application it is; undefined: there is none. */
export async function startupOf(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ startupId: programApplication.startupId })
    .from(programApplication)
    .where(eq(programApplication.id, id));
  return row?.startupId;
}

/** Where a file of a draft is stored; undefined: there is none, or it is somebody else's. */
export async function fileOf(
  db: Db,
  member: Member,
  { programApplyId, questionKey }: { programApplyId: string; questionKey?: string | undefined },
): Promise<{ key: string; name: string } | undefined> {
  const [row] = await db.select().from(programApplication).where(eq(programApplication.id, programApplyId));
  if (!row || !holdsScope(member, row.startupId, SCOPE.READ)) return undefined;
  if (questionKey === undefined)
    return row.presentationFile ? { key: row.presentationFile, name: row.presentationName! } : undefined;
  const questions = await questionsOf(db, row.formId);
  const place = questions.findIndex(({ key, kind }) => key === questionKey && kind === "file");
  const key = place < 0 ? undefined : row.answers[questions[place]!.id];
  return typeof key === "string" ? { key, name: `${place + 1}.${key.split(".").at(-1)!}` } : undefined;
}

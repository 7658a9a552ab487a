import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programAnswerFile, programApplication } from "#db/tables/program-applications.server.ts";
import { countVersion } from "#server/versions.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { audit, discardUnsent, lockApplication, mappedQuestions } from "./draft.server.ts";

interface StoredFile {
  id: string;
  questionKey?: string | undefined;
  key: string;
  name: string;
  bytes: number;
}

/** Puts an uploaded file into the draft: the presentation, or the answer to a question. */
export async function setFile(tx: Db, member: Member, { id, questionKey, key, name, bytes }: StoredFile) {
  const row = await lockApplication(tx, member, id);
  if (!row) return refuse("notFound");
  const { application } = row;
  if (application.publishedAt) return refuse("applicationDecided");
  const thing = { table: programApplication, where: eq(programApplication.id, id) };
  if (questionKey === undefined) {
    await tx
      .update(programApplication)
      .set({ presentationFile: key, presentationName: name, presentationBytes: bytes, updatedAt: new Date() })
      .where(thing.where);
    await discardUnsent(tx, id, [application.presentationFile]);
  } else {
    const question = (await mappedQuestions(tx, application.formId)).find((candidate) => candidate.key === questionKey);
    if (question?.kind !== "file") return refuse("notFound");
    await tx
      .update(programApplication)
      .set({ answers: sql`answers || ${JSON.stringify({ [question.id]: key })}::jsonb`, updatedAt: new Date() })
      .where(thing.where);
    await tx.insert(programAnswerFile).values({ fileKey: key, applicationId: id, name });
    await discardUnsent(tx, id, [String(application.answers[question.id] ?? "")]);
  }
  await countVersion(tx, thing, [questionKey ?? "presentation"]);
  await audit(tx, member, "fileAdded", id, { questionKey: questionKey ?? null });
  return { ok: true as const, id };
}

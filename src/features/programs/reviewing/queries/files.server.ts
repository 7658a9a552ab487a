import type { Db } from "#db/open.server.ts";
import { keyOfAddress, typeOfKey } from "#server/files/keys.server.ts";
import type { FileStore } from "#server/files/store.server.ts";
import type { FileAnswer } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { seatFor } from "./application.server.ts";
import { viewOf } from "./views.server.ts";

/** A file of an application for its juror. What the view of the juror does not name, nobody gets: in a blind phase no file. */
export async function fileForJuror(
  db: Db,
  files: FileStore,
  accountId: string,
  { applyId, questionId }: { applyId: string; questionId?: string | undefined },
  locale: Locale,
): Promise<FileAnswer> {
  const seat = await seatFor(db, accountId, applyId, locale);
  const { submission, view } = await viewOf(db, seat, locale);
  const answer = view.answers.find((candidate) => candidate.questionId === questionId);
  const name = questionId ? answer?.file : view.presentation;
  const stored = questionId ? submission.answers[questionId] : submission.presentationFile;
  if (!name || typeof stored !== "string") throw new AppError("notFound");
  const key = keyOfAddress(stored) ?? stored;
  const bytes = await files.get(key);
  if (!bytes) throw new AppError("notFound");
  return { bytes, type: typeOfKey(key), name };
}

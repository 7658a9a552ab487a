import type { Db } from "#db/open.server.ts";
import { judgedTexts } from "#features/banned-words/queries.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";

/** Throws `bannedWord` for a name nobody may have; answers what an admin should look at. Before any transaction. */
export async function flaggedInName(db: Db, person: { name: string; surname: string }, locale: Locale) {
  const { name, surname } = person;
  const texts = [
    ["name", name],
    ["surname", surname],
  ] as const;
  const { refused, flagged } = await judgedTexts(db, texts, locale);
  if (refused.length > 0) throw new AppError("bannedWord", refused);
  return flagged;
}

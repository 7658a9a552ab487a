import type { Db } from "#db/open.server.ts";
import { checkTexts } from "#features/banned-words/queries.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { mixedWord } from "#shared/mixed-alphabets.ts";

/**
 * Checks the words of a name, before any transaction. Throws `bannedWord` for banned ones and `mixedAlphabets` for those that look
 * like another name; returns those that an admin
 * should review.
 */
export async function flaggedInName(db: Db, person: { name: string; surname: string }, locale: Locale) {
  const { name, surname } = person;
  const mixed = Object.entries({ name, surname }).flatMap(([field, text]) => {
    const word = mixedWord(text);
    return word === undefined ? [] : [{ field, reason: "mixedAlphabets", detail: word }];
  });
  if (mixed.length > 0) throw new AppError("mixedAlphabets", mixed);
  const texts = [
    ["name", name],
    ["surname", surname],
  ] as const;
  const { refused, flagged } = await checkTexts(db, texts, locale);
  if (refused.length > 0) throw new AppError("bannedWord", refused);
  return flagged;
}

import type { Db } from "#db/open.server.ts";
import type { MeantValues } from "#server/table/meant-values.server.ts";
import { foldedWords } from "#shared/fold.ts";
import { isoDay } from "#shared/iso-day.ts";
import { readText } from "#shared/lexicon/read-text.ts";
import { catalogue } from "../queries.server.ts";
import { vocabularyOf } from "./lexicon.server.ts";

/** Reads the words of an admin table's search: those that name values of the catalogue, alone or together. */
export async function valuesInText(db: Db, text: string): Promise<MeantValues[]> {
  const vocabulary = await vocabularyOf(await catalogue(db));
  return readText(text, vocabulary, isoDay(new Date())).flatMap((piece) => {
    const ids = [...piece.values, ...piece.nouns.flatMap(({ values }) => values)].map(({ id }) => id);
    const words = foldedWords(piece.text);
    return ids.length > 0 && words.length > 0 ? [{ words, ids: [...new Set(ids)] }] : [];
  });
}

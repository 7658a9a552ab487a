import { isoDay } from "#shared/iso-day.ts";
import type { Vocabulary } from "#shared/lexicon/read-text.ts";
import { wordQuery } from "#shared/lexicon/word-query.ts";
import type { Catalogue } from "../queries/load-catalogue.server.ts";
import { vocabularyOf } from "./lexicon.server.ts";

/** Reads typed words for the index of texts. */
export interface WordReader {
  /** Makes the vocabulary, once for a catalogue. */
  load(): Promise<void>;
  /** The query of words and of the values that they name. Throws before `load`. */
  query(text: string): string;
}

export function wordReader(catalogue: () => Catalogue): WordReader {
  let vocabulary: Vocabulary | undefined;
  return {
    load: async () => {
      vocabulary ??= await vocabularyOf(catalogue());
    },
    query: (text) => {
      if (!vocabulary) throw new Error("Words are read after their vocabulary is loaded.");
      return wordQuery(text, vocabulary, isoDay(new Date())).query;
    },
  };
}

// Hand-written SQL: texts of nine nouns in one shape.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { list } from "#server/name-search/found.server.ts";
import type { WordQuery } from "#shared/lexicon/word-query.ts";
import type { Locale } from "#shared/locale.ts";
import type { Match } from "#shared/search-kinds.ts";
import type { SearchResult } from "../contract.ts";
import { excerptOf } from "../parts/excerpt.ts";

const textRow = z.object({ id: z.string(), language: z.enum(["en", "tr"]).nullable(), said: z.string() });

/** Found by more than a name: what is of a value that was named may say the word, too. */
const IN_TEXTS: ReadonlySet<Match> = new Set(["value", "tagline", "skills", "description"]);

/** Adds the sentence that has a word of the search to what was found by more than its name: in the reader's language first, of the tagline before the description. */
export async function withExcerpts(
  db: Db,
  results: SearchResult[],
  query: WordQuery,
  locale: Locale,
): Promise<SearchResult[]> {
  const found = results.filter(({ match }) => IN_TEXTS.has(match));
  const byNoun = [...Map.groupBy(found, ({ noun }) => noun)];
  const texts = await Promise.all(
    byNoun.map(([noun, those]) =>
      rowsOf(
        db,
        textRow,
        sql`select id, language, said from search_texts_of(${noun}, ${list(those.map(({ id }) => id))}::uuid[]) where place in ('B', 'D') order by place`,
      ),
    ),
  );
  const textsOf = Map.groupBy(texts.flat(), ({ id }) => id);
  return results.map((result) => {
    const own = (textsOf.get(result.id) ?? []).toSorted(
      (a, b) => Number(isForeign(a.language, locale)) - Number(isForeign(b.language, locale)),
    );
    const excerpt = own.flatMap(({ said }) => [excerptOf(said, query) ?? []]).find((parts) => parts.length > 0);
    return { ...result, excerpt: excerpt ?? null };
  });
}

const isForeign = (language: Locale | null, locale: Locale): boolean => language !== null && language !== locale;

// Hand-written SQL: names are found by the indexes of the search.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { type Catalogue, catalogue, type Type, vocabularyOf } from "#features/reference/queries.server.ts";
import { entriesFor, entryColumns, foundRow, list, type Scope } from "#server/name-search/found.server.ts";
import { byExactName } from "#server/name-search/names.server.ts";
import { searchNames } from "#server/name-search/search-names.server.ts";
import { type CountedNoun, countTexts } from "#server/name-search/text-words.server.ts";
import { foldedWords, slugOf } from "#shared/fold.ts";
import { isoDay } from "#shared/iso-day.ts";
import { type WordQuery, wordQuery } from "#shared/lexicon/word-query.ts";
import { MAX_WORDS } from "#shared/list/limits.ts";
import type { Locale } from "#shared/locale.ts";
import { RESULT_TYPES, type ResultType } from "#shared/search-kinds.ts";
import type { Viewer } from "#shared/viewer.ts";
import { LIST_FIELDS, type NamedList, type SearchResult } from "./contract.ts";
import { withExcerpts } from "./queries/excerpts.server.ts";
import { withNotes } from "./queries/notes.server.ts";
import { inGroups, shareOut, withInitials } from "./rules.ts";

interface Search {
  /** In search form (`fold`), at least two characters. */
  text: string;
  types: readonly ResultType[];
  /** Results at most. */
  limit: number;
  /** Only names that are the text. */
  exact?: boolean;
  /** Also what has the words in its texts: who looks for a name to choose it wants names alone. */
  inTexts?: boolean;
  /** People who hide from them are not found. */
  viewer: Viewer;
  /** Language of the notes. */
  locale: Locale;
}

/** Finds names, shared out between the nouns. */
export async function search(
  db: Db,
  { text, types, limit, exact = false, inTexts = false, viewer, locale }: Search,
): Promise<SearchResult[]> {
  const scope: Scope = { types, limit, entries: entriesFor(viewer) };
  if (exact) return withNotes(db, shareOut(await byExactName(db, scope, text), limit), { viewer, locale });
  const query = inTexts ? await wordsOf(db, text) : undefined;
  const found = shareOut(await searchNames(db, scope, text, query), limit);
  const noted = await withNotes(db, inGroups(withInitials(text, found)).flat(), { viewer, locale });
  return query ? withExcerpts(db, noted, query, locale) : noted;
}

const wordsOf = async (db: Db, text: string): Promise<WordQuery> =>
  wordQuery(text, await vocabularyOf(await catalogue(db)), isoDay(new Date()));

/** How many things of each noun have the words of a text, or are of the values that it names, as far as the viewer may see them. */
export async function countByNoun(db: Db, text: string, viewer: Viewer): Promise<CountedNoun[]> {
  const scope: Scope = { types: RESULT_TYPES, limit: 0, entries: entriesFor(viewer) };
  return countTexts(db, scope, await wordsOf(db, text));
}

/** The entry of an id, of any type. */
export async function entryOfId(
  db: Db,
  id: string,
  size: number,
  { viewer, locale }: Pick<Search, "viewer" | "locale">,
): Promise<SearchResult[]> {
  const rows = await rowsOf(
    db,
    foundRow,
    sql`select ${entryColumns}, 'name' "match" from ${entriesFor(viewer)} where entity_id = ${id} order by kind limit ${size}`,
  );
  return withNotes(db, rows, { viewer, locale });
}

/** A value of the catalogue; `fieldName` is the column whose name matched. */
const catalogueHit = z.object({
  id: z.string(),
  text: z.string(),
  parentId: z.string().nullable(),
  fieldName: z.string(),
});
export type CatalogueHit = z.output<typeof catalogueHit>;

/** Values of the catalogue whose name in either language has every word; below these parents, if there are any. */
export async function searchCatalogue(db: Db, text: string, parentIds: string[]): Promise<CatalogueHit[]> {
  const hasWords = foldedWords(text)
    .slice(0, MAX_WORDS)
    .map((word) => sql`and strpos(fold(name), ${word}) > 0`);
  const below = parentIds.length > 0 ? sql`and parent_id = any(${list(parentIds)}::uuid[])` : sql``;
  return rowsOf(
    db,
    catalogueHit,
    sql`
    select distinct on (type.id) type.id, name "text", parent_id "parentId", field "fieldName"
    from type cross join lateral (values ('name_en', name_en), ('name_tr', name_tr)) names (field, name)
    where active and parent_id is not null ${below} ${sql.join(hasWords, sql` `)}
    order by type.id, field limit 100`,
  );
}

/** The sector, the country, the city and the technology a text names in either language. */
export function listsNamed(names: Catalogue, text: string, locale: Locale): NamedList[] {
  const slug = slugOf(text);
  const offered = (type: Type | undefined) => (type?.active && type.offered ? type : undefined);
  const city = names.cityBySlug(slug);
  const found = {
    sector: offered(names.typeBySlug("sector", slug)),
    country: names.countryBySlug(slug),
    city: city && { name: city.name, slug: { en: city.slug, tr: city.slug } },
    technology: offered(names.typeBySlug("technology", slug)),
  };
  return LIST_FIELDS.flatMap((field) => {
    const value = found[field];
    return value ? [{ field, name: value.name[locale], slug: value.slug[locale] }] : [];
  });
}

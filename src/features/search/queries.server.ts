import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Catalogue, Type } from "#features/reference/queries.server.ts";
import { foldedWords, slugOf } from "#shared/fold.ts";
import type { Locale } from "#shared/locale.ts";
import { LIST_FIELDS, type NamedList, type SearchResult } from "./contract.ts";
import type { ResultType } from "./limits.ts";
import { withNotes } from "./queries/notes.server.ts";
import { allowedMistakes, isWithin, MAX_WORDS, shareOut } from "./rules.ts";

interface Search {
  /** In search form (`fold`), at least two characters. */
  text: string;
  types: readonly ResultType[];
  /** Results at most. */
  limit: number;
  /** Only names that are the text. */
  exact?: boolean;
  /** Language of the notes. */
  locale: Locale;
}

/** A result, before its note is added. */
type Found = Omit<SearchResult, "note">;

/** Entries that are compared in a search of several words; a search that matches more is too vague to order. */
const CANDIDATES = 500;

/** Finds names: exact ones first, then by beginning, then by all words, then with typing mistakes. */
export async function search(db: Db, { text, types, limit, exact = false, locale }: Search): Promise<SearchResult[]> {
  const scope = { types, limit };
  const words = foldedWords(text).slice(0, MAX_WORDS);
  const withMistakes = async () =>
    (await Promise.all(words.map((word) => similarWords(db, word)))).map((anyOf) => ({ anyOf }));
  const beginning = words.map((word, at) => (at === words.length - 1 ? { prefix: word } : { anyOf: [word] }));
  const steps = [
    () => byName(db, { ...scope, text, exact }),
    async () => (exact ? [] : byWords(db, scope, beginning)),
    async () => (exact || !words.some(allowedMistakes) ? [] : byWords(db, scope, await withMistakes())),
  ];
  const found = new Map<string, Found>();
  for (const step of steps) {
    if (found.size >= limit) break;
    for (const row of await step()) if (!found.has(row.id)) found.set(row.id, row);
  }
  return withNotes(db, shareOut([...found.values()], limit), locale);
}

type Scope = Pick<Search, "types" | "limit">;
const columns = sql.raw(`entity_id id, name, seo_url "seoUrl", image, kind "type"`);
const list = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
const prefixPattern = (text: string) => `${text.replace(/[\\%_]/g, "\\$&")}%`;

async function byName(db: Db, { text, types, limit, exact }: Scope & { text: string; exact: boolean }) {
  const matches = exact ? sql`name_fold = ${text}` : sql`name_fold like ${prefixPattern(text)}`;
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select found.* from unnest(${list(types)}) kind_of_result cross join lateral (
      select ${columns} from search_entry where kind = kind_of_result and ${matches} order by name_fold, entity_id limit ${limit}) found`);
  return rows;
}

/** A word that a name must have: one of several, or any that begins so. */
type WordCondition = { anyOf: string[] } | { prefix: string };

/**
 * Names with all words. The longest word, which few names have, is looked up in the index; the others are compared. For
 * "deniz ya" the inner statement is:
 *   select … from (select kind, entity_id from search_word where kind = … and word = any ('{deniz}') limit 500) candidate
 *     join search_entry using (kind, entity_id)
 *   where true and exists (select from search_word other where … and other.word like 'ya%') order by … limit 30
 */
async function byWords(db: Db, { types, limit }: Scope, words: WordCondition[]): Promise<Found[]> {
  if (words.length === 0 || words.some((word) => "anyOf" in word && word.anyOf.length === 0)) return [];
  const matches = (word: WordCondition) =>
    "anyOf" in word ? sql`word = any(${list(word.anyOf)})` : sql`word like ${prefixPattern(word.prefix)}`;
  const length = (word: WordCondition) =>
    "anyOf" in word ? Math.max(...word.anyOf.map((text) => text.length)) : word.prefix.length;
  const [first, ...others] = [...words].sort((a, b) => length(b) - length(a));
  const hasOthers = others.map(
    (word) =>
      sql`and exists (select from search_word other where other.kind = candidate.kind and other.entity_id = candidate.entity_id and other.${matches(word)})`,
  );
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select found.* from unnest(${list(types)}) kind_of_result cross join lateral (
      select ${columns} from (select kind, entity_id from search_word where kind = kind_of_result and ${matches(first!)} limit ${CANDIDATES}) candidate
        join search_entry using (kind, entity_id) where true ${sql.join(hasOthers, sql` `)}
        order by length(name_fold), name_fold, entity_id limit ${limit}) found`);
  return rows;
}

/** Words of the vocabulary that differ from a word by typing mistakes; a short word has none but itself. */
async function similarWords(db: Db, word: string): Promise<string[]> {
  const limit = allowedMistakes(word);
  if (limit === 0) return [word];
  // The inner select hides the array from the planner, which would expect it to match half the vocabulary.
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from search_vocabulary where deletions && (select search_deletions(${word}))`,
  );
  return rows.map((row) => row.word).filter((other) => isWithin(limit, word, other));
}

/** The entry of an id, of any type. */
export async function entryOfId(db: Db, id: string, size: number, locale: Locale): Promise<SearchResult[]> {
  const { rows } = await db.execute<Found & Record<string, unknown>>(
    sql`select ${columns} from search_entry where entity_id = ${id} order by kind limit ${size}`,
  );
  return withNotes(db, rows, locale);
}

/** A value of the catalogue; `fieldName` is the column whose name matched. */
export interface CatalogueHit {
  id: string;
  text: string;
  parentId: string | null;
  fieldName: string;
}

/** Values of the catalogue whose name in either language has every word; below these parents, if there are any. */
export async function searchCatalogue(db: Db, text: string, parentIds: string[]): Promise<CatalogueHit[]> {
  const hasWords = foldedWords(text)
    .slice(0, MAX_WORDS)
    .map((word) => sql`and strpos(fold(name), ${word}) > 0`);
  const below = parentIds.length > 0 ? sql`and parent_id = any(${list(parentIds)}::uuid[])` : sql``;
  const { rows } = await db.execute<CatalogueHit & Record<string, unknown>>(sql`
    select distinct on (type.id) type.id, name "text", parent_id "parentId", field "fieldName"
    from type cross join lateral (values ('name_en', name_en), ('name_tr', name_tr)) names (field, name)
    where active and parent_id is not null ${below} ${sql.join(hasWords, sql` `)}
    order by type.id, field limit 100`);
  return rows;
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

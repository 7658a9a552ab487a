import type { Db } from "#db/open.server.ts";
import { storedNames } from "#server/list-index/stored-choices.server.ts";
import { wordForm } from "#shared/lexicon/word-form.ts";
import { TYPE_KINDS } from "#shared/type-kinds.ts";
import type { Catalogue } from "../queries/load-catalogue.server.ts";
import { catalogue, searchUniversities } from "../queries.server.ts";
import { namesOfValues } from "./aliases.server.ts";
import { vocabularyOf, WORD_SOURCES } from "./lexicon.server.ts";

/** Values that one text finds: a text that begins more names is too short to mean one of them. */
const MOST_CALLED = 200;
const MOST_UNIVERSITIES = 25;

interface CalledValue {
  id: string;
  slugs: string[];
}

/** The values that a text names or begins to name, those that it names whole first. */
export async function calledBy(db: Db, text: string): Promise<CalledValue[]> {
  const types = await catalogue(db);
  const { values } = await vocabularyOf(types);
  const found = [...values.called(text), ...values.begunBy(text)].map(({ id }) => id);
  const called = new Set([...found, ...calledElsewhere(types, text)]);
  const catalogued = [...called].slice(0, MOST_CALLED).map((id) => ({ id, slugs: slugsOf(types, id) }));
  return [...catalogued, ...(await universitiesCalled(db, text))];
}

const FORM_KINDS = TYPE_KINDS.filter((kind) => !WORD_SOURCES.includes(kind));

/** Values of lists that only forms have, and languages: no sentence names them. */
function calledElsewhere({ typesOf, aliases, languages }: Catalogue, text: string): string[] {
  const form = wordForm(text);
  if (form === "") return [];
  const isBegun = (name: string) => ` ${wordForm(name)}`.includes(` ${form}`);
  const ofForms = FORM_KINDS.flatMap((kind) => {
    const ids = new Map(typesOf(kind).map(({ key, id }) => [key, id]));
    const names = namesOfValues(typesOf(kind), (id) => aliases.get(id) ?? [], false);
    return names.flatMap(([name, key]) => (isBegun(name) ? ids.get(key)! : []));
  });
  const spoken = [...languages.values()].filter(({ name }) => isBegun(name.en) || isBegun(name.tr));
  return [...ofForms, ...spoken.map(({ id }) => id)];
}

/** A name in an address that belongs to several lists bears its list: "georgia-country". */
function slugsOf({ types, countries, cities, languages }: Catalogue, id: string): string[] {
  const type = types.get(id);
  if (type) return bothWays([type.slug.en, type.slug.tr], type.kind);
  const country = countries.get(id);
  if (country) return bothWays([country.slug.en, country.slug.tr], "country");
  const city = cities.get(id);
  if (city) return bothWays([city.slug], "city");
  return [languages.get(id)?.code ?? id];
}

const bothWays = (slugs: readonly string[], list: string): string[] => [
  ...new Set(slugs.flatMap((slug) => [slug, `${slug}-${list}`])),
];

async function universitiesCalled(db: Db, searchText: string): Promise<CalledValue[]> {
  if (searchText.length < 2) return [];
  const { rows } = await searchUniversities(db, {
    searchText,
    order: "relevance",
    descending: false,
    pageIndex: 1,
    pageSize: MOST_UNIVERSITIES,
  });
  const ids = rows.map(({ id }) => id);
  const named = ids.length === 0 ? [] : await storedNames(db, "university", ids, "en");
  return named.map(({ id, slug }) => ({ id, slugs: [slug] }));
}

import type { SQL } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Filter } from "#shared/list/filter.ts";
import type { List } from "#shared/list/list.ts";
import type { Locale } from "#shared/locale.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import type { Viewer } from "#shared/viewer.ts";

/** The reference data in memory that lists read; the catalogue of `features/reference` is one. */
export interface ListReference {
  types: ReadonlyMap<string, ListType>;
  typesOf(kind: TypeKind): readonly ListType[];
  typeBySlug(kind: TypeKind, slug: string): { id: string } | undefined;
  countries: ReadonlyMap<string, { name: Record<Locale, string>; slug: Record<Locale, string> }>;
  countryBySlug(slug: string): { id: string } | undefined;
  cities: ReadonlyMap<string, { countryId: string; name: Record<Locale, string>; slug: string }>;
  citiesOf(countryId: string): readonly { id: string }[];
  cityBySlug(slug: string): { id: string } | undefined;
  /** Names of regions by their code. */
  regions: ReadonlyMap<string, Record<Locale, string>>;
  currencies: ReadonlyMap<string, { id: string; code: string; name: Record<Locale, string> }>;
  languages: ReadonlyMap<string, { id: string; code: string; name: Record<Locale, string> }>;
  /** What typed words say to the index of texts, once `load` has read what values are called. */
  words: { load(): Promise<void>; query(text: string): string };
  /** By currency, the newest day first. */
  rates: ReadonlyMap<string, readonly { day: string; usdPerUnit: number }[]>;
}
interface ListType {
  id: string;
  parentId: string | null;
  kind: string;
  name: Record<Locale, string>;
  slug: Record<Locale, string>;
  active: boolean;
  /** False: rows may have it, but it is not among the choices. */
  offered: boolean;
  countsAsSeeking: boolean;
}

/** Rows below those of the list, such as the rounds of a startup, which filters ask about one at a time. */
export interface ListChildren {
  table: string;
  /** Its column with the ordinal of the row above. */
  ordinal: string;
  /** SQL on the alias `f` for the rows that count. */
  where: string;
  /** Their terms begin so: "round" for "round1.tour:<id>". */
  prefix: string;
  /** The term of those with more of them than the index tells apart. */
  many: string;
}

/**
 * The place of a list's rows in the database. The index has their terms, which `<kind>_terms_of` names
 * (src/db/functions).
 */
export interface ListSource {
  list: List;
  table: string;
  /** SQL on the alias `s` for the rows that are listed. */
  listed: string;
  /** The columns of each sort and their direction; each has an index of this very order that carries the ordinal. */
  orders: Record<string, string | Record<Locale, string>>;
  children?: ListChildren;
  /**
   * The value that rows without a term have in a column of an order, as SQL: such rows may stand together at its end.
   */
  withoutTerm?: Record<string, { column: string; is: string }>;
  /** For lists with a filter of words: selects the ordinals of rows whose name has a word, in search form, that begins so. */
  named?: (word: string) => SQL;
  /**
   * For filters that the index cannot answer, because they depend on the clock or on rows of another noun: selects the ordinals
   * of rows that meet all filters of one look-up; an answer among them is yes, and no takes all others. Reads the rows anew each time; counts of such filters are not cached.
   */
  lookups?: Record<string, (filter: Filter, now: Date) => SQL>;
  /** The conditions of filters that a request does not use. */
  defaultFilter?: Filter;
}

/** Reads the rows a statement names, as the viewer may see them (left out: a visitor): `page` selects (totalCount, id, place on the page). */
export type ReadRows<Row, Reference> = (
  db: Db,
  reference: Reference,
  page: SQL,
  shown: { view?: readonly string[] | undefined; locale: Locale; viewer?: Viewer | undefined },
) => Promise<{ rows: Row[]; totalCount: number }>;

import { z } from "zod";
import { cut } from "#shared/cut.ts";
import { endpoint, id } from "#shared/endpoint.ts";
import { MATCHES, NOUNS, RESULT_TYPES } from "#shared/search-kinds.ts";
import {
  DEFAULT_SIZE,
  isSearchable,
  MOST_LETTERS,
  SEARCH_MIN_LENGTH,
  SEARCHES_PER_MINUTE,
  searchForm,
} from "./limits.ts";

const text = z.string().transform(searchForm).refine(isSearchable, `atLeastLetters:${SEARCH_MIN_LENGTH}`);
/** The text of a full-text search may be percent-encoded (specification, "encoded text"). */
const decoded = (typed: string): string => {
  try {
    return decodeURIComponent(typed);
  } catch {
    return typed;
  }
};
const size = z.coerce.number().int().min(1).max(100).default(DEFAULT_SIZE);
const searchType = z.enum(["fuzzy", "exact"]).default("fuzzy");

export const searchResult = z.object({
  id,
  name: z.string(),
  seoUrl: z.string(),
  image: z.string().nullable(),
  type: z.enum(RESULT_TYPES),
  noun: z.enum(NOUNS),
  /** A line that distinguishes results of the same name: city and sector of a startup, else its tagline; whose a job or patent is. */
  note: z.string().nullable(),
  /**
   * Why it is here: the name is the text, is the same written otherwise, begins so, has the words; it is of a value that the text names or of
   * whom it names; its tagline, skills or description have the words; or, where nothing else is found, its name has them with mistakes.
   */
  match: z.enum(MATCHES),
  /** The sentence of its tagline or description that has a word of the text, in parts of which some are marked. Null: none has. */
  excerpt: z.array(z.object({ text: z.string(), matched: z.boolean() })).nullable(),
  /** The facts of a startup by which equally matching names are ordered. Null for others. */
  facts: z
    .object({
      /** Null: there are rounds, and no amount is disclosed. */
      totalRaisedUsd: z.number().nullable(),
      fundingCount: z.int(),
      lastFundingDate: z.iso.date().nullable(),
      teamSize: z.int(),
    })
    .nullable(),
});
export type SearchResult = z.output<typeof searchResult>;
const results = z.array(searchResult);

export const searchAll = endpoint({
  method: "GET",
  path: "/apiStartup/Search",
  summary:
    "Search of the header over all nouns: names, beginnings by what is known of them, words of names, values of the catalogue, taglines, skills and descriptions; with typing mistakes where there is nothing else; at most 30",
  perMinute: SEARCHES_PER_MINUTE,
  query: z.object({ text }),
  answer: results,
});

export const searchCounts = endpoint({
  method: "GET",
  path: "/apiStartup/Search/Counts",
  summary: "How many things of each noun have the words of a text, or are of the values that it names",
  perMinute: SEARCHES_PER_MINUTE,
  query: z.object({ text }),
  answer: z.array(
    z.object({
      noun: z.enum(NOUNS),
      count: z.int(),
      /** There are more than were counted. */
      isMore: z.boolean(),
    }),
  ),
});

export const searchUsers = endpoint({
  method: "GET",
  path: "/apiStartup/Search/Users",
  summary: "Search of people by name",
  perMinute: SEARCHES_PER_MINUTE,
  query: z.object({ text, searchType, size }),
  answer: results,
});

export const searchStartups = endpoint({
  method: "GET",
  path: "/apiStartup/Search/Startups",
  summary: "Search of startups by name",
  perMinute: SEARCHES_PER_MINUTE,
  query: z.object({ text, searchType, size }),
  answer: results,
});

/** Filters whose values a search may name. The first three are segments of an address; their slugs are unique. */
export const LIST_FIELDS = ["sector", "country", "city", "technology"] as const;
/** A list of startups: `field` is its filter, `slug` the value in the reader's language. */
const namedList = z.object({ field: z.enum(LIST_FIELDS), name: z.string(), slug: z.string() });
export type NamedList = z.output<typeof namedList>;

export const searchLists = endpoint({
  method: "GET",
  path: "/apiStartup/Search/Lists",
  summary: "Sectors, places and technologies that are called exactly so, in either language",
  perMinute: SEARCHES_PER_MINUTE,
  query: z.object({ text }),
  answer: z.array(namedList),
});

export const searchExact = endpoint({
  method: "GET",
  path: "/apiStartup/Search/Exact",
  summary: "What an id stands for",
  query: z.object({ id, size }),
  answer: results,
});

const hit = z.object({ id, text: z.string(), parentId: id.nullable(), fieldName: z.string() });

export const searchFullText = endpoint({
  method: "POST",
  path: "/apiStartup/Search/FullText",
  summary: "Values of the catalogue whose name contains every word, in either language",
  kind: "read",
  perMinute: SEARCHES_PER_MINUTE,
  body: z.object({
    text: z.string().max(2000).transform(decoded).pipe(text),
    parentTypeIds: z.array(id).max(100).default([]),
  }),
  answer: z.array(hit),
});

const bound = z.union([z.string(), z.number()]);
const understoodFilter = z.object({
  field: z.string(),
  operator: z.enum(["in", "notIn", "is", "between", "atLeast", "atMost"]),
  /** Slugs of choices, an answer, or one or both ends of a range. */
  value: z.union([z.array(z.string()), z.boolean(), z.object({ gte: bound.optional(), lte: bound.optional() })]),
  /** As the list's chip says it, in the reader's language. */
  label: z.string(),
});
const understood = z.object({
  noun: z.enum(NOUNS),
  /** The list's address with these filters, in the reader's language. */
  path: z.string(),
  filters: z.array(understoodFilter),
  /** Rows that the viewer would see; null where the list refuses them one of the filters. */
  count: z.int().nullable(),
  /** What would open it; null: nothing needs to. */
  needs: z.enum(["signIn", "premium"]).nullable(),
  /** Words of the text that say nothing to this list. */
  unused: z.array(z.string()),
  /** The text as it was read, where it was typed otherwise: with a typing error, or on a keyboard of the other language. */
  readAs: z.string().nullable(),
});
export type Understood = z.output<typeof understood>;

/** Lists that a sentence leads to at most. */
export const MOST_UNDERSTOOD = 5;

export const understandText = endpoint({
  method: "GET",
  path: "/apiCommon/Search/Understand",
  summary:
    "The filtered lists that a text asks for, the one that uses most of it first: values, amounts and days in either language",
  perMinute: SEARCHES_PER_MINUTE,
  query: z.object({ text: z.string().transform((typed) => cut(typed.trim(), MOST_LETTERS)) }),
  answer: z.array(understood).max(MOST_UNDERSTOOD),
});

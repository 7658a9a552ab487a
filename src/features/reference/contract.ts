import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { ZERO_ID } from "#shared/zero-id.ts";

/** Universities a page, unless the caller wishes otherwise. */
export const UNIVERSITY_PAGE_SIZE = 15;
/** Rows a page at most. */
export const MAX_PAGE_SIZE = 100;
/** Characters a search text needs, unless it is empty. */
export const MIN_SEARCH_LENGTH = 2;
const MAX_SEARCH_LENGTH = 200;
/** Searches a minute from one address: a fast typist needs about a hundred. */
const SEARCHES_PER_MINUTE = 600;

/** An optional id; older callers send an empty text or zeros for none. */
const optionalId = z
  .union([id, z.literal(""), z.literal(ZERO_ID)])
  .optional()
  .transform((value) => (value === "" || value === ZERO_ID ? undefined : value));

/** `name` is in the language of the request. */
const names = { name: z.string(), nameEn: z.string(), nameTr: z.string() };

const countryRow = z.object({
  id,
  ...names,
  iso2: z.string(),
  slug: z.string(),
  dialCode: z.string().nullable(),
  topRank: z.int().nullable(),
});
export type CountryRow = z.output<typeof countryRow>;

export const countryList = endpoint({
  method: "GET",
  path: "/apiCommon/Country/List",
  summary: "All countries, by name",
  answer: z.array(countryRow),
});

export const topCountryList = endpoint({
  method: "GET",
  path: "/apiCommon/country/TopCountryList",
  summary: "The countries offered first, in that order",
  answer: z.array(countryRow),
});

const cityRow = z.object({
  id,
  countryId: id,
  ...names,
  slug: z.string(),
  region: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export const cityList = endpoint({
  method: "GET",
  path: "/apiCommon/City/List",
  summary: "The cities of a country, by name; none without a country",
  query: z.object({ countryId: optionalId }),
  answer: z.array(cityRow),
});

export const countyList = endpoint({
  method: "GET",
  path: "/apiCommon/County/List",
  summary: "The counties of a city, by name; none without a city",
  query: z.object({ cityId: optionalId }),
  answer: z.array(z.object({ id, cityId: id, ...names, slug: z.string() })),
});

const typeRow = z.object({
  id,
  parentId: id.nullable(),
  kind: z.string(),
  key: z.string(),
  ...names,
  slug: z.string(),
  description: z.string().nullable(),
  sortOrder: z.int(),
  /** False: existing rows may have it, but forms do not offer it. */
  offered: z.boolean(),
  /** Of investment-seeking statuses: the startup is looking for investment. */
  countsAsSeeking: z.boolean(),
});
export type TypeRow = z.output<typeof typeRow>;

const sortByOrder = z.enum(["true", "false"]).default("true");

export const typeList = endpoint({
  method: "GET",
  path: "/apiCommon/Type/GetTypeList",
  summary: "The values of a list, or the sub-sectors of a sector; without a parent, the lists themselves",
  query: z.object({
    parentId: optionalId,
    sortByOrder: sortByOrder.describe("true: in the order of the list; false: by name"),
  }),
  answer: z.array(typeRow),
});

export const typeListByChild = endpoint({
  method: "GET",
  path: "/apiCommon/Type/GetTypeListByChildId",
  summary: "The list a value belongs to, in its order; none for an unknown value",
  query: z.object({ id: optionalId }),
  answer: z.array(typeRow),
});

export const languageList = endpoint({
  method: "GET",
  path: "/apiCommon/Language/List",
  summary: "All languages people may speak, by name",
  answer: z.array(z.object({ id, ...names, code: z.string() })),
});

export const currencyList = endpoint({
  method: "GET",
  path: "/apiCommon/Currency/List",
  summary: "The currencies, the default first, with the newest rate: US dollars for one unit, and its day",
  answer: z.array(
    z.object({
      id,
      ...names,
      code: z.string(),
      symbol: z.string(),
      locale: z.string(),
      usdPerUnit: z.number().nullable(),
      rateDay: z.iso.date().nullable(),
    }),
  ),
});

const calledValue = z.object({
  id,
  /** Its name in the addresses of lists, in either language. */
  slugs: z.array(z.string()),
});

export const valuesCalled = endpoint({
  method: "GET",
  path: "/apiCommon/Values/Called",
  summary:
    "Values of the catalogue, and universities, that a typed text names or begins to name: by a name or another word for it, in either language",
  perMinute: SEARCHES_PER_MINUTE,
  query: z.object({ text: z.string().trim().max(MAX_SEARCH_LENGTH) }),
  answer: z.array(calledValue),
});

/** A school that a member has typed in has no country until an admin confirms it. */
const universityRow = z.object({ id, countryId: id.nullable(), ...names });

export const universityList = endpoint({
  method: "GET",
  path: "/apiCommon/University/Get",
  summary: "The universities of a country, by name; without one, of the country offered first",
  query: z.object({ countryId: optionalId }),
  answer: z.array(universityRow),
});

export const universitySearch = endpoint({
  method: "POST",
  kind: "read",
  path: "/apiCommon/University/Search",
  summary:
    "Universities whose names hold every word of the text, those that members have typed in, too; Turkish letters are optional",
  perMinute: SEARCHES_PER_MINUTE,
  body: z.object({
    filter: z.strictObject({ countryId: optionalId }).default({ countryId: undefined }),
    searchText: z
      .string()
      .trim()
      .max(MAX_SEARCH_LENGTH)
      .refine((text) => text === "" || text.length >= MIN_SEARCH_LENGTH, `atLeastLetters:${MIN_SEARCH_LENGTH}`)
      .default(""),
    isDescending: z.boolean().default(false),
    pageIndex: z.int32().min(1).default(1),
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(UNIVERSITY_PAGE_SIZE),
    orderColumnName: z.enum(["", "name", "country"]).default(""),
  }),
  answer: z.object({
    rows: z.array(universityRow),
    totalCount: z.int(),
    pageIndex: z.int(),
    pageSize: z.int(),
  }),
});

export const mergeCities = endpoint({
  method: "POST",
  path: "/apiAdmin/Cities/Merge",
  summary:
    "Make one city of two: what names `from`, which an import added, names `into`, and imports find it by both names",
  access: "admin",
  failures: ["notFound"],
  body: z.strictObject({ from: id, into: id }),
  answer: z.object({ id }),
});

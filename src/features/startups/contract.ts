import { z } from "zod";
import { endpoint, id, pageOf } from "#shared/endpoint.ts";
import { FILTER_NAMES, type FilterName } from "./parts/filter-fields.ts";
import { savedRule } from "./parts/saved-rule.ts";
import { startupFilter } from "./parts/schema-filter.ts";

/** Rows of a list page (specification, "Startup list page size"). */
export const LIST_PAGE_SIZE = 9;
/** More rows in one answer is an export. */
export const MAX_PAGE_SIZE = 100;
/** Nobody turns so many pages; counting there would only cost. */
export const MAX_PAGE = 100_000;
/** Ids in one call of `startupsByIds`. */
export const MAX_IDS = 100;

/** The first is the order when none is given. */
export const SORTS = ["newest", "name", "raised", "founded", "updated"] as const;
export type StartupSort = (typeof SORTS)[number];

/** A value of a list in the reader's language. `slug` is what stands in addresses. */
export const named = z.object({ id: z.string(), name: z.string(), slug: z.string() });
export type Named = z.output<typeof named>;

const nullableText = z.string().nullable();
const fields = {
  tagline: nullableText,
  description: nullableText,
  website: nullableText,
  logo: nullableText,
  sector: named.nullable(),
  subSectors: z.array(named),
  stage: named.nullable(),
  location: z.object({ country: named.nullable(), city: named.nullable() }),
  technologies: z.array(named),
  businessModels: z.array(named),
  revenueModels: z.array(named),
  startupPrograms: z.array(named),
  employeeCount: named.nullable(),
  operatingStatus: named.nullable(),
  incorporated: z.boolean().nullable(),
  foundationDate: z.iso.date().nullable(),
  investmentSeekingStatus: named.nullable(),
  hasInvestment: z.boolean(),
  fundingCount: z.int(),
  totalRaisedUsd: z.number(),
  lastFundingDate: z.iso.date().nullable(),
  fullness: z.int().describe("Share of filled fields in percent"),
  confirmedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};
export const VIEW_FIELDS = Object.keys(fields) as (keyof typeof fields)[];
export type ViewField = keyof typeof fields;
/** What a list shows when no `view` is given: the specification's fields and what the card draws. */
export const DEFAULT_VIEW: readonly ViewField[] = [
  "tagline",
  "location",
  "sector",
  "description",
  "website",
  "stage",
  "logo",
  "technologies",
  "totalRaisedUsd",
  "confirmedAt",
];

/** Id, address and name always; the other fields as the `view` asks. Texts in the reader's language where there is one. */
export const startupRow = z
  .object({ id, seoUrl: z.string(), name: z.string() })
  .extend(z.object(fields).partial().shape);
export type StartupRow = z.output<typeof startupRow>;

/** The address segments of a list page, "energy/izmir" → ["energy", "izmir"]: slugs of filter values. */
const segments = z.array(z.string().max(200)).max(200).default([]);
/** A saved filter; its rules hold beside `filter`. 24 hex characters; else `invalidQueryId`. */
const queryId = z.string().max(200).nullish();
const filtered = { filter: startupFilter.default({}), segments, queryId };

/** Values of the filter as a chip shows them; of ranges and answers `values` is empty. */
const appliedFilter = z.object({
  field: z.enum(FILTER_NAMES as [FilterName, ...FilterName[]]),
  premium: z.boolean(),
  values: z.array(named),
});

export const listStartups = endpoint({
  method: "POST",
  path: "/apiStartup/Startups/List",
  summary: "Startups that a filter takes, a page of them, with the exact total",
  kind: "read",
  body: z.object({
    ...filtered,
    currentPage: z.int().min(1).max(MAX_PAGE).default(1),
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(LIST_PAGE_SIZE),
    sort: z.enum(SORTS).nullish(),
    view: z
      .array(z.enum(VIEW_FIELDS as [ViewField, ...ViewField[]]))
      .max(VIEW_FIELDS.length)
      .optional(),
  }),
  answer: pageOf(startupRow).extend({
    sort: z.enum(SORTS),
    /** The filter that was applied: segments resolved, choices as slugs of the reader's language, dependents dropped. */
    filter: startupFilter,
    applied: z.array(appliedFilter),
    /** The segments of this list's address in each language. */
    segments: z.object({ en: z.array(z.string()), tr: z.array(z.string()) }),
    /** The saved filter that holds beside it. */
    query: z.object({ id: z.string(), name: z.string(), rule: savedRule }).nullable(),
    /** Set when the viewer is shown only the first `rows` of all: "Subscribe to continue". */
    limit: z.object({ rows: z.int(), reason: z.literal("subscribeToContinue") }).nullable(),
  }),
});

/** `count`: rows left if it were chosen too; null where the viewer may not use the filter. A chosen one is always listed. */
const choiceCount = named.extend({
  count: z.int().nullable(),
  chosen: z.boolean(),
  /** Of investment-seeking statuses: counts as seeking. */
  seeking: z.literal(true).optional(),
});
export type ChoiceCount = z.output<typeof choiceCount>;
const facet = z.array(choiceCount);

/** The lists of choices: the name each has in the answer, and its filter field. */
export const FACETS = {
  countries: "country",
  cities: "city",
  sectors: "sector",
  subSectors: "subSectors",
  businessModels: "businessModels",
  revenueModels: "revenueModels",
  stages: "stage",
  employeeCounts: "employeeCount",
  technologies: "technologies",
  startupPrograms: "startupPrograms",
  incubationCenters: "incubationCenters",
  operatingStatuses: "operatingStatus",
  governmentSupports: "governmentSupports",
  tours: "hasInvestment.tour",
  seekingStatuses: "investmentSeekingStatus",
  valuationCurrencies: "investments.valuationCurrency",
  amountCurrencies: "investments.amountCurrency",
  incorporated: "incorporated",
  patents: "patents",
  hasInvestment: "hasInvestment",
  hasGovernmentSupport: "hasGovernmentSupport",
} as const satisfies Record<string, FilterName>;
export type FacetName = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as FacetName[];

export const availableValues = endpoint({
  method: "POST",
  path: "/apiStartup/Startups/AvailableValues",
  summary: "Choices of every filter with the number of startups each would leave",
  kind: "read",
  body: z.object({
    ...filtered,
    /** Only these lists; left out: all. */
    facets: z
      .array(z.enum(FACET_NAMES as [FacetName, ...FacetName[]]))
      .max(FACET_NAMES.length)
      .optional(),
  }),
  answer: z.object({
    /** Sub-sectors of the chosen sectors; cities of the one chosen country; "true" and "false" are the ids of answers. */
    data: z
      .object(Object.fromEntries(FACET_NAMES.map((name) => [name, facet])) as Record<FacetName, typeof facet>)
      .partial(),
    totalCount: z.int(),
    /** Whether the viewer may use premium filters; if not, their choices are not counted. */
    premiumFilters: z.boolean(),
    /** When nothing is left: what dropping one filter would bring, the most first. */
    drops: z.array(z.object({ field: z.enum(FILTER_NAMES as [FilterName, ...FilterName[]]), totalCount: z.int() })),
  }),
});

export const startupsByIds = endpoint({
  method: "POST",
  path: "/apiStartup/Startups/ByIds",
  summary: "Startups by their ids, in the order asked; those that are gone or hidden are left out",
  kind: "read",
  body: z.object({
    ids: z.array(id).max(MAX_IDS),
    view: z
      .array(z.enum(VIEW_FIELDS as [ViewField, ...ViewField[]]))
      .max(VIEW_FIELDS.length)
      .optional(),
  }),
  answer: z.array(startupRow),
});

export const countByFullness = endpoint({
  method: "GET",
  path: "/apiStartup/Startups/CountByFullness",
  summary: "How many startups have how much of their entry filled",
  answer: z.array(z.object({ from: z.int(), to: z.int(), count: z.int() }).describe("Percent, both ends included")),
});

export const GROUPS = [
  "none",
  "sector",
  "stage",
  "country",
  "city",
  "region",
  "operatingStatus",
  "employeeCount",
  "foundationYear",
  "tour",
  "announcedYear",
] as const;
export type Group = (typeof GROUPS)[number];

export const aggregateStartups = endpoint({
  method: "POST",
  path: "/apiStartup/Startups/Aggregate",
  summary: "Counts and sums over startups, or over their rounds, in groups",
  kind: "read",
  body: z.object({
    ...filtered,
    /** `fundings`: every round that itself meets the filters about rounds, of the startups the filter takes. */
    of: z.enum(["startups", "fundings"]).default("startups"),
    groupBy: z.enum(GROUPS).default("none").describe("Groups by tour and announced year are of rounds only"),
  }),
  answer: z.object({
    totalCount: z.int(),
    /** US dollars: of startups all they raised, of rounds their amounts. Rounds without an amount count as a round. */
    sumUsd: z.number(),
    groups: z.array(
      z.object({ key: z.string().nullable(), name: z.string().nullable(), count: z.int(), sumUsd: z.number() }),
    ),
  }),
});

/** Saved filters of a page (specification, "Saved-filter store page size"). */
export const QUERIES_PAGE_SIZE = 24;
/** Saved filters a member may keep. */
export const MAX_QUERIES = 500;

const savedQueryFields = {
  name: z.string().trim().min(1).max(120),
  rule: savedRule,
  sort: z.enum(SORTS).nullish(),
};
const savedQuery = z.object({
  id: z.string(),
  ...savedQueryFields,
  sort: z.enum(SORTS).nullable(),
  /** The same as a filter, where one can say it. */
  filter: startupFilter.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SavedQuery = z.output<typeof savedQuery>;
const range = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ gte: value.optional(), lte: value.optional() });
/** A filter of a saved one for people: names of its choices in their language, or its answer or range as `value`. */
const describedFilter = z.object({
  field: z.enum(FILTER_NAMES as [FilterName, ...FilterName[]]),
  negated: z.boolean(),
  names: z.array(z.string()),
  value: z.union([z.boolean(), range(z.string()), range(z.number())]).nullable(),
});
export type DescribedFilter = z.output<typeof describedFilter>;
const queryPath = "/apiStartup/Queries";
/** 24 hex characters; else `invalidQueryId`. */
const whichQuery = z.object({ id: z.string().max(200) });
/** Rules, or a filter that becomes rules. */
const queryBody = z.object({ ...savedQueryFields, rule: savedRule.optional(), filter: startupFilter.optional() });
const newQuery = queryBody.refine(({ rule, filter }) => (rule === undefined) !== (filter === undefined), {
  path: ["rule"],
  message: "either rule or filter",
});
/** Without rules and filter, or without an order, those stay as they are. */
const changedQuery = queryBody.refine(({ rule, filter }) => rule === undefined || filter === undefined, {
  path: ["rule"],
  message: "either rule or filter",
});

export const savedQueries = endpoint({
  method: "GET",
  path: queryPath,
  summary: "The viewer's saved filters, the newest first",
  access: "signedIn",
  query: z.object({ currentPage: z.coerce.number().int().min(1).max(MAX_PAGE).default(1) }),
  answer: pageOf(savedQuery.extend({ described: z.array(describedFilter) })),
});
export const saveQuery = endpoint({
  method: "POST",
  path: queryPath,
  summary: "Save a filter; its name is taken once",
  access: "signedIn",
  body: newQuery,
  answer: savedQuery,
});
export const changeQuery = endpoint({
  method: "PUT",
  path: queryPath,
  summary: "Change a saved filter",
  access: "signedIn",
  query: whichQuery,
  body: changedQuery,
  answer: savedQuery,
});
export const deleteQuery = endpoint({
  method: "DELETE",
  path: queryPath,
  summary: "Forget a saved filter; again is no error",
  access: "signedIn",
  query: whichQuery,
  answer: z.null(),
});
export type Aggregate = z.output<(typeof aggregateStartups)["answer"]>;

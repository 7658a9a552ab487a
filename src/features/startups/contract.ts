import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { filterBody, listContract, named } from "#shared/list/contract.ts";
import { startupList } from "./filters.ts";

/** Ids in one call of `startupsByIds`. */
export const MAX_IDS = 100;

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

/** The calls of the list: a page, available values, saved filters. */
export const startupCalls = listContract({
  list: startupList,
  row: startupRow,
  views: VIEW_FIELDS,
  paths: {
    list: "/apiStartup/Startups/List",
    values: "/apiStartup/Startups/AvailableValues",
    queries: "/apiStartup/Queries",
  },
  nouns: "Startups",
});
export const listStartups = startupCalls.page;
export const availableValues = startupCalls.availableValues;
export const savedQueries = startupCalls.savedQueries;
export const saveQuery = startupCalls.saveQuery;
export const changeQuery = startupCalls.changeQuery;
export const deleteQuery = startupCalls.deleteQuery;

export const startupsByIds = endpoint({
  method: "POST",
  path: "/apiStartup/Startups/ByIds",
  summary: "Startups by their ids, in the order of the ids; those that are gone or hidden are left out",
  kind: "read",
  body: z.strictObject({
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
  body: z.strictObject({
    ...filterBody(startupList),
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

export type Aggregate = z.output<(typeof aggregateStartups)["answer"]>;

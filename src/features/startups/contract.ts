import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { filterBody, LIST_FAILURES, listContract, named, namedCountry } from "#shared/list/contract.ts";
import { exportContract } from "#shared/list/export-contract.ts";
import { money } from "./detail/contract.ts";
import { startupList } from "./filters.ts";

/** Ids in one call of `startupsByIds`. */
export const MAX_IDS = 100;

const nullableText = z.string().nullable();
const fields = {
  tagline: nullableText,
  description: nullableText,
  website: nullableText,
  logo: nullableText,
  logo_512: nullableText,
  logo_256: nullableText,
  logo_64: nullableText,
  cover: nullableText,
  cover_High: nullableText,
  cover_Medium: nullableText,
  cover_Low: nullableText,
  legalName: nullableText,
  facebook: nullableText,
  instagram: nullableText,
  twitter: nullableText,
  linkedin: nullableText,
  targetGroup: nullableText,
  competitiveAdvantage: nullableText,
  revenueModelDescription: nullableText,
  marketSize: money.nullable(),
  marketSizeCurrency: named.nullable(),
  competitors: z.array(z.object({ competitorName: z.string(), competitorWebsite: nullableText })),
  patents: z.array(z.object({ name: z.string(), applicationNumber: z.string() })),
  sector: named.nullable(),
  subSectors: z.array(named),
  stage: named.nullable(),
  location: z.object({ country: namedCountry.nullable(), city: named.nullable() }),
  technologies: z.array(named),
  businessModels: z.array(named),
  revenueModels: z.array(named),
  startupPrograms: z.array(named),
  employeeCount: named.nullable(),
  operatingStatus: named.nullable(),
  incorporated: z.boolean().nullable(),
  foundationDate: z.iso.date().nullable(),
  investmentSeekingStatus: named.nullable(),
  investmentSeekingTour: named.nullable(),
  investmentSeekingType: named.nullable(),
  seekingInvestmentAmount: money.nullable(),
  seekingInvestmentAmountCurrency: named.nullable(),
  seekingValuation: money.nullable(),
  hasInvestment: z.boolean(),
  fundingCount: z.int(),
  totalRaisedUsd: z
    .number()
    .nullable()
    .describe("Signed by others; null: there are rounds, and no amount is disclosed"),
  lastFundingDate: z.iso.date().nullable(),
  lastRound: z
    .object({
      announcedDate: z.iso.date().nullable(),
      tour: z.string().nullable(),
      amountUsd: z.number().nullable().describe("Null: the amount is not disclosed"),
      isConfirmed: z.boolean().describe("Somebody beside the startup says so, too"),
    })
    .nullable()
    .describe("The latest public round"),
  fullness: z.int().describe("Share of filled fields in percent"),
  confirmedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};
export type ViewField = keyof typeof fields;
/** Fields of every row, which a view may name, too. */
const COMMON_FIELDS = { id, seoUrl: z.string(), name: z.string() };
export type ViewName = keyof typeof COMMON_FIELDS | ViewField;
export const VIEW_NAMES = [...Object.keys(COMMON_FIELDS), ...Object.keys(fields)] as [ViewName, ...ViewName[]];
/** The fields of a list without `view`: the specification's, and those that the card draws. */
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
  "fundingCount",
  "confirmedAt",
];

/** Id, address and name always; the other fields as the `view` asks. Texts in the reader's language where there is one. */
export const startupRow = z.object(COMMON_FIELDS).extend(z.object(fields).partial().shape);
export type StartupRow = z.output<typeof startupRow>;

/** The calls of the list: a page, available values, saved filters. */
export const startupCalls = listContract({
  list: startupList,
  row: startupRow,
  views: VIEW_NAMES,
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

/** The columns of a file of startups, in their usual order. */
export const STARTUP_COLUMNS = [
  "name",
  "tagline",
  "sector",
  "subSectors",
  "stage",
  "country",
  "city",
  "website",
  "technologies",
  "businessModels",
  "revenueModels",
  "employeeCount",
  "operatingStatus",
  "incorporated",
  "foundationDate",
  "fundingCount",
  "totalRaisedUsd",
  "lastFundingDate",
  "seekingStatus",
  "seekingTour",
  "seekingAmount",
  "seekingCurrency",
  "seekingValuation",
  "seekingValuationCurrency",
  "description",
  "legalName",
  "linkedin",
  "twitter",
  "facebook",
  "instagram",
  "fullness",
  "updatedAt",
  "address",
] as const;
export const startupExports = exportContract(startupList, STARTUP_COLUMNS, "/apiStartup/Startups", "startups");

export const startupsByIds = endpoint({
  method: "POST",
  path: "/apiStartup/Startups/ByIds",
  summary:
    "Startups by their ids, in the order of the ids; those that are gone or hidden are left out; limited as the list",
  kind: "read",
  failures: ["unauthorized", "subscribeToContinue"],
  body: z.strictObject({
    ids: z.array(id).max(MAX_IDS),
    view: z.array(z.enum(VIEW_NAMES)).max(VIEW_NAMES.length).optional(),
  }),
  answer: z.array(startupRow),
});

export const countByFullness = endpoint({
  method: "GET",
  path: "/apiStartup/Startups/CountByFullness",
  summary: "How many startups have how much of their entry filled",
  failures: ["unauthorized"],
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
  failures: [...LIST_FAILURES],
  body: z.strictObject({
    ...filterBody(startupList),
    /** `fundings`: every round that itself meets the filters about rounds, of the startups the filter takes. */
    of: z.enum(["startups", "fundings"]).default("startups"),
    groupBy: z.enum(GROUPS).default("none").describe("Groups by tour and announced year are of rounds only"),
  }),
  answer: z.object({
    totalCount: z.int(),
    /** US dollars: of startups all they raised, of rounds their amounts. Null: there are rounds, and no amount is disclosed. */
    sumUsd: z.number().nullable(),
    /** Startups or rounds whose money is in the sum; others count as a row. */
    summedCount: z.int(),
    groups: z.array(
      z.object({
        key: z.string().nullable(),
        name: z.string().nullable(),
        count: z.int(),
        sumUsd: z.number().nullable(),
      }),
    ),
  }),
});

export type Aggregate = z.output<(typeof aggregateStartups)["answer"]>;

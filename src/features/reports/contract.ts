import { z } from "zod";
import { endpoint, id, pageOf, yesOrNo } from "#shared/endpoint.ts";
import { LIST_FAILURES, listContract, named } from "#shared/list/contract.ts";
import { LIST_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "#shared/list/limits.ts";
import { reportList } from "./filters.ts";

const text = z.string().nullable();
export const seoUrl = z.string().min(1).max(200);

/** The viewer's condition for a download: none, a package, or a purchase. */
export const TERMS = ["free", "premium", "paid"] as const;
export type Terms = (typeof TERMS)[number];

/** Texts in the reader's language where there is one. */
export const reportRow = z.object({
  id,
  seoUrl: z.string(),
  title: z.string(),
  summary: text,
  fileName: z.string(),
  fileType: z.enum(["pdf", "xlsx"]),
  /** Address of the file among the calls. */
  location: z.string(),
  order: z.int(),
  category: named,
  type: named,
  version: named,
  /** Of the file. The slug is its ISO 639-1 code. */
  language: named,
  cover: text,
  isFree: z.boolean(),
  terms: z.enum(TERMS),
  /** In units of `currency` (ISO 4217); null where it is not sold. */
  price: z.number().nullable(),
  currency: z.string().nullable(),
  releaseDate: z.iso.date(),
  active: z.boolean(),
  withdrawn: z.boolean(),
});
export type ReportRow = z.output<typeof reportRow>;

/** The calls of the list: a page, available values, saved filters. */
export const reportCalls = listContract({
  list: reportList,
  row: reportRow,
  paths: {
    list: "/apiCommon/Report/Search",
    values: "/apiCommon/Report/AvailableValues",
    queries: "/apiCommon/Report/Queries",
  },
  nouns: "Reports",
});

const choices = z
  .string()
  .max(4_000)
  .transform((list) => list.split(",").filter(Boolean))
  .optional();
export const listReports = endpoint({
  method: "GET",
  path: "/apiCommon/Report/List",
  summary:
    "Listed reports by category, type, version and language (ids or slugs, with commas between them), a page of them",
  failures: LIST_FAILURES,
  query: z.strictObject({
    category: choices,
    type: choices,
    version: choices,
    language: choices,
    free: yesOrNo.optional(),
    sort: z.enum(reportList.sorts).default("recommended"),
    currentPage: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(LIST_PAGE_SIZE),
  }),
  answer: pageOf(reportRow),
});

/** How many reports of a package the viewer may take in a month, and has taken in this one. */
const allowance = z.object({
  montlyReportDownloadLimit: z.int(),
  downloadedReportCount: z.int(),
  /** The first day on which the count begins anew. */
  resetsOn: z.iso.date(),
});
export type Allowance = z.output<typeof allowance>;

const reportDetail = reportRow.extend({
  gallery: z.array(z.string()),
  categoryDescription: text,
  /** False: it was withdrawn or switched off, and who has bought it sees it still. */
  isOffered: z.boolean(),
  /** The access to the file now, and the reason where there is none. */
  access: z.enum(["open", "allowed", "limitReached", "needsPackage", "needsPurchase", "needsSignIn"]),
  /** The month's premium reports and their holder. Null where nothing is counted. */
  allowance: allowance.extend({ heldBy: z.enum(["member", "rights", "package", "seat"]) }).nullable(),
  /** Listed reports of the category in other languages, versions and years; the newest first. */
  others: z.array(reportRow),
  updatedAt: z.iso.datetime(),
});
export type ReportDetail = z.output<typeof reportDetail>;

export const getReport = endpoint({
  method: "GET",
  path: "/apiCommon/Report/Get",
  summary: "A listed report by its address; what one has bought also when it is listed no more",
  failures: ["notFound"],
  query: z.object({ seoUrl }),
  answer: reportDetail,
});

export const category = named.extend({
  targetCountries: z.array(named),
  description: text,
  cover: text,
  gallery: z.array(z.string()),
  locales: z.array(z.object({ id, languageId: id, description: text, cover: text, gallery: z.array(z.string()) })),
  /** Listed reports in it. */
  count: z.int(),
});
export type Category = z.output<typeof category>;

export const reportCategories = endpoint({
  method: "GET",
  path: "/apiCommon/Report/Categories",
  summary: "Categories of reports with their pictures by language",
  answer: z.array(category),
});

export const getReportCategory = endpoint({
  method: "GET",
  path: "/apiCommon/Report/Category/:seoUrl",
  summary: "A category of reports, by its slug in either language, with its listed reports",
  failures: ["notFound"],
  params: z.object({ seoUrl }),
  answer: category.extend({ reports: z.array(reportRow) }),
});

const counted = z.array(named.extend({ count: z.int() }));
const values = <const Path extends "Versions" | "Types" | "Languages">(path: Path) =>
  endpoint({
    method: "GET",
    path: `/apiCommon/Report/${path}`,
    summary: `${path} of listed reports, with their number`,
    answer: counted,
  });
export const reportVersions = values("Versions");
export const reportTypes = values("Types");
export const reportLanguages = values("Languages");

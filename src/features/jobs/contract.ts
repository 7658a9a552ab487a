import { z } from "zod";
import { endpoint, id, pageOf, seoUrl, yesOrNo } from "#shared/endpoint.ts";
import { listContract, named, namedCountry } from "#shared/list/contract.ts";
import { LIST_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "#shared/list/limits.ts";
import { jobList } from "./filters.ts";

const text = z.string().nullable();
const amount = z.number().nullable();
const instant = z.iso.datetime();

/** Texts in the reader's language where there is one. */
export const jobRow = z.object({
  id,
  seoUrl: z.string(),
  title: z.string(),
  startup: z.object({ id, name: z.string(), seoUrl: z.string(), logo: text }),
  location: z.object({ country: namedCountry.nullable(), city: named.nullable() }),
  workingPlans: z.array(named),
  profession: named.nullable(),
  payPlan: named.nullable(),
  /** In units of `wageCurrency` (ISO 4217), for the time that the pay plan says. */
  minWage: amount,
  maxWage: amount,
  wageCurrency: text,
  /** Percent of the company. */
  minShare: amount,
  maxShare: amount,
  /** People who applied have waited three weeks for an answer. */
  isSilent: z.boolean(),
  publicationDate: z.iso.date(),
  expirationDate: z.iso.date(),
  /** The beginning of the publication date and the end of the expiration date in Istanbul. */
  opensAt: instant,
  closesAt: instant,
});
export type JobRow = z.output<typeof jobRow>;

/** The calls of the list: a page, available values, saved filters. */
export const jobCalls = listContract({
  list: jobList,
  row: jobRow,
  paths: {
    list: "/apiJob/Job/Search",
    values: "/apiJob/Job/AvailableValues",
    queries: "/apiJob/Job/Queries",
  },
  nouns: "Jobs",
});

export const newestJobs = endpoint({
  method: "GET",
  path: "/apiJob/Job/Get/List",
  summary: "Jobs one can apply to, the newest first",
  query: z.object({
    currentPage: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(LIST_PAGE_SIZE),
  }),
  answer: pageOf(jobRow),
});

const jobDetail = jobRow.extend({
  location: z.object({ country: namedCountry.nullable(), city: named.nullable(), county: named.nullable() }),
  description: z.string(),
  technicalSkills: z.array(named),
  socialSkills: z.array(named),
  /** Employment types and the time that the wage is for, as schema.org names them. */
  schemaTypes: z.array(z.string()),
  schemaUnit: z.enum(["YEAR", "MONTH", "WEEK", "DAY", "HOUR"]).nullable(),
  isRemote: z.boolean(),
  /** How the startup answers: of its last applications how many, and in how many days as a rule; null: too few so far. */
  answers: z.object({ answered: z.int(), of: z.int(), days: z.int() }).nullable(),
  /** It has a page for everybody: it is visible, as its startup is, and published. */
  isListed: z.boolean(),
  /** The viewer may change it. */
  mayEdit: z.boolean(),
  website: text.describe("Of the startup"),
  createdAt: instant,
  updatedAt: instant,
});
export type JobDetail = z.output<typeof jobDetail>;

export const getJobById = endpoint({
  method: "GET",
  path: "/apiJob/Job/Get",
  summary: "A job by its id; an expired one too",
  query: z.object({ id }),
  answer: jobDetail,
  failures: ["notFound"],
});

export const getJob = endpoint({
  method: "GET",
  path: "/apiJob/Job/Get/:seoUrl",
  summary: "A job by its address; an expired one too. With `edit` only for who may change it",
  params: z.object({
    seoUrl,
  }),
  query: z.object({ edit: yesOrNo.optional() }),
  answer: jobDetail,
  failures: ["notFound", "unauthorized", "forbidden"],
});

/** Jobs of a startup in one answer: more are on the list. */
export const COMPANY_JOBS_MAX = 200;

export const companyJobs = endpoint({
  method: "GET",
  path: "/apiJob/Job/GetCompanyJobsById",
  summary: "Jobs of a startup, the newest first: those one can apply to; members of the startup see the others too",
  query: z.object({ companyId: id, justSeoUrls: yesOrNo.default("false") }),
  answer: z.object({
    /** Empty with `justSeoUrls`. */
    rows: z.array(jobRow),
    seoUrls: z.array(z.string()),
  }),
});

import { z } from "zod";
import { endpoint, id, pageOf } from "#shared/endpoint.ts";
import { listContract, named } from "#shared/list/contract.ts";
import { LIST_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "#shared/list/limits.ts";
import { patentList } from "./filters.ts";

const text = z.string().nullable();
/** `amount` in units of `currency` (ISO 4217); `usd` at the rate stored with it. */
const money = z.object({ amount: z.number(), currency: z.string(), usd: z.number().nullable() });

/** Texts in the reader's language where there is one. */
export const patentRow = z.object({
  id,
  name: z.string(),
  photo: text,
  applicationNumbers: z.array(z.string()),
  organization: z.object({ id, name: z.string(), seoUrl: z.string() }),
  sectors: z.array(named),
  technologyReadinessLevel: named.nullable(),
  lookingFor: z.array(named),
  value: money.nullable(),
  protectionEnd: z.iso.date().nullable(),
});
export type PatentRow = z.output<typeof patentRow>;

/** The calls of the list: a page, available values, saved filters. */
export const patentCalls = listContract({
  list: patentList,
  row: patentRow,
  paths: {
    list: "/apiCommon/Patent/Search",
    values: "/apiCommon/Patent/AvailableValues",
    queries: "/apiCommon/Patent/Queries",
  },
  nouns: "Patents",
});

const patentDetail = patentRow.extend({
  inventors: z.array(z.string()),
  lookingForDescription: text,
  problem: text,
  advantage: text,
  protectionStart: z.iso.date().nullable(),
  targetMarkets: z.array(named),
  marketSize: money.nullable(),
  /** It has a page for everybody: it is visible, as its organization is. */
  isListed: z.boolean(),
  /** The viewer may change it. */
  mayEdit: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PatentDetail = z.output<typeof patentDetail>;

export const getPatent = endpoint({
  method: "GET",
  path: "/apiCommon/Patent/Get/:id",
  summary: "A patent by its id",
  params: z.object({ id }),
  answer: patentDetail,
  failures: ["notFound"],
});

export const organizerPatents = endpoint({
  method: "POST",
  path: "/apiIncubation/OrganizerPatent/Search",
  summary: "Listed patents of an organization, the newest first",
  kind: "read",
  body: z.strictObject({
    organizerId: id,
    pageIndex: z.int().min(1).max(MAX_PAGE).default(1),
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(LIST_PAGE_SIZE),
  }),
  answer: pageOf(patentRow),
});

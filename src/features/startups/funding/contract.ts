import { z } from "zod";
import { day } from "#shared/day.ts";
import { endpoint, id, seoUrl } from "#shared/endpoint.ts";
import { rowLimit } from "#shared/list/contract.ts";
import { fundingRow } from "../detail/contract.ts";

/** Rows of a funding table (specification, "Funding table page size"). */
export const FUNDING_PAGE_SIZE = 6;
export const FUNDING_PAGE_SIZE_MAX = 100;
/** Values of one filter. */
const CHOICES_MAX = 100;

/** Newest first is the default; a minus sign turns the order round. Rows without the value come last either way. */
export const FUNDING_SORTS = ["-announcedDate", "announcedDate", "-amountUsd", "amountUsd"] as const;
export type FundingSort = (typeof FUNDING_SORTS)[number];

const word = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u);
const words = z.array(word).max(CHOICES_MAX);
const usd = z.number().min(0).max(1e15);

/** OR inside one field, AND between fields. Choices are ids or slugs; currencies their code or id. */
const fundingFilter = z.strictObject({
  startup: z.array(seoUrl).max(CHOICES_MAX).optional(),
  tour: words.optional(),
  type: words.optional(),
  currency: words.optional(),
  amountUsd: z.strictObject({ gte: usd.optional(), lte: usd.optional() }).optional(),
  announcedDate: z.strictObject({ gte: day.optional(), lte: day.optional() }).optional(),
});
export type FundingFilter = z.output<typeof fundingFilter>;

const paging = {
  currentPage: z.int().min(1).default(1),
  pageSize: z.int().min(1).max(FUNDING_PAGE_SIZE_MAX).default(FUNDING_PAGE_SIZE),
  sort: z.enum(FUNDING_SORTS).default("-announcedDate"),
};

/**
 * Sums over all matching rounds, not only over the page: of signed amounts, and beside it of what startups alone say (record 71).
 * `totalUsd` is null where there are rounds and no amount is disclosed.
 */
const answer = z.object({
  rows: z.array(fundingRow),
  totalCount: z.int(),
  totalUsd: z.number().nullable(),
  saidUsd: z.number(),
  currentPage: z.int(),
  pageSize: z.int(),
});
export type FundingPage = z.output<typeof answer>;

export const searchFunding = endpoint({
  method: "POST",
  path: "/apiStartup/Funding",
  summary: "Public rounds of visible startups, with exact totals; rights as for the list of startups",
  kind: "read",
  failures: ["unauthorized", "premiumRequired"],
  body: z.strictObject({ filter: fundingFilter.default({}), ...paging }),
  answer: answer.extend({ limit: rowLimit }),
});

export const fundingByInvestor = endpoint({
  method: "POST",
  path: "/apiStartup/Funding/ByInvestor",
  summary: "Public rounds an organization or a person took part in",
  kind: "read",
  body: z.strictObject({ investorId: id, ...paging }),
  answer,
});

export const fundingByAssociation = endpoint({
  method: "POST",
  path: "/apiStartup/Funding/ByAssociation",
  summary: "Rounds of one startup; private ones with its financial right",
  kind: "read",
  failures: ["notFound"],
  body: z.strictObject({ associationId: seoUrl, ...paging }),
  answer,
});

export const privateFundingByInvestor = endpoint({
  method: "POST",
  path: "/apiStartup/Funding/PrivateByInvestor",
  summary: "Private rounds an organization took part in; needs its financial right",
  kind: "read",
  access: "signedIn",
  right: "financials",
  failures: ["forbidden"],
  body: z.strictObject({ investorId: id, ...paging }),
  answer,
});

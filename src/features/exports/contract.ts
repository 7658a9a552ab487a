import { z } from "zod";
import { endpoint, id, pageOf } from "#shared/endpoint.ts";
import { freeDownloads } from "#shared/free-downloads.ts";
import { listExportState } from "#shared/list/export-contract.ts";
import { MAX_PAGE } from "#shared/list/limits.ts";
import { PREMIUM_LISTS } from "#shared/viewer.ts";

/** Rows of the month, of all people who share a package. */
export const rowAllowance = z.object({
  /** Lists whose rows may leave. */
  lists: z.array(z.enum(PREMIUM_LISTS)),
  startupRowLimit: z.int(),
  /** In finished files. */
  startupDownloadedRow: z.int(),
  /** In files that are being written. */
  reservedRows: z.int(),
  remainingRows: z.int(),
  free: freeDownloads.nullable(),
  /** True if others share it. */
  isShared: z.boolean(),
  /** The day from which all rows are there again. */
  resetsOn: z.iso.date(),
});
export type RowAllowance = z.output<typeof rowAllowance>;

const paged = z.strictObject({ currentPage: z.coerce.number().int().min(1).max(MAX_PAGE).default(1) });

export const ownExports = endpoint({
  method: "GET",
  path: "/apiUser/Exports",
  summary: "The viewer's spreadsheets of all lists, the newest first, and the rows that are left this month",
  access: "signedIn",
  query: paged,
  answer: pageOf(listExportState).extend({ allowance: rowAllowance }),
});

export const exportsOfMe = endpoint({
  method: "GET",
  path: "/apiUser/Exports/OfMe",
  summary: "Who has taken the viewer's public entry along in a file, and in how many files the viewer's startups stand",
  access: "signedIn",
  query: paged,
  answer: pageOf(
    z.object({
      id,
      /** Null: the account is deleted. */
      by: z.object({ name: z.string(), surname: z.string(), seoUrl: z.string() }).nullable(),
      /** The domain of their company's mail when they asked for it; null where it was a provider's that everybody uses. */
      company: z.string().nullable(),
      at: z.iso.datetime(),
      list: z.enum(PREMIUM_LISTS),
      columns: z.array(z.string()),
    }),
  ).extend({
    startups: z.array(z.object({ id, name: z.string(), seoUrl: z.string(), files: z.int() })),
  }),
});

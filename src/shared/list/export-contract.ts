import { z } from "zod";
import { type ApiPath, endpoint, id, pageOf } from "../endpoint.ts";
import { filterBody, LIST_FAILURES } from "./contract.ts";
import { MAX_EXPORT_ROWS, MAX_PAGE, MAX_PAGE_SIZE } from "./limits.ts";
import type { List } from "./list.ts";

export const listExportState = z.object({
  id,
  /** The noun of the rows: "startups". */
  list: z.string(),
  /** `expired`: its file is deleted. */
  state: z.enum(["working", "ready", "failed", "expired"]),
  /** Rows it holds, or will hold. */
  rows: z.int(),
  written: z.int(),
  /** Of the file; null before it is whole. */
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
  isDownloaded: z.boolean(),
});
export type ListExportState = z.output<typeof listExportState>;

const exportQuery = z.strictObject({ currentPage: z.coerce.number().int().min(1).max(MAX_PAGE).default(1) });

/** The calls by which rows of a list leave as a spreadsheet. `columns`: what the file may hold of a row. */
export function exportContract(list: List, columns: readonly string[], path: ApiPath, nouns: string) {
  return {
    list,
    exportRows: endpoint({
      method: "POST",
      path: `${path}/Export`,
      summary: `Write ${nouns} that a filter takes into a spreadsheet, in the background; counts against the rows of the month`,
      access: "signedIn",
      failures: [
        ...LIST_FAILURES,
        "exportNeedsPackage",
        "exportLimitReached",
        "nothingToExport",
        "exportInProgress",
        "subscribeToContinue",
      ],
      body: z.strictObject({
        ...filterBody(list),
        sort: z.enum(list.sorts as [string, ...string[]], "noSuchOrder").nullish(),
        columns: z
          .array(z.enum(columns as [string, ...string[]]))
          .min(1)
          .max(columns.length),
        /** Only these of the rows that the filter finds, in their order; others are left aside. */
        ids: z.array(id).min(1).max(MAX_PAGE_SIZE).optional(),
        /** The first rows of the order; left out: all. */
        limit: z.int().min(1).max(MAX_EXPORT_ROWS).optional(),
      }),
      answer: listExportState,
    }),
    listExports: endpoint({
      method: "GET",
      path: `${path}/Exports`,
      summary: `The viewer's spreadsheets of ${nouns}, the newest first`,
      access: "signedIn",
      query: exportQuery,
      answer: pageOf(listExportState),
    }),
    exportFile: endpoint({
      method: "GET",
      format: "file",
      path: `${path}/Exports/:id/File`,
      summary: `A spreadsheet of ${nouns}, for who asked for it; stored for 30 days`,
      access: "signedIn",
      right: "theirOwn",
      failures: ["notFound"],
      params: z.object({ id }),
    }),
  };
}
export type ExportCalls = ReturnType<typeof exportContract>;
export type ExportRequest = z.output<ExportCalls["exportRows"]["body"]>;

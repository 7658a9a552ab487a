import { z } from "zod";
import { endpoint, id } from "../endpoint.ts";
import { oneLine } from "../one-line.ts";
import { MIN_COLUMN_WIDTH, WHOLE_LIST_SIZE } from "./column.ts";
import { WHERE_MAX } from "./conditions.ts";
import { bulkState, MAX_PAGE_SIZE } from "./schemas.ts";

export const exportState = z.object({
  id,
  state: z.enum(["working", "ready", "failed"]),
  /** Rows; null before the work begins. */
  total: z.int().nullable(),
  written: z.int(),
  createdAt: z.iso.datetime(),
});
export type ExportState = z.output<typeof exportState>;

const columnKey = z.string().regex(/^\w{1,60}$/);
export const tableSettings = z.strictObject({
  order: z.array(columnKey).max(100).optional(),
  hidden: z.array(columnKey).max(100).optional(),
  widths: z.record(columnKey, z.int().min(MIN_COLUMN_WIDTH).max(2000)).optional(),
  sort: z.strictObject({ key: columnKey, descending: z.boolean() }).optional(),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).optional(),
  open: z.array(id).max(WHOLE_LIST_SIZE).optional(),
});

const table = z.object({ key: z.string().regex(/^[a-z][\w-]{0,59}$/) });

export const getTableSettings = endpoint({
  method: "GET",
  path: "/apiUser/TableSettings/:key",
  summary: "How the viewer has arranged a table; empty when not at all",
  access: "signedIn",
  right: "tableOfTheirs",
  failures: ["notFound", "forbidden"],
  params: table,
  answer: tableSettings,
});

export const putTableSettings = endpoint({
  method: "PUT",
  path: "/apiUser/TableSettings/:key",
  summary: "Remember how the viewer arranges a table",
  access: "signedIn",
  right: "tableOfTheirs",
  failures: ["notFound", "forbidden"],
  params: table,
  body: tableSettings,
  answer: z.null(),
});

/** A view of a table: which rows in which order, as in its address, and how it is arranged. */
const savedView = z.strictObject({
  name: oneLine(60),
  /** Everybody who may read the table finds it, too. */
  isShared: z.boolean(),
  query: z
    .record(z.string().regex(/^\w{1,60}$/), z.string().max(WHERE_MAX))
    .refine((query) => Object.keys(query).length <= 40, { message: "tooMany" }),
  settings: tableSettings,
});

const tableViews = z.object({
  views: z.array(
    savedView.extend({
      id,
      /** Who has shared it; null: it is the viewer's own. */
      by: z.string().nullable(),
    }),
  ),
});
export type TableViewRow = z.output<typeof tableViews>["views"][number];

export const getTableViews = endpoint({
  method: "GET",
  path: "/apiUser/TableViews/:key",
  summary: "The views of a table that the viewer has saved, and those that others share, by name",
  access: "signedIn",
  right: "tableOfTheirs",
  failures: ["notFound", "forbidden"],
  params: table,
  answer: tableViews,
});

export const saveTableView = endpoint({
  method: "POST",
  path: "/apiUser/TableViews/:key",
  summary: "Save a view of a table; it replaces one's own of the same name",
  access: "signedIn",
  right: "tableOfTheirs",
  failures: ["notFound", "forbidden", "conflict"],
  params: table,
  body: savedView,
  answer: tableViews,
});

export const deleteTableView = endpoint({
  method: "DELETE",
  path: "/apiUser/TableViews/:key/:id",
  summary: "Delete one's own view of a table; again is no error",
  access: "signedIn",
  right: "tableOfTheirs",
  failures: ["notFound", "forbidden"],
  params: table.extend({ id }),
  answer: tableViews,
});

const columnValue = z.object({ id: z.string(), name: z.string() });
export type ColumnValue = z.output<typeof columnValue>;

export const getColumnValues = endpoint({
  method: "GET",
  path: "/apiUser/TableValues/:key/:column",
  summary: "Values of a column to choose from, by name: those that a text finds, or those with the ids",
  access: "signedIn",
  right: "tableOfTheirs",
  failures: ["notFound", "forbidden"],
  params: table.extend({ column: columnKey }),
  query: z.strictObject({
    searchText: z.string().trim().max(200).default(""),
    /** Parted by commas. */
    ids: z
      .string()
      .max(WHERE_MAX)
      .transform((text) => text.split(","))
      .optional(),
  }),
  answer: z.array(columnValue),
});

export const getLatestExport = endpoint({
  method: "GET",
  path: "/apiUser/TableExports/:key",
  summary: "What became of the newest spreadsheet of a table that the viewer asked for in the background; null: none",
  access: "signedIn",
  right: "tableOfTheirs",
  failures: ["notFound", "forbidden"],
  params: table,
  answer: exportState.nullable(),
});

export const getExportFile = endpoint({
  method: "GET",
  format: "file",
  path: "/apiUser/TableExports/File/:id",
  summary: "A spreadsheet that was written in the background, for who asked for it; kept for seven days",
  access: "signedIn",
  right: "theirOwn",
  failures: ["notFound"],
  params: z.object({ id }),
});

export const getLatestBulkChange = endpoint({
  method: "GET",
  path: "/apiUser/TableChanges/:key",
  summary: "What became of the newest change of many rows that the viewer started in the background; null: none",
  access: "signedIn",
  right: "tableOfTheirs",
  failures: ["notFound", "forbidden"],
  params: table,
  answer: bulkState.nullable(),
});

export const stopBulkChange = endpoint({
  method: "POST",
  path: "/apiUser/TableChanges/:id/Stop",
  summary: "Stop a change of many rows that the viewer started: no row is changed by it, unless it was done before",
  access: "signedIn",
  right: "theirOwn",
  failures: ["notFound"],
  params: z.object({ id }),
  answer: bulkState,
});

import { z } from "zod";
import { endpoint, id } from "../endpoint.ts";
import { ERRORS } from "../error-list.ts";
import type { ErrorCode } from "../errors.ts";
import { BULK_MAX } from "./column.ts";

/** Rows a page when a caller does not say (specification, "table default"). */
export const TABLE_PAGE_SIZE = 6;
const MAX_PAGE_SIZE = 100;
/** Rows an export may name one by one; all matches need no names. */
const MAX_NAMED = 10_000;

const errorCode = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);

/** What every admin list takes: page, search, order, and filters of its own. Pages count from 1. */
export const tableQuery = <Sort extends string, Search extends string, Filter extends z.ZodRawShape>(
  sortable: readonly [Sort, ...Sort[]],
  searchable: readonly [Search, ...Search[]],
  filter: Filter,
) =>
  z.strictObject({
    pageIndex: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(TABLE_PAGE_SIZE),
    searchText: z.string().trim().max(200).default(""),
    /** The search looks into this column alone; left out: into all of these. */
    searchColumn: z.enum(searchable).optional(),
    orderColumnName: z.enum(sortable).optional(),
    isDescending: z.enum(["true", "false"]).default("false"),
    ...filter,
  });

/** The answer of an admin list; `fieldNames` are the fields of its rows. */
export const tableOf = <Row extends z.ZodObject>(row: Row) =>
  z.object({
    pageIndex: z.int(),
    pageSize: z.int(),
    totalCount: z.int(),
    fieldNames: z.array(z.string()),
    rows: z.array(row),
  });

/** What an export takes: the list as it is shown, its columns in their order, and which rows of it. */
export const exportOf = <Query extends z.ZodType, Key extends string>(query: Query, keys: readonly [Key, ...Key[]]) =>
  z.strictObject({
    query,
    columns: z.array(z.enum(keys)).min(1).max(keys.length),
    /** Only these rows; left out: all that match. */
    ids: z.array(id).max(MAX_NAMED).optional(),
    /** All that match without these. */
    except: z.array(id).max(MAX_NAMED).optional(),
    /** It is written in the background; the answer (202) says under which id. */
    inBackground: z.boolean().default(false),
  });

/** What a change of many rows takes: which rows, as an export does, and what is done with each. */
export const bulkOf = <Query extends z.ZodType, Change extends z.ZodType>(query: Query, change: Change) =>
  z.strictObject({
    query,
    /** Only these rows; left out: all that match. */
    ids: z.array(id).min(1).max(BULK_MAX).optional(),
    /** All that match without these. */
    except: z.array(id).max(MAX_NAMED).optional(),
    change,
  });

/** What became of it, row by row: those refused stay as they were. */
export const bulkAnswer = z.object({
  done: z.int(),
  refused: z.array(
    z.object({
      id,
      name: z.string(),
      code: errorCode,
      value: z.string(),
      fields: z.array(z.object({ field: z.string(), reason: z.string() })),
    }),
  ),
});
export type BulkAnswer = z.output<typeof bulkAnswer>;

const exportState = z.object({
  id,
  state: z.enum(["working", "ready", "failed"]),
  /** Rows; null before the work has begun. */
  total: z.int().nullable(),
  written: z.int(),
  createdAt: z.iso.datetime(),
});
export type ExportState = z.output<typeof exportState>;

export const yesOrNo = z.enum(["true", "false"]);

const columnKey = z.string().regex(/^\w{1,60}$/);
export const tableSettings = z.strictObject({
  order: z.array(columnKey).max(100).optional(),
  hidden: z.array(columnKey).max(100).optional(),
  widths: z.record(columnKey, z.int().min(0).max(2000)).optional(),
  sort: z.strictObject({ key: columnKey, descending: z.boolean() }).optional(),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).optional(),
});

const table = z.object({ key: z.string().regex(/^[a-z][\w-]{0,59}$/) });

export const getTableSettings = endpoint({
  method: "GET",
  path: "/apiUser/TableSettings/:key",
  summary: "How the viewer has arranged a table; empty when not at all",
  access: "signedIn",
  params: table,
  answer: tableSettings,
});

export const putTableSettings = endpoint({
  method: "PUT",
  path: "/apiUser/TableSettings/:key",
  summary: "Remember how the viewer arranges a table",
  access: "signedIn",
  params: table,
  body: tableSettings,
  answer: z.null(),
});

export const getLatestExport = endpoint({
  method: "GET",
  path: "/apiUser/TableExports/:key",
  summary: "What became of the newest spreadsheet of a table that the viewer asked for in the background; null: none",
  access: "signedIn",
  params: table,
  answer: exportState.nullable(),
});

export const getExportFile = endpoint({
  method: "GET",
  format: "file",
  path: "/apiUser/TableExports/File/:id",
  summary: "A spreadsheet that was written in the background, for who asked for it; kept for seven days",
  access: "signedIn",
  params: z.object({ id }),
});

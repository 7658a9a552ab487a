import { z } from "zod";
import { endpoint, id } from "./endpoint.ts";

/** Rows a page when a caller does not say (specification, "table default"). */
export const TABLE_PAGE_SIZE = 6;
const MAX_PAGE_SIZE = 100;
/** Rows an export may name one by one; all matches need no names. */
const MAX_NAMED = 10_000;

/** What every admin list takes: page, search, order, and filters of its own. Pages count from 1. */
export const tableQuery = <Sort extends string, Filter extends z.ZodRawShape>(
  sortable: readonly [Sort, ...Sort[]],
  filter: Filter,
) =>
  z.strictObject({
    pageIndex: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(TABLE_PAGE_SIZE),
    searchText: z.string().trim().max(200).default(""),
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
  });

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

import { z } from "zod";
import { fromVersion, id } from "../endpoint.ts";
import { ERRORS } from "../error-list.ts";
import type { ErrorCode } from "../errors.ts";
import { BULK_AT_ONCE, BULK_MAX } from "./column.ts";

/** Rows a page when a caller does not say (specification, "table default"). */
const TABLE_PAGE_SIZE = 6;
export const MAX_PAGE_SIZE = 100;
/** Rows an export may name one by one; all matches need no names. */
const MAX_NAMED = 10_000;

const errorCode = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);

/** The query of a list: page, search, order and filters. Pages count from 1. */
export const listQuery = <Sort extends string, Search extends string, Filters extends z.ZodRawShape>(
  sortable: readonly Sort[],
  searchable: readonly Search[],
  filters: Filters,
  where: z.ZodString,
  maxPageSize: number = MAX_PAGE_SIZE,
) =>
  z.strictObject({
    pageIndex: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(TABLE_PAGE_SIZE),
    searchText: z.string().trim().max(200).default(""),
    /** The search looks into this column alone; left out: into all of these. */
    searchColumn: z.enum(searchable).optional(),
    where: where.optional(),
    orderColumnName: z.enum(sortable).optional(),
    isDescending: z.enum(["true", "false"]).default("false"),
    ...z.object(filters).partial().shape,
  });

/** The answer of a list; `fieldNames` are the fields of its rows. */
export const listAnswer = <Row extends z.ZodObject>(row: Row) =>
  z.object({
    pageIndex: z.int(),
    pageSize: z.int(),
    totalCount: z.int(),
    fieldNames: z.array(z.string()),
    rows: z.array(row),
  });

/** The body of an export: the query of the list, the columns in their order, and which rows. */
export const exportBody = <Query extends z.ZodType, Key extends string>(query: Query, keys: readonly Key[]) =>
  z.strictObject({
    query,
    columns: z.array(z.enum(keys)).min(1).max(keys.length),
    /** Only these rows; left out: all that match. */
    ids: z.array(id).max(MAX_NAMED).optional(),
    /** All that match without these. */
    except: z.array(id).max(MAX_NAMED).optional(),
    /** Writes it in the background; the answer (202) has its id. */
    inBackground: z.boolean().default(false),
  });

/** Between which rows a row stands from now on; null: at the beginning, or at the end. */
export const rowPlace = z.strictObject({ after: id.nullable(), before: id.nullable(), version: fromVersion });
export type RowPlace = z.output<typeof rowPlace>;

/** The body of a bulk change: which rows, as in an export, and what to do with each. */
export const bulkBody = <Query extends z.ZodType, Change extends z.ZodType>(query: Query, change: Change) =>
  z.strictObject({
    query,
    /** Only these rows; left out: all that match. */
    ids: z.array(id).min(1).max(BULK_MAX).optional(),
    /** All that match without these. */
    except: z.array(id).max(MAX_NAMED).optional(),
    change,
    /** Changes them in the background: the answer has the state of the work, and no row is changed yet. */
    inBackground: z.boolean().default(false),
    /** Changes nothing: the answer says what would become of the rows, of many of the first. */
    isPreview: z.boolean().default(false),
  });

const changedRows = z.object({
  done: z.int(),
  /** The rows for which the change was refused, of many the first: they stay as they were. */
  refused: z
    .array(
      z.object({
        id,
        name: z.string(),
        code: errorCode,
        value: z.string(),
        fields: z.array(
          z.object({ field: z.string(), reason: z.string(), message: z.string(), detail: z.string().optional() }),
        ),
      }),
    )
    .max(BULK_AT_ONCE),
});
export type BulkAnswer = z.output<typeof changedRows>;

/** A bulk change in the background. All rows are changed when it is done; stopped or failed, none is. */
export const bulkState = z.object({
  id,
  state: z.enum(["working", "done", "stopped", "failed"]),
  /** Rows. */
  total: z.int(),
  processed: z.int(),
  createdAt: z.iso.datetime(),
  /** Null: it is not done. */
  answer: changedRows.nullable(),
});
export type BulkState = z.output<typeof bulkState>;

/** Of a preview: how many rows were tried of all, and the first of those that would change. */
const bulkPreview = z.object({ tried: z.int(), total: z.int(), names: z.array(z.string()) });
export type BulkPreview = z.output<typeof bulkPreview>;

/** The number of changed rows, and those for which the change was refused; `work` is the state of work in the background. */
export const bulkAnswer = changedRows.extend({ work: bulkState.nullable(), preview: bulkPreview.optional() });

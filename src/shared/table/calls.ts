import { z } from "zod";
import { type ApiPath, type Endpoint, endpoint, fromVersion, id } from "../endpoint.ts";
import type { ErrorCode } from "../errors.ts";
import type { TableRequest } from "./address.ts";
import { type TableColumn, WHOLE_LIST_SIZE } from "./column.ts";
import { whereSchema, withCondition } from "./condition-kind.ts";
import { bulkAnswer, bulkBody, exportBody, listAnswer, listQuery, type rowPlace } from "./schemas.ts";
import { exportState } from "./viewer-calls.ts";

/** Describes a table of the admin area. Its calls follow from it; each `summary` is for the documentation of the API. */
export interface TableDescription {
  /** Names the table in saved settings, addresses of spreadsheets and the audit. */
  key: string;
  /** The calls lie below it. */
  path: ApiPath;
  summary: string;
  /** Moderators may read and write it, too; left out: admins and special admins. */
  right?: "staff";
  row: z.ZodObject;
  columns: readonly TableColumn[];
  /** Its rows can come back by an import: the spreadsheet has their ids. */
  isImported?: true;
  /** By name, the schema of a filter's value. */
  filters: z.ZodRawShape;
  export: { summary: string };
  /** The calls that wait for a confirmation (`Endpoint.confirmed`): what gives rights or money, and files of people. */
  confirmed?: readonly ("export" | "add" | "change" | "remove" | "bulk")[];
  get: { summary: string };
  /** `failures` of a write are those of its command; of a bulk call each row has its own, in the answer. */
  add?: { summary: string; body: z.ZodType; failures: readonly ErrorCode[] };
  /** The fields of a row that can be changed, each of which may be left out. The row has a `version`. */
  change?: { summary: string; body: z.ZodObject; failures: readonly ErrorCode[] };
  remove?: { summary: string; failures: readonly ErrorCode[] };
  bulk?: { summary: string; change: z.ZodType };
  /** Rows have an order of their own, by the column `sort_order`: a row is put between two others. Its body is `rowPlace`, or extends it. */
  order?: {
    summary: string;
    failures: readonly ErrorCode[];
    body: z.ZodObject<(typeof rowPlace)["shape"]>;
    /** The filter that says which list it is, where there are many. */
    within?: string;
  };
  /** The list's name among those of the specification, `/apiCommon/Management/{name}`: there, and as a file below `{name}File`. */
  management?: string;
}

export type RowOf<T extends TableDescription> = z.output<T["row"]>;
export type FilterName<T extends TableDescription> = keyof T["filters"] & string;
export type ColumnKey<T extends TableDescription> = T["columns"][number]["key"] & keyof RowOf<T> & string;
type FieldName<T extends TableDescription> = keyof T["row"]["shape"] & string;
type SortKey<T extends TableDescription> = Extract<T["columns"][number], { sortable: true }>["key"];
type SearchKey<T extends TableDescription> = Extract<T["columns"][number], { searchable: true }>["key"];

type Query<T extends TableDescription> = ReturnType<typeof listQuery<SortKey<T>, SearchKey<T>, T["filters"]>>;
type Export<T extends TableDescription> = ReturnType<typeof exportBody<Query<T>, T["columns"][number]["key"]>>;
/** The query of the list. */
export type QueryOf<T extends TableDescription> = TableRequest & {
  [Name in FilterName<T>]?: z.output<T["filters"][Name]> | undefined;
};
/** The body of the export. */
export interface ExportOf<T extends TableDescription> {
  query: QueryOf<T>;
  columns: readonly string[];
  ids?: string[] | undefined;
  except?: string[] | undefined;
}
type ById = z.ZodObject<{ id: typeof id }>;
type None = z.ZodUnknown;

type WithVersion<Body> =
  Body extends z.ZodObject<infer Shape, infer Config>
    ? z.ZodObject<Shape & { version: typeof fromVersion }, Config>
    : never;

/** The calls of a table. Those that change a row answer the new row, or null when it is no longer in the list. */
export interface TableCalls<T extends TableDescription = TableDescription> {
  table: T;
  /** Names of all filters. */
  filters: readonly FilterName<T>[];
  list: Endpoint<None, Query<T>, None, ReturnType<typeof listAnswer<T["row"]>>>;
  export: Endpoint<None, None, Export<T>, None>;
  get: Endpoint<ById, None, None, T["row"]>;
  add: T extends { add: { body: infer Body extends z.ZodType } } ? Endpoint<None, None, Body, T["row"]> : undefined;
  /** A change names the version of the row it changes. */
  change: T extends { change: { body: infer Body extends z.ZodObject } }
    ? Endpoint<ById, None, WithVersion<Body>, z.ZodNullable<T["row"]>>
    : undefined;
  /** The same with all fields. */
  replace: T extends { change: { body: infer Body extends z.ZodObject } }
    ? Endpoint<ById, None, WithVersion<ReturnType<Body["required"]>>, z.ZodNullable<T["row"]>>
    : undefined;
  remove: T extends { remove: object } ? Endpoint<ById, None, None, z.ZodNullable<T["row"]>> : undefined;
  bulk: T extends { bulk: { change: infer Change extends z.ZodType } }
    ? Endpoint<None, None, ReturnType<typeof bulkBody<Query<T>, Change>>, typeof bulkAnswer>
    : undefined;
  place: T extends { order: { body: infer Body extends z.ZodType } }
    ? Endpoint<ById, None, Body, z.ZodNullable<T["row"]>>
    : undefined;
  /** Undefined: the list itself has that address, or the table has no such name. */
  managementList: Endpoint<None, Query<T>, None, ReturnType<typeof listAnswer<T["row"]>>> | undefined;
  managementFile: Endpoint<None, Query<T>> | undefined;
}

/** The calls of any table, for code that is the same for all tables. */
export interface AnyTableCalls {
  table: TableDescription;
  filters: readonly string[];
  list: Endpoint<None, z.ZodObject, None, ReturnType<typeof listAnswer>>;
  export: Endpoint;
  get: Endpoint<ById>;
  add: Endpoint<None, None, z.ZodObject> | undefined;
  change: Endpoint<ById, None, z.ZodObject> | undefined;
  remove: Endpoint<ById> | undefined;
  place: Endpoint<ById> | undefined;
  bulk: Endpoint<None, None, z.ZodObject, typeof bulkAnswer> | undefined;
}

const MANAGEMENT = "/apiCommon/Management/";
const keysOf = (columns: readonly TableColumn[]) => columns.map(({ key }) => key);

/** Makes the calls of a table, for site admins. A column must be a field of the row, `clickableFilter` one of the filters. */
export function tableCalls<const T extends TableDescription>(
  table: T & { columns: readonly TableColumn<FieldName<T>, FilterName<T>>[] },
): TableCalls<T> {
  const { path, summary, row, filters, add, change, remove, bulk, order, management, right }: TableDescription = table;
  const columns = table.columns.map((column) => withCondition(column, row.shape[column.key] as z.ZodType));
  const access = right ? ({ access: "signedIn", right: "staff" } as const) : ({ access: "admin" } as const);
  const refusing = (failures: readonly ErrorCode[] = []) => (right ? [...failures, "forbidden" as const] : failures);
  // A file with the addresses of people waits for it by itself.
  const hasAddresses = columns.some(({ key }) => /^(email|recipient|\w+Email)$/.test(key));
  const asks = (call: string) => ({
    confirmed: (call === "export" && hasAddresses) || (table.confirmed?.some((asked) => asked === call) ?? false),
  });
  const one = { ...access, path: `${path}/:id`, params: z.object({ id }) } as const;
  const sortable = columns.filter((column) => column.sortable);
  const searchable = columns.filter((column) => column.searchable);
  const query = listQuery(
    keysOf(sortable),
    keysOf(searchable),
    filters,
    whereSchema(columns, row.shape, filters),
    order && WHOLE_LIST_SIZE,
  );
  const body = exportBody(query, keysOf(columns));
  for (const { key, isBoolean, clickableFilter } of columns)
    if (isBoolean && clickableFilter && !query.safeParse({ [clickableFilter]: "true" }).success)
      throw new Error(`A click on the column ${key} filters by ${clickableFilter}=true, which the list refuses.`);
  const calls = {
    table: { ...table, columns },
    filters: Object.keys(filters),
    list: endpoint({
      ...access,
      method: "GET",
      path,
      summary,
      failures: refusing(["slowConditions"]),
      query,
      answer: listAnswer(row),
    }),
    export: endpoint({
      ...access,
      method: "POST",
      kind: "read",
      format: "file",
      path: `${path}/Export`,
      ...asks("export"),
      summary: table.export.summary,
      failures: refusing(["exportInProgress", "slowConditions"]),
      body,
      answer: exportState,
    }),
    get: endpoint({ ...one, method: "GET", summary: table.get.summary, failures: refusing(["notFound"]), answer: row }),
    add:
      add &&
      endpoint({
        ...access,
        method: "POST",
        path,
        ...add,
        ...asks("add"),
        failures: refusing(add.failures),
        answer: row,
      }),
    change:
      change &&
      endpoint({
        ...one,
        method: "PATCH",
        ...asks("change"),
        summary: change.summary,
        failures: refusing([...change.failures, "changedMeanwhile"]),
        body: change.body.extend({ version: fromVersion }),
        answer: row.nullable(),
      }),
    replace:
      change &&
      endpoint({
        ...one,
        method: "PUT",
        ...asks("change"),
        summary: `${change.summary}; all fields`,
        failures: refusing([...change.failures, "changedMeanwhile"]),
        body: change.body.required().extend({ version: fromVersion }),
        answer: row.nullable(),
      }),
    remove:
      remove &&
      endpoint({
        ...one,
        method: "DELETE",
        ...remove,
        ...asks("remove"),
        failures: refusing(remove.failures),
        answer: row.nullable(),
      }),
    place:
      order &&
      endpoint({
        ...one,
        method: "POST",
        path: `${path}/:id/Place`,
        summary: order.summary,
        failures: refusing([...order.failures, "notFound", "orderChanged"]),
        body: order.body,
        answer: row.nullable(),
      }),
    bulk:
      bulk &&
      endpoint({
        ...access,
        method: "POST",
        path: `${path}/Bulk`,
        ...asks("bulk"),
        summary: bulk.summary,
        failures: refusing(["bulkInProgress", "slowConditions"]),
        body: bulkBody(query, bulk.change),
        answer: bulkAnswer,
      }),
    managementList:
      management && path !== `${MANAGEMENT}${management}`
        ? endpoint({
            ...access,
            method: "GET",
            path: `${MANAGEMENT}${management}`,
            summary,
            failures: refusing(["slowConditions"]),
            query,
            answer: listAnswer(row),
          })
        : undefined,
    managementFile: management
      ? endpoint({
          ...access,
          method: "GET",
          format: "file",
          path: `${MANAGEMENT}${management}File`,
          ...asks("export"),
          failures: refusing(["slowConditions"]),
          query,
          summary: `${table.export.summary}, with all columns`,
        })
      : undefined,
  };
  // The type follows from the same description.
  return calls as unknown as TableCalls<T>;
}

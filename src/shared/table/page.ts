import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { z } from "zod";
import { type ActionFailure, actionFailure } from "../action-failure.ts";
import { cut } from "../cut.ts";
import { OPENED_FIELD, type Opened, openedIn, saveVersioned } from "../edit/versioned-form.ts";
import type { Endpoint, Input } from "../endpoint.ts";
import { errorStatus, errorText } from "../error-list.ts";
import { AppError } from "../errors.ts";
import { type PageContext, pageContext } from "../page-context.ts";
import { editedRowIn, readTableAddress, type TableRequest } from "./address.ts";
import type { AnyTableCalls, ColumnKey, FilterName, RowOf, TableCalls, TableDescription } from "./calls.ts";
import { BULK_MAX, BULK_MAX_EMBEDDED, type TableColumn, type TableSettings, WHOLE_LIST_SIZE } from "./column.ts";
import { readConditions } from "./conditions.ts";
import { bodyOfForm, bodyValue } from "./form.ts";
import type { BulkState, bulkAnswer } from "./schemas.ts";
import {
  type ColumnValue,
  type ExportState,
  getColumnValues,
  getLatestBulkChange,
  getLatestExport,
  getTableSettings,
} from "./viewer-calls.ts";

/** The data of a table's page. */
export interface LoadedTable<Row, Filter extends string = string, Key extends string = string> {
  key: string;
  columns: readonly TableColumn<Key, Filter>[];
  /** Names of the values that its conditions name, by column. */
  valueNames: Partial<Record<string, readonly ColumnValue[]>>;
  /** A sentence that says why the list could not be read, where it says what to do. */
  reason?: string | undefined;
  /** Undefined: the list could not be read. */
  table: { rows: Row[]; totalCount: number; pageIndex: number; pageSize: number } | undefined;
  request: TableRequest;
  /** Filters in the address. */
  filters: Partial<Record<Filter, string>>;
  /** Rows have an order of their own. */
  order: { within: Filter | undefined } | undefined;
  /** All rows of a list are there in their own order: they can be moved. */
  isInOrder: boolean;
  settings: TableSettings;
  /** Rows that one change may take. */
  bulkMax: number;
  /** The newest spreadsheet that the viewer requested in the background. */
  latestExport: ExportState | null;
  /** The newest change of many rows that the viewer started in the background. */
  latestBulkChange: BulkState | null;
}

/** The answer to a form of a table's page. */
export interface TableAnswer {
  failure?: ActionFailure;
  /** The new version of a row that an own call of the page has changed. */
  version?: number | undefined;
  /** True if changes that others saved to that row were taken over. */
  merged?: boolean | undefined;
  /** Of a change of many rows. */
  bulk?: z.output<typeof bulkAnswer>;
}

/** A call for one row, with its id and what the form of the action has of its body. */
type RowCall = Endpoint<z.ZodObject<{ id: z.ZodUUID }>>;

/**
 * Loader and action of a table's page. Its forms name a call in `intent`: "create", "update", "delete", "place" and "bulk"
 * are calls of the table; `more` has those of the page.
 */
export function tablePage<const T extends TableDescription>(calls: TableCalls<T>, more: Record<string, RowCall> = {}) {
  const general = calls as unknown as AnyTableCalls;
  return {
    loader: ({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">) =>
      loadTable(pageContext(context), url, general) as Promise<LoadedTable<RowOf<T>, FilterName<T>, ColumnKey<T>>>,
    /** The row that the address opens at the side (`editedRowAddress`); null: none, or it is gone. */
    editedRow: ({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">) =>
      loadEditedRow(pageContext(context), url, general) as Promise<RowOf<T> | null>,
    action: async ({ context, request }: Pick<ActionFunctionArgs, "context" | "request">) =>
      tableAction(pageContext(context), await request.formData(), general, more),
  };
}

/** Reads address, arrangement and list. After the last page it is the last page. */
async function loadTable(
  { api, extra, isEmbedded, locale }: PageContext,
  url: URL,
  calls: AnyTableCalls,
): Promise<LoadedTable<unknown>> {
  const { key, columns, bulk, order } = calls.table;
  const params = { key };
  const [settings, latestExport, latestBulkChange] = await Promise.all([
    api(getTableSettings, { params }),
    api(getLatestExport, { params }),
    bulk ? api(getLatestBulkChange, { params }) : null,
  ]);
  const { request, filters } = readTableAddress(url.searchParams, columns, settings, calls.filters);
  const isInOrder = order !== undefined && isWhole(request, Object.keys(filters), order.within);
  const named = readConditions(request.where ?? "", columns).filter(
    ({ column, operator }) =>
      (operator === "anyOf" || operator === "noneOf") &&
      columns.some((one) => one.elasticTypeItem && one.key === column),
  );
  const valueNames = await Promise.all(
    named.map(async ({ column, values }) => {
      const query = { ids: values.join(",") };
      return [column, await extra(api(getColumnValues, { params: { key, column }, query }), [])] as const;
    }),
  );
  const loaded = {
    valueNames: Object.fromEntries(valueNames),
    bulkMax: isEmbedded ? BULK_MAX_EMBEDDED : BULK_MAX,
    key,
    columns,
    request,
    filters,
    settings,
    latestExport,
    latestBulkChange,
    order: order && { within: order.within },
  };
  // The schema of the query checks what comes from the address.
  const listPage = (pageIndex: number, pageSize = request.pageSize) =>
    api(calls.list, { query: { ...request, pageIndex, pageSize, ...filters } });
  try {
    const whole = isInOrder ? await listPage(1, WHOLE_LIST_SIZE) : undefined;
    if (whole && whole.totalCount <= WHOLE_LIST_SIZE) return { ...loaded, table: whole, isInOrder };
    const first = await listPage(request.pageIndex);
    const isAfterLast = first.rows.length === 0 && first.totalCount > 0;
    const table = isAfterLast ? await listPage(Math.ceil(first.totalCount / request.pageSize)) : first;
    return { ...loaded, table, isInOrder: false };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "notFound") throw error;
    const reason = error.code === "slowConditions" ? errorText(error.code, locale) : undefined;
    return { ...loaded, table: undefined, reason, isInOrder: false };
  }
}

/** A wrong or old id is not a fault: the table stays without anything above it. */
async function loadEditedRow({ api }: PageContext, url: URL, { get }: AnyTableCalls) {
  const id = editedRowIn(url.searchParams);
  return id ? api(get, { params: { id } }, { handlesNotFound: true }).catch(() => null) : null;
}

/** Neither searched nor sorted, and of the filters only that which says which list it is. */
const isWhole = ({ searchText, where, orderColumnName }: TableRequest, filters: string[], within: string | undefined) =>
  searchText === "" && where === undefined && orderColumnName === undefined && filters.join() === (within ?? "");

/** Makes the call that the form names in `intent`. A failure is an answer, not an exception. */
async function tableAction(
  { locale, api }: PageContext,
  form: FormData,
  { get, add, change, remove, bulk, place }: AnyTableCalls,
  more: Record<string, RowCall>,
) {
  const text = (name: string) => String(form.get(name) ?? "");
  const params = { id: text("id") };
  const options = { handlesNotFound: true, idempotencyKey: /^[\w-]{8,80}$/.exec(text("key"))?.[0] };
  const intent = text("intent");
  const rowCalls: Record<string, RowCall | undefined> = { ...more, delete: remove, place };
  const rowCall = Object.hasOwn(rowCalls, intent) ? rowCalls[intent] : undefined;
  try {
    if (intent === "bulk" && bulk)
      return { bulk: await api(bulk, { body: readJson(text("body")) }, options) } satisfies TableAnswer;
    if (intent === "create" && add) await api(add, { body: bodyOfForm(add.body, form) }, options);
    else if (intent === "update" && change) {
      const [field, value] = [text("field"), text("value")];
      const version = Number(text("version")) || undefined;
      await api(change, { params, body: { [field]: bodyValue(change.body, field, value), version } }, options);
    } else if (rowCall) {
      const body = bodyOfForm(rowCall.body, form);
      // The types of a call do not say that it has a body; its schema checks it.
      const make = async (more: object) => {
        const input = Object.keys(more).length > 0 ? { params, body: more } : { params };
        return versionOf(await api(rowCall, input as Input<RowCall>, options));
      };
      if (!form.has(OPENED_FIELD)) return { version: await make(body) } satisfies TableAnswer;
      return (await saveVersioned<object>(openedIn(form), body, {
        read: async () => openedRow(await api(get, { params }, options)),
        save: async (values, version) => (await make({ ...values, version })) ?? version,
      })) satisfies TableAnswer;
    } else throw new AppError("invalidInput", [{ field: "intent", reason: "unknown" }]);
    return {} satisfies TableAnswer;
  } catch (error) {
    return actionFailure(error, locale);
  }
}

const openedRow = (row: unknown): Opened<object> => ({ version: versionOf(row) ?? 0, values: row as object });

const versionOf = (row: unknown): number | undefined =>
  row && typeof row === "object" && "version" in row && typeof row.version === "number" ? row.version : undefined;

function readJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalidInput", [{ field: "body", reason: "noJson" }]);
  }
}

/** Passes on the spreadsheet of a table. The form has the body of the call as JSON. */
export async function tableFile<E extends Endpoint>(
  { file }: Pick<PageContext, "file">,
  endpoint: E,
  form: FormData,
): Promise<Response> {
  try {
    return await file(endpoint, { body: readJson(String(form.get("export"))) } as Input<E>);
  } catch (error) {
    if (error instanceof AppError) return new Response(null, { status: errorStatus(error.code) });
    throw error;
  }
}

/** Offered while one types. */
const OFFERED_CHOICES = 10;

/** The first rows that the text finds; all other names in the address are filters. */
export async function tableChoices<E extends Endpoint>(
  { api }: Pick<PageContext, "api">,
  list: E,
  { search = "", ...filters }: Partial<Record<string, string>>,
): Promise<Response> {
  try {
    const query = { ...filters, searchText: cut(search, 200), pageSize: OFFERED_CHOICES };
    return Response.json(await api(list, { query } as unknown as Input<E>, { handlesNotFound: true }));
  } catch (error) {
    if (error instanceof AppError) return new Response(null, { status: errorStatus(error.code) });
    throw error;
  }
}

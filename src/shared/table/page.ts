import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { z } from "zod";
import { type ActionFailure, actionFailure } from "../action-failure.ts";
import type { Endpoint, Input } from "../endpoint.ts";
import { errorStatus } from "../error-list.ts";
import { AppError } from "../errors.ts";
import { type PageContext, pageContext } from "../page-context.ts";
import { readTableAddress, type TableRequest } from "./address.ts";
import type { AnyTableCalls, ColumnKey, FilterName, RowOf, TableCalls, TableDescription } from "./calls.ts";
import type { TableColumn, TableSettings } from "./column.ts";
import { bodyOfForm, bodyValue } from "./form.ts";
import type { BulkState, bulkAnswer } from "./schemas.ts";
import { type ExportState, getLatestBulkChange, getLatestExport, getTableSettings } from "./viewer-calls.ts";

/** The data of a table's page. */
export interface LoadedTable<Row, Filter extends string = string, Key extends string = string> {
  key: string;
  columns: readonly TableColumn<Key, Filter>[];
  /** Undefined: the list could not be read. */
  table: { rows: Row[]; totalCount: number; pageIndex: number; pageSize: number } | undefined;
  request: TableRequest;
  /** Filters in the address. */
  filters: Partial<Record<Filter, string>>;
  settings: TableSettings;
  /** The newest spreadsheet that the viewer requested in the background. */
  latestExport: ExportState | null;
  /** The newest change of many rows that the viewer started in the background. */
  latestBulkChange: BulkState | null;
}

/** The answer to a form of a table's page. */
export interface TableAnswer {
  failure?: ActionFailure;
  /** Of a change of many rows. */
  bulk?: z.output<typeof bulkAnswer>;
}

/** A call for one row, with its id and what the form of the action has of its body. */
type RowCall = Endpoint<z.ZodObject<{ id: z.ZodUUID }>>;

/**
 * Loader and action of a table's page. Its forms name a call in `intent`: "create", "update", "delete" and "bulk" are calls
 * of the table; `more` has those of the page.
 */
export function tablePage<const T extends TableDescription>(calls: TableCalls<T>, more: Record<string, RowCall> = {}) {
  const general = calls as unknown as AnyTableCalls;
  return {
    loader: ({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">) =>
      loadTable(pageContext(context), url, general) as Promise<LoadedTable<RowOf<T>, FilterName<T>, ColumnKey<T>>>,
    action: async ({ context, request }: Pick<ActionFunctionArgs, "context" | "request">) =>
      tableAction(pageContext(context), await request.formData(), general, more),
  };
}

/** Reads address, arrangement and list. After the last page it is the last page. */
async function loadTable({ api }: PageContext, url: URL, calls: AnyTableCalls): Promise<LoadedTable<unknown>> {
  const { key, columns, bulk } = calls.table;
  const params = { key };
  const [settings, latestExport, latestBulkChange] = await Promise.all([
    api(getTableSettings, { params }),
    api(getLatestExport, { params }),
    bulk ? api(getLatestBulkChange, { params }) : null,
  ]);
  const { request, filters } = readTableAddress(url.searchParams, columns, settings, calls.filters);
  const loaded = { key, columns, request, filters, settings, latestExport, latestBulkChange };
  // The schema of the query checks what comes from the address.
  const listPage = (pageIndex: number) => api(calls.list, { query: { ...request, pageIndex, ...filters } });
  try {
    const first = await listPage(request.pageIndex);
    const isAfterLast = first.rows.length === 0 && first.totalCount > 0;
    return { ...loaded, table: isAfterLast ? await listPage(Math.ceil(first.totalCount / request.pageSize)) : first };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "notFound") throw error;
    return { ...loaded, table: undefined };
  }
}

/** Makes the call that the form names in `intent`. A failure is an answer, not an exception. */
async function tableAction(
  { locale, api }: PageContext,
  form: FormData,
  { add, change, remove, bulk }: AnyTableCalls,
  more: Record<string, RowCall>,
) {
  const text = (name: string) => String(form.get(name) ?? "");
  const params = { id: text("id") };
  const options = { handlesNotFound: true, idempotencyKey: /^[\w-]{8,80}$/.exec(text("key"))?.[0] };
  const intent = text("intent");
  const rowCall = intent === "delete" ? remove : Object.hasOwn(more, intent) ? more[intent] : undefined;
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
      const input = Object.keys(body).length > 0 ? { params, body } : { params };
      await api(rowCall, input as Input<RowCall>, options);
    } else throw new AppError("invalidInput", [{ field: "intent", reason: "unknown" }]);
    return {} satisfies TableAnswer;
  } catch (error) {
    return actionFailure(error, locale);
  }
}

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

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
import type { BulkAnswer } from "./schemas.ts";
import { type ExportState, getLatestExport, getTableSettings } from "./viewer-calls.ts";

/** What the page of a table is given. */
export interface LoadedTable<Row, Filter extends string = string, Key extends string = string> {
  key: string;
  columns: readonly TableColumn<Key, Filter>[];
  /** Undefined: the list could not be read. */
  table: { rows: Row[]; totalCount: number; pageIndex: number; pageSize: number } | undefined;
  request: TableRequest;
  /** What the address filters by. */
  filters: Partial<Record<Filter, string>>;
  settings: TableSettings;
  /** The newest spreadsheet that was asked for in the background. */
  latestExport: ExportState | null;
}

/** What a form of a table's page is answered. */
export interface TableAnswer {
  failure?: ActionFailure;
  /** Of a change of many rows. */
  bulk?: BulkAnswer;
}

/** A call for one row that takes its id alone. */
type RowCall = Endpoint<z.ZodObject<{ id: z.ZodUUID }>>;

/**
 * Loader and action of the page of a table. Its forms say in `intent` what is done: "create", "update", "delete" and
 * "bulk" by the table's own calls, and what `more` names.
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

/** Reads address and arrangement, and asks for the list; a page behind the last one is the last one. */
async function loadTable({ api }: PageContext, url: URL, calls: AnyTableCalls): Promise<LoadedTable<unknown>> {
  const { key, columns } = calls.table;
  const [settings, latestExport] = await Promise.all([
    api(getTableSettings, { params: { key } }),
    api(getLatestExport, { params: { key } }),
  ]);
  const { request, filters } = readTableAddress(url.searchParams, columns, settings, calls.filters);
  const loaded = { key, columns, request, filters, settings, latestExport };
  // The query's own schema looks at what the address says.
  const ask = (pageIndex: number) => api(calls.list, { query: { ...request, pageIndex, ...filters } });
  try {
    const first = await ask(request.pageIndex);
    const isBehind = first.rows.length === 0 && first.totalCount > 0;
    return { ...loaded, table: isBehind ? await ask(Math.ceil(first.totalCount / request.pageSize)) : first };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "notFound") throw error;
    return { ...loaded, table: undefined };
  }
}

/** Does what the form's `intent` names; a failure is answered, not thrown. */
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
  const rowCall = intent === "delete" ? remove : more[intent];
  try {
    if (intent === "bulk" && bulk)
      return { bulk: await api(bulk, { body: readJson(text("body")) }, options) } satisfies TableAnswer;
    if (intent === "create" && add) await api(add, { body: bodyOfForm(add.body, form) }, options);
    else if (intent === "update" && change) {
      const [field, value] = [text("field"), text("value")];
      await api(change, { params, body: { [field]: bodyValue(change.body, field, value) } }, options);
    } else if (rowCall) await api(rowCall, { params }, options);
    else throw new AppError("invalidInput", [{ field: "intent", reason: "unknown" }]);
    return {} satisfies TableAnswer;
  } catch (error) {
    return actionFailure(error, locale);
  }
}

function readJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalidInput", [{ field: "body", reason: "no JSON" }]);
  }
}

/** Hands on the spreadsheet of what a table shows: the table says in JSON what that is. */
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

import { type ActionFailure, actionFailure } from "../action-failure.ts";
import type { CallOptions, Endpoint, Input } from "../endpoint.ts";
import { errorStatus } from "../error-list.ts";
import { AppError } from "../errors.ts";
import type { PageContext } from "../page-context.ts";
import { readTableAddress, type TableRequest } from "./address.ts";
import { type BulkAnswer, type bulkAnswer, type ExportState, getLatestExport, getTableSettings } from "./calls.ts";
import type { TableColumn, TableSettings } from "./column.ts";

/** What an admin list answers. */
export interface TableData<Row> {
  rows: Row[];
  totalCount: number;
  pageIndex: number;
  pageSize: number;
}

/** What a page with a table is given. */
export interface LoadedTable<Row> {
  /** Undefined: the list could not be read. */
  table: TableData<Row> | undefined;
  request: TableRequest;
  filters: Record<string, string>;
  settings: TableSettings;
  /** The newest spreadsheet that was asked for in the background. */
  latestExport: ExportState | null;
}

interface Wanted<Row> {
  /** Names the table among those a person has arranged. */
  key: string;
  columns: readonly TableColumn[];
  /** Filters that no column has. */
  filters?: readonly string[];
  /** Takes request and filters as one query; its own schema looks at it. */
  list: (query: object) => Promise<TableData<Row>>;
}

/** Reads address and arrangement, and asks for the list; a page behind the last one is the last one. */
export async function loadTable<Row>(
  { api }: Pick<PageContext, "api">,
  url: URL,
  { key, columns, filters: others, list }: Wanted<Row>,
): Promise<LoadedTable<Row>> {
  const [settings, latestExport] = await Promise.all([
    api(getTableSettings, { params: { key } }),
    api(getLatestExport, { params: { key } }),
  ]);
  const { request, filters } = readTableAddress(url.searchParams, columns, settings, others);
  const ask = async (pageIndex: number) => list({ ...request, pageIndex, ...filters });
  try {
    const first = await ask(request.pageIndex);
    const isBehind = first.rows.length === 0 && first.totalCount > 0;
    const table = isBehind ? await ask(Math.ceil(first.totalCount / request.pageSize)) : first;
    return { table, request, filters, settings, latestExport };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "notFound") throw error;
    return { table: undefined, request, filters, settings, latestExport };
  }
}

/** What was asked of a row. */
export interface TableForm {
  id: string;
  field: string;
  value: string;
  all: FormData;
}

export interface TableAnswer {
  failure?: ActionFailure;
  /** Of a change of many rows. */
  bulk?: BulkAnswer;
}

/** A call made with `bulkOf`. */
interface BulkEndpoint extends Endpoint {
  answer: typeof bulkAnswer;
}
type Work = (form: TableForm, options: CallOptions) => Promise<unknown>;

/** By `intent`. */
export type Works = Record<string, Work>;

/**
 * The action of a page with a table: does what the form's `intent` names; a failure is answered, not thrown. `bulk` is the
 * call that changes many rows; the table says in JSON which, and how.
 */
export async function tableAction<Bulk extends BulkEndpoint>(
  { locale, api }: Pick<PageContext, "locale" | "api">,
  all: FormData,
  works: Works,
  bulk?: Bulk,
) {
  const text = (name: string) => String(all.get(name) ?? "");
  const key = /^[\w-]{8,80}$/.exec(text("key"))?.[0];
  const options = { handlesNotFound: true, idempotencyKey: key };
  try {
    if (bulk && text("intent") === "bulk")
      return { bulk: await api(bulk, { body: readJson(text("asked")) } as Input<Bulk>, options) } satisfies TableAnswer;
    const work = works[text("intent")];
    if (!work) throw new AppError("invalidInput", [{ field: "intent", reason: Object.keys(works).join(", ") }]);
    const form = { id: text("id"), field: text("field"), value: text("value"), all };
    await work(form, options);
    return {} satisfies TableAnswer;
  } catch (error) {
    return actionFailure(error, locale);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalidInput", [{ field: "asked", reason: "no JSON" }]);
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

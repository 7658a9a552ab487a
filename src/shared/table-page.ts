import { type ActionFailure, actionFailure } from "./action-failure.ts";
import type { CallOptions, Endpoint, Input } from "./endpoint.ts";
import { AppError, ERROR_STATUS } from "./errors.ts";
import type { PageContext } from "./page-context.ts";
import { readTableAddress, type TableRequest } from "./table-address.ts";
import { getTableSettings } from "./table-calls.ts";
import type { TableColumn, TableSettings } from "./table-column.ts";

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
}

interface Wanted<Row> {
  /** Names the table among those a person has arranged. */
  key: string;
  columns: readonly TableColumn[];
  list: (query: TableRequest & Record<string, string>) => Promise<TableData<Row>>;
}

/** Reads address and arrangement, and asks for the list; a page behind the last one is the last one. */
export async function loadTable<Row>(
  { api }: Pick<PageContext, "api">,
  url: URL,
  { key, columns, list }: Wanted<Row>,
): Promise<LoadedTable<Row>> {
  const settings = await api(getTableSettings, { params: { key } });
  const { request, filters } = readTableAddress(url.searchParams, columns, settings);
  const ask = async (pageIndex: number) => list({ ...request, pageIndex, ...filters } as never);
  try {
    const first = await ask(request.pageIndex);
    const isBehind = first.rows.length === 0 && first.totalCount > 0;
    const table = isBehind ? await ask(Math.ceil(first.totalCount / request.pageSize)) : first;
    return { table, request, filters, settings };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "notFound") throw error;
    return { table: undefined, request, filters, settings };
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
}

type Work = (form: TableForm, options: CallOptions) => Promise<unknown>;

/** The action of a page with a table: does what the form's `intent` names; a failure is answered, not thrown. */
export async function tableAction({ locale }: Pick<PageContext, "locale">, all: FormData, works: Record<string, Work>) {
  const text = (name: string) => String(all.get(name) ?? "");
  const key = /^[\w-]{8,80}$/.exec(text("key"))?.[0];
  try {
    const work = works[text("intent")];
    if (!work) throw new AppError("invalidInput", [{ field: "intent", reason: Object.keys(works).join(", ") }]);
    const form = { id: text("id"), field: text("field"), value: text("value"), all };
    await work(form, { tellsNotFound: true, idempotencyKey: key });
    return {} satisfies TableAnswer;
  } catch (error) {
    return actionFailure(error, locale);
  }
}

/** Hands on the spreadsheet of what a table shows: the table says in JSON what that is. */
export async function tableFile<E extends Endpoint>(
  { file }: Pick<PageContext, "file">,
  endpoint: E,
  form: FormData,
): Promise<Response> {
  try {
    return await file(endpoint, { body: JSON.parse(String(form.get("export"))) } as Input<E>);
  } catch (error) {
    if (error instanceof AppError) return new Response(null, { status: ERROR_STATUS[error.code] });
    if (error instanceof SyntaxError) return new Response(null, { status: 400 });
    throw error;
  }
}

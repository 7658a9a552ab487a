import type { z } from "zod";
import type { Answer, Endpoint, Input } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { readAddress } from "#shared/list/address.ts";
import type { List } from "#shared/list/list.ts";
import type { Locale } from "#shared/locale.ts";
import type { partnerCalls, rowsBelow } from "#shared/partners.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { App } from "./app.server.ts";
import { type RowPage, rowsBehind } from "./partner-rows.server.ts";
import type { RequestMemo } from "./request-memo.server.ts";
import { serve } from "./serve.server.ts";

/** Runs a read of the portal's own: who may see what is decided there and nowhere else. */
export type ReadCall = <E extends Endpoint>(call: E, input: Input<E>) => Promise<Answer<E>>;
type Caller = { viewer: Viewer; locale: Locale; memo: RequestMemo };
const readAs =
  (app: App, { viewer, locale, memo }: Caller): ReadCall =>
  async (call, input) =>
    (await app.reads.get(call)!(input, { viewer, locale, memo })) as Answer<typeof call>;

type Shape = z.ZodObject;
type Calls = ReturnType<typeof partnerCalls<Shape, Shape>>;
type Below = ReturnType<typeof rowsBelow<Shape>>;
type Fields = Record<string, unknown>;

interface Sources {
  /** The list as pages read it. */
  page: Endpoint;
  /** What the list reads of each row, where it can be asked for less. */
  viewOf?: (fields: readonly string[]) => readonly string[];
  /** A row by its address. */
  detail: Endpoint;
  addressedBy: (seoUrl: string) => object;
  /** Other names of the fields. */
  renamed?: (row: Fields) => Fields;
  pathOf: (seoUrl: string, locale: Locale) => string;
}

/** Serves a list and its rows one by one to programs of partners. */
export function servePartners(
  app: App,
  calls: { of: List; list: Endpoint; detail: Endpoint },
  { page, viewOf, detail, addressedBy, renamed = (row) => row, pathOf }: Sources,
): void {
  const { of: own, list, detail: one } = calls as unknown as Calls;
  const withUrl = (row: Fields, locale: Locale): Fields => {
    const fields = renamed(row);
    return { ...fields, url: app.services.origin() + pathOf(String(fields.seoUrl), locale) };
  };

  serve(app, list, async ({ query, ...caller }) => {
    const { path, sort, limit, cursor, fields, ...filters } = query as Record<string, string | undefined> & {
      limit: number;
    };
    const names = chosenFields(rowShape(list.answer), fields);
    const { segments, filter } = readAddress(own, path, new URLSearchParams(definedOnly(filters)));
    const read = readAs(app, caller);
    const body = { segments, filter, sort, pageSize: limit, ...(viewOf && { view: viewOf(names) }) };
    const found = await rowsBehind<Fields>({
      of: [own.kind, filter, segments, sort, limit],
      cursor,
      size: limit,
      read: (currentPage) => read(page, { body: { ...body, currentPage } } as never) as Promise<RowPage<Fields>>,
      idOf: (row) => String(renamed(row).id),
    }).catch((error: unknown) => {
      throw inNamesOfAddress(own, error);
    });
    return { ...found, rows: found.rows.map((row) => only(names, withUrl(row, caller.locale))) } as never;
  });

  serve(app, one, async ({ params, query, ...caller }) => {
    const names = chosenFields(one.answer, query.fields);
    const found = await readAs(app, caller)(detail, addressedBy(params.seoUrl) as never);
    return only(names, withUrl(found as Fields, caller.locale)) as never;
  });
}

interface SourcesBelow {
  page: Endpoint;
  bodyOf: (seoUrl: string, read: ReadCall) => Promise<object>;
}

/** Serves rows that belong to one row of a list. */
export function serveRowsBelow(app: App, call: Endpoint, { page, bodyOf }: SourcesBelow): void {
  const declared = call as unknown as Below;
  serve(app, declared, async ({ params: { seoUrl }, query: { limit, cursor, fields }, ...caller }) => {
    const names = chosenFields(rowShape(declared.answer), fields);
    const read = readAs(app, caller);
    const body = await bodyOf(seoUrl, read);
    const found = await rowsBehind<Fields>({
      of: [declared.path, body, limit],
      cursor,
      size: limit,
      read: (currentPage) =>
        read(page, { body: { ...body, currentPage, pageSize: limit } } as never) as Promise<RowPage<Fields>>,
      idOf: (row) => String(row.id),
    });
    return { ...found, rows: found.rows.map((row) => only(names, row)) } as never;
  });
}

const rowShape = (answer: Calls["list"]["answer"] | Below["answer"]): Shape => answer.shape.rows.element;

/** The fields that an answer has: those that were named, all without any. */
function chosenFields({ shape }: Shape, fields: string | undefined): readonly string[] {
  const all = Object.keys(shape);
  if (fields === undefined) return all;
  const named = fields.split(",").map((name) => name.trim());
  const unknown = named.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new AppError("invalidInput", [{ field: "fields", reason: "notAnswered", detail: unknown }]);
  return [...new Set(["id", "seoUrl", ...named])];
}

const only = (names: readonly string[], row: Fields): Fields =>
  Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])));

const definedOnly = (filters: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

/** What the list says of a filter, by the name that the caller has used. */
function inNamesOfAddress(list: List, error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const nameOf = (field: string) => {
    const inner = field.replace(/^filter\./, "");
    const found = [...list.fieldsByQuery].find(([, own]) => inner === own || inner.startsWith(`${own}.`));
    return found?.[0] ?? (list.pathFields.includes(inner) || field.startsWith("segments") ? "path" : field);
  };
  return new AppError(
    error.code,
    error.fields.map((problem) => ({ ...problem, field: nameOf(problem.field) })),
  );
}

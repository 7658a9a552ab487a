import { data, redirect } from "react-router";
import type { z } from "zod";
import { errorStatus, errorText } from "../error-list.ts";
import { AppError } from "../errors.ts";
import { COLUMNS_PARAM, FORM_PARAM, OPEN_PARAM, SAVED_PARAM, VIEW_PARAM, WHOLE_PARAM } from "../list-params.ts";
import type { PageContext } from "../page-context.ts";
import { isOwnParam, type ListAddress, readAddress } from "./address.ts";
import type { ListCalls, ListContract } from "./contract.ts";
import type { Filter } from "./filter.ts";
import { filterOfForm } from "./form-filter.ts";
import type { List } from "./list.ts";
import { choicesData, NO_PANEL, pageData, panelData } from "./list-data.ts";
import type { ListCard, ListPage } from "./list-page.ts";
import { listOfDataPath, listPath } from "./list-path.ts";
import { columnsIn, type ListView, NAME_COLUMN } from "./list-view.ts";
import { savedPageOf, savedSearches } from "./saved-data.ts";
import { facetsOf, openSections, sectionsOf } from "./sections.ts";

/** The data of a list's page. */
export type LoadedList<Card extends ListCard = ListCard> = Extract<
  Awaited<ReturnType<typeof loadList<Card, z.ZodType>>>,
  { kind: "list" }
>;
/** The data of a refused list's page. */
export type RefusedList = ReturnType<typeof refusal>["data"];

type Request = Pick<PageContext, "api" | "extra" | "locale" | "viewer" | "pages" | "listView" | "setListView">;

/** The list says itself what was not found. */
const handlingNotFound = (request: Request): Request => ({
  ...request,
  api: (call, input) => request.api(call, input, { handlesNotFound: true }),
});

/** Lists and sections of the panel that an address opens. */
function openedBy(list: List, address: ListAddress, search: URLSearchParams) {
  const wanted = (search.get(OPEN_PARAM)?.split(",") ?? []).filter((key) => sectionsOf(list).includes(key));
  return {
    whole: search.get(WHOLE_PARAM)?.split(",") ?? [],
    /** Sections the visitor opened. */
    wanted,
    open: openSections(list, Object.keys(address.filter), wanted),
  };
}

/**
 * The content of the list page for an address: `list`, or `refused`, when the address asks for something that the
 * viewer may not or that does not exist. Redirects to the one address of the same meaning.
 */
export async function loadList<Card extends ListCard, Row extends z.ZodType>(
  page: ListPage<Card, Row>,
  context: Request,
  splat: string | undefined,
  url: URL,
) {
  const request = handlingNotFound(context);
  const { api, locale } = request;
  const { list: description } = page.calls;
  const search = url.searchParams;
  if (search.has(FORM_PARAM)) {
    const { sort } = readAddress(description, "", search);
    const filter = filterOfForm(description, search, locale) as Filter;
    throw redirect(listPath(description, locale, { filter, sort }));
  }
  const address = readAddress(description, splat, search);
  if (page.table && (search.has(VIEW_PARAM) || search.has(COLUMNS_PARAM)))
    throw rememberView(description, request, url);
  const columns = page.table && request.listView.as === "table" ? columnsOf(page, request.listView) : undefined;
  const { whole, wanted, open } = openedBy(description, address, search);
  const savedPage = request.viewer.kind === "member" ? savedPageOf(search.get(SAVED_PARAM)) : undefined;
  try {
    const [{ list, alternates, unfolded }, { counts: _, ...panel }, saved] = await Promise.all([
      pageData(page, api, address, columns),
      request.extra(panelData(page.calls, api, address, facetsOf(description, open), { whole, locale }), NO_PANEL),
      savedPage && request.extra(savedSearches(page.calls, api, savedPage), undefined),
    ]);
    const { filter, sort, currentPage } = list;
    const extra = {
      [OPEN_PARAM]: wanted.join(","),
      [WHOLE_PARAM]: whole.join(","),
      [SAVED_PARAM]: String(savedPage ?? ""),
    };
    const state = unfolded
      ? { filter: unfolded, sort, page: currentPage }
      : { filter, sort, queryId: address.queryId, page: currentPage };
    const own = listPath(description, locale, state, extra);
    if (!isSamePath(own, url, description)) throw redirect(own);
    const { queryId, unknown } = address;
    const drawn = { hasTable: page.table !== undefined, columns };
    const shown = { list, panel, queryId, unknown, open, whole, saved, alternates, ...drawn };
    return { kind: "list" as const, ...shown, ...rightsOf(request) };
  } catch (error) {
    if (!(error instanceof AppError) || errorStatus(error.code) >= 500) throw error;
    return refusal(error, request, address, await usableSegments(page.calls.page, api, address.segments));
  }
}

/** The columns of the table: those somebody has chosen, or the usual ones. */
function columnsOf({ calls, table }: Pick<ListPage, "calls" | "table">, { columns }: ListView): string[] {
  return columnsIn(calls.list, columns ?? table?.usual ?? []);
}

/** Remembers the view and the columns that an address names, and leads to the first page of the same list without them. */
function rememberView(list: List, { listView, setListView }: Request, url: URL): Response {
  const { searchParams } = url;
  const names = searchParams.getAll(COLUMNS_PARAM).flatMap((text) => text.split(","));
  const columns = searchParams.has(COLUMNS_PARAM) ? [NAME_COLUMN, ...columnsIn(list, names)] : listView.columns;
  const view = searchParams.get(VIEW_PARAM);
  setListView({ as: view === "cards" || view === "table" ? view : listView.as, columns });
  const next = new URL(url);
  for (const name of [VIEW_PARAM, COLUMNS_PARAM, "page"]) next.searchParams.delete(name);
  return redirect(next.pathname + next.search);
}

/** The data that the panel fetches while one ticks: counts and lists, or the sentence why there are none. */
export type Choices = Awaited<ReturnType<typeof loadChoices>>;

export async function loadChoices(calls: ListCalls, context: Request, search: URLSearchParams) {
  const { api, locale } = handlingNotFound(context);
  const { list } = calls;
  const address = listOfDataPath(list, search);
  const { whole, wanted, open } = openedBy(list, address, search);
  try {
    const expanded = { whole, locale };
    const sent = await choicesData(calls, api, address, facetsOf(list, open), facetsOf(list, wanted), expanded);
    return { kind: "choices" as const, ...sent };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: "refused" as const, value: errorText(error.code, locale) };
  }
}

/** A page of the viewer's saved searches, as JSON; 401 for who has none. */
export async function loadSaved(calls: Pick<ListCalls, "savedQueries">, context: Request, search: URLSearchParams) {
  if (context.viewer.kind !== "member") return Response.json(null, { status: 401 });
  return Response.json(await savedSearches(calls, context.api, savedPageOf(search.get(SAVED_PARAM)) ?? 1));
}

const rightsOf = ({ viewer, pages }: Request) => ({
  signedIn: viewer.kind === "member",
  hasPackagesPage: pages.has("membershipPackages"),
});

/** The failure, with the filters or the words of the path at fault; status as the call answered. */
function refusal(error: AppError, request: Request, address: ListAddress, usable: string[]) {
  const isPath = error.code === "notFound" && error.fields.some(({ field }) => field === "segments");
  const unknown = address.segments.slice(0, TRIED_SEGMENTS).filter((segment) => !usable.includes(segment));
  const fields = error.fields.map(({ field, ...why }) => ({
    ...why,
    field: field.replace(/^(body\.)?(filter\.)?/, "").replace(/\.(gte|lte|\d+)$/, ""),
  }));
  const refused = {
    kind: "refused" as const,
    code: error.code,
    value: errorText(error.code, request.locale),
    fields,
    unknown: isPath ? unknown : [],
    address: { ...address, segments: usable },
    ...rightsOf(request),
  };
  return data(refused, errorStatus(error.code));
}

/** Limits the calls a made-up path may cause; longer paths lose the rest on the way back. */
const TRIED_SEGMENTS = 10;

/** The segments the viewer may use together: what a way back keeps. */
async function usableSegments<Row extends z.ZodType>(
  page: ListContract<Row>["page"],
  api: Request["api"],
  segments: readonly string[],
) {
  const usable: string[] = [];
  for (const segment of segments.slice(0, TRIED_SEGMENTS)) {
    const tried = [...usable, segment];
    const isFine = await api(page, { body: { segments: tried, pageSize: 1, view: [] } }).catch((error) => {
      if (!(error instanceof AppError)) throw error;
    });
    if (isFine) usable.push(segment);
  }
  return usable;
}

/** Order and encoding of a query do not matter to people, nor do names no list knows; the others, values and path do. */
function isSamePath(own: string, url: URL, list: List): boolean {
  const target = new URL(own, url);
  const sorted = (search: URLSearchParams) =>
    [...search]
      .flatMap(([name, value]) => (isOwnParam(list, name) ? [`${name},${value}`] : []))
      .sort()
      .join("&");
  return (
    target.pathname === url.pathname.replace(/(?<=.)\/$/, "") &&
    sorted(target.searchParams) === sorted(url.searchParams)
  );
}

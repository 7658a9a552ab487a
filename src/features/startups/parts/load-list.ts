import { data, redirect } from "react-router";
import { errorStatus, errorText } from "#shared/error-list.ts";
import { AppError } from "#shared/errors.ts";
import type { PageContext } from "#shared/page-context.ts";
import { listStartups } from "../contract.ts";
import { type ListAddress, readAddress } from "./address.ts";
import { FORM_PARAM, filterOfForm } from "./form-filter.ts";
import { choicesData, pageData, panelData } from "./list-data.ts";
import { CHOICES_PARAM, listPath, OPEN_PARAM, SAVED_ONLY_PARAM, SAVED_PARAM, WHOLE_PARAM } from "./list-path.ts";
import { isSectionKey, listsOf, openSections, type SectionKey } from "./panel-sections.ts";
import { savedPageOf, savedSearches } from "./saved-data.ts";

export type ListLoader = typeof loadList;
type Loaded = Awaited<ReturnType<typeof loadList>>;
/** What the page of a list is given. */
export type ListData = Extract<Loaded, { kind: "list" }>;
/** What the page is given when the list is refused. */
export type RefusedData = ReturnType<typeof refusal>["data"];

type Page = Pick<PageContext, "api" | "locale" | "viewer" | "pages">;

/**
 * What the list page shows for an address: `list`; `choices`, when the panel asks for its counts; `saved`, when the
 * dialog of saved searches asks for them; `refused`, when the address asks for what the viewer may not or what does not exist. Redirects to the one address that says the same.
 */
export async function loadList(given: Page, splat: string | undefined, url: URL) {
  const api: Page["api"] = (call, input) => given.api(call, input, { handlesNotFound: true });
  const page: Page = { ...given, api };
  const { locale } = page;
  const search = url.searchParams;
  if (search.has(FORM_PARAM)) {
    const sort = readAddress("", search).sort;
    throw redirect(listPath(locale, { filter: filterOfForm(search, locale), sort }));
  }
  const address = readAddress(splat, search);
  const whole = search.get(WHOLE_PARAM)?.split(",") ?? [];
  const wanted = search.get(OPEN_PARAM)?.split(",").filter(isSectionKey) ?? [];
  const open = openSections(Object.keys(address.filter), wanted);
  const savedPage = page.viewer.kind === "member" ? savedPageOf(search.get(SAVED_PARAM)) : undefined;
  if (savedPage && search.has(SAVED_ONLY_PARAM))
    return { kind: "saved" as const, saved: await savedSearches(api, savedPage) };
  if (search.has(CHOICES_PARAM)) return loadChoices(page, address, { open, wanted, whole });
  try {
    const [{ list, alternates }, { counts: _, ...panel }, saved] = await Promise.all([
      pageData(api, address),
      panelData(api, address, listsOf(open), { whole, locale }),
      savedPage && savedSearches(api, savedPage),
    ]);
    const { filter, sort, currentPage } = list;
    const extra = {
      [OPEN_PARAM]: wanted.join(","),
      [WHOLE_PARAM]: whole.join(","),
      [SAVED_PARAM]: String(savedPage ?? ""),
    };
    const own = listPath(locale, { ...{ filter, sort, queryId: address.queryId, page: currentPage } }, extra);
    if (!isSamePath(own, url)) throw redirect(own);
    const shown = { list, panel, queryId: address.queryId, open, whole, saved, alternates };
    return { kind: "list" as const, ...shown, ...rightsOf(page) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refusal(error, page, address, await usableSegments(api, address.segments));
  }
}

interface Sight {
  open: SectionKey[];
  /** Of those, the ones opened by the visitor. */
  wanted: SectionKey[];
  whole: string[];
}

async function loadChoices({ api, locale }: Page, address: ListAddress, { open, wanted, whole }: Sight) {
  try {
    const sent = await choicesData(api, address, listsOf(open), listsOf(wanted), { whole, locale });
    return { kind: "choices" as const, ...sent };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: "none" as const, value: errorText(error.code, locale) };
  }
}

const rightsOf = ({ viewer, pages }: Page) => ({
  signedIn: viewer.kind === "member",
  hasPackagesPage: pages.has("membershipPackages"),
});

/** The failure, with the filters or the words of the path at fault; status as the call answered. */
function refusal(error: AppError, page: Page, address: ListAddress, usable: string[]) {
  const isPath = error.code === "notFound" && error.fields.some(({ field }) => field === "segments");
  const unknown = address.segments.slice(0, TRIED_SEGMENTS).filter((segment) => !usable.includes(segment));
  const fields = error.fields.map(({ field, reason }) => ({
    field: field.replace(/^(body\.)?(filter\.)?/, ""),
    reason,
  }));
  const refused = {
    kind: "refused" as const,
    code: error.code,
    value: errorText(error.code, page.locale),
    fields,
    unknown: isPath ? unknown : [],
    address: { ...address, segments: usable },
    ...rightsOf(page),
  };
  return data(refused, errorStatus(error.code));
}

/** A path longer than this is nobody's wish; the rest is left out of the way back. */
const TRIED_SEGMENTS = 10;

/** The segments the viewer may use together: what a way back keeps. */
async function usableSegments(api: Page["api"], segments: readonly string[]): Promise<string[]> {
  const usable: string[] = [];
  for (const segment of segments.slice(0, TRIED_SEGMENTS)) {
    const tried = [...usable, segment];
    const isFine = await api(listStartups, { body: { segments: tried, pageSize: 1, view: [] } }).catch((error) => {
      if (!(error instanceof AppError)) throw error;
    });
    if (isFine) usable.push(segment);
  }
  return usable;
}

/** Order and encoding of a query do not matter to people; names, values and path do. */
function isSamePath(own: string, url: URL): boolean {
  const target = new URL(own, url);
  const sorted = (search: URLSearchParams) => [...search].map(String).sort().join("&");
  return (
    target.pathname === url.pathname.replace(/(?<=.)\/$/, "") &&
    sorted(target.searchParams) === sorted(url.searchParams)
  );
}

import type { MetaDescriptor } from "react-router";
import { FEED_FORMATS, type FeedFormat, feedPath, isFeed, listPicture } from "../discovery.ts";
import type { Locale } from "../locale.ts";
import { type PageMeta, pageMeta, type Translate } from "../meta.ts";
import { localeOfPath } from "../paths.ts";
import { choiceRow, isUnit, type List } from "./list.ts";
import type { ListCard } from "./list-page.ts";
import { listPath } from "./list-path.ts";
import type { LoadedList, RefusedList } from "./load-list.ts";

/** More filters than these together are nothing to look for on the web. */
const INDEXED_FILTERS = 2;
/** Values a title names. */
const NAMED_FILTERS = 3;

type Page = Pick<LoadedList["list"], "applied" | "query" | "totalCount">;

/** Title and description of the list by what is chosen. */
function listMeta(list: List, text: Translate, page: Page | undefined, locale: Locale): PageMeta {
  const named = page?.applied.filter(({ field }) => !isUnit(list, field) && !choiceRow(list, field)?.negates) ?? [];
  const names = named.flatMap(({ values }) => values.map(({ name }) => name));
  const filters = names.slice(0, NAMED_FILTERS).join(", ");
  // Every noun has these texts (`ListTexts`).
  const noun = text as unknown as (key: string, values?: { filters: string }) => string;
  const own = (key: string) => `${list.kind}.list.${key}`;
  return {
    title: filters === "" ? noun(own("title")) : noun(own("titleFor"), { filters }),
    description: filters === "" ? noun(own("description")) : noun(own("descriptionFor"), { filters }),
    noindex: !page || !isIndexed(list, page),
    image: listPicture(list.kind, locale),
  };
}

/** Search engines keep lists that have a path of their own: one or two filters of the path, each with one value. */
const isIndexed = ({ pathFields }: List, { applied, query, totalCount }: Page): boolean =>
  totalCount > 0 &&
  !query &&
  applied.length <= INDEXED_FILTERS &&
  applied.every(({ field, values }) => values.length === 1 && pathFields.includes(field));

/** The pages before and behind. */
function listLinks<Card extends ListCard>(
  list: List,
  page: LoadedList<Card>["list"],
  locale: Locale,
  origin: string,
): MetaDescriptor[] {
  const { totalCount, currentPage, pageSize, filter, sort, limit, query } = page;
  const pages = Math.ceil(Math.min(limit?.rows ?? totalCount, totalCount) / pageSize);
  const link = (rel: "prev" | "next", to: number): MetaDescriptor[] => {
    const state = { filter, sort, queryId: query?.id, page: to };
    return to < 1 || to > pages ? [] : [{ tagName: "link", rel, href: origin + listPath(list, locale, state) }];
  };
  return [...link("prev", currentPage - 1), ...link("next", currentPage + 1)];
}

/** The structured data of the page's rows (schema.org). */
function rowsData<Card extends ListCard>(
  { rows, totalCount, currentPage, pageSize }: LoadedList<Card>["list"],
  urlOf?: (card: Card) => string,
): object {
  const items = rows.map((card, index) => ({
    "@type": "ListItem",
    position: (currentPage - 1) * pageSize + index + 1,
    name: card.name,
    ...(urlOf ? { url: urlOf(card) } : {}),
  }));
  return { "@type": "ItemList", numberOfItems: totalCount, itemListElement: items };
}

/** The feeds of what is new of a kind, for feed readers. */
export const feedLinks = (kind: string, locale: Locale): MetaDescriptor[] =>
  isFeed(kind)
    ? FORMATS.map((format) => ({
        tagName: "link",
        rel: "alternate",
        type: FEED_FORMATS[format],
        href: feedPath(kind, locale, format),
      }))
    : [];
const FORMATS = Object.keys(FEED_FORMATS) as FeedFormat[];

/** The arguments of a list page's `meta`, as far as they are read here. */
type MetaArgs = Parameters<typeof pageMeta>[0] & {
  matches: readonly [{ loaderData: { origin: string } }, ...unknown[]];
};

/** The head of a list page. `pathOf`: the page of a row; left out while the noun has none. */
export function listPageMeta<Card extends ListCard>(
  list: List,
  args: MetaArgs,
  loaded: LoadedList<Card> | RefusedList | undefined,
  pathOf?: (card: Card, locale: Locale) => string,
): MetaDescriptor[] {
  const page = loaded?.kind === "list" ? loaded.list : undefined;
  const locale = localeOfPath(args.location.pathname);
  const head = (data: object[]) => pageMeta(args, (text) => ({ ...listMeta(list, text, page, locale), data }));
  // Browsers that follow a link show the title alone.
  if (!import.meta.env.SSR) return head([]);
  const { origin } = args.matches[0].loaderData;
  const urlOf = pathOf && ((card: Card) => origin + pathOf(card, locale));
  return [
    ...head(page ? [rowsData(page, urlOf)] : []),
    ...feedLinks(list.kind, locale),
    ...(page ? listLinks(list, page, locale, origin) : []),
  ];
}

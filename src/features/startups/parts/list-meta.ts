import type { MetaDescriptor } from "react-router";
import type { Locale } from "#shared/locale.ts";
import type { PageMeta, Translate } from "#shared/meta.ts";
import { pathTo } from "#shared/paths.ts";
import { PATH_FIELDS } from "./address.ts";
import { listPath } from "./list-path.ts";
import type { ListData } from "./load-list.ts";

/** More filters than these together are nothing to look for on the web. */
const INDEXED_FILTERS = 2;
/** Values a title names. */
const NAMED = 3;

type List = ListData["list"];

/** Title and description of the list by what is chosen. */
export function listMeta(text: Translate, list: List | undefined): PageMeta {
  const names = list?.applied.flatMap(({ values }) => values.map(({ name }) => name)) ?? [];
  const filters = names.slice(0, NAMED).join(", ");
  return {
    title: filters === "" ? text("startups.list.title") : text("startups.list.titleFor", { filters }),
    description: filters === "" ? text("startups.list.description") : text("startups.list.descriptionFor", { filters }),
    noindex: !list || !isIndexed(list),
  };
}

/** Search engines keep lists that have a path of their own: one or two filters of the path, each with one value. */
const isIndexed = ({ applied, query, totalCount }: List): boolean =>
  totalCount > 0 &&
  !query &&
  applied.length <= INDEXED_FILTERS &&
  applied.every(({ field, values }) => values.length === 1 && PATH_FIELDS.some((kept) => kept === field));

/** The pages before and behind, and for search engines which startups stand on this one (schema.org). */
export function listLinks(list: List, locale: Locale, origin: string): MetaDescriptor[] {
  const { rows, totalCount, currentPage, pageSize, filter, sort, limit, query } = list;
  const pages = Math.ceil(Math.min(limit?.rows ?? totalCount, totalCount) / pageSize);
  const link = (rel: "prev" | "next", page: number): MetaDescriptor[] =>
    page < 1 || page > pages
      ? []
      : [{ tagName: "link", rel, href: origin + listPath(locale, { filter, sort, queryId: query?.id, page }) }];
  const items = rows.map(({ name, seoUrl }, index) => ({
    "@type": "ListItem",
    position: (currentPage - 1) * pageSize + index + 1,
    name,
    url: origin + pathTo("startup", locale, { seoUrl }),
  }));
  const data = { "@context": "https://schema.org", "@type": "ItemList", numberOfItems: totalCount };
  return [
    ...link("prev", currentPage - 1),
    ...link("next", currentPage + 1),
    ...(isIndexed(list) ? [{ "script:ld+json": { ...data, itemListElement: items } }] : []),
  ];
}

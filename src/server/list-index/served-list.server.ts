import type { z } from "zod";
import type { ListContract } from "#shared/list/contract.ts";
import type { List } from "#shared/list/list.ts";
import type { Locale } from "#shared/locale.ts";
import type { PathKey } from "#shared/paths.ts";
import type { App } from "../app.server.ts";
import type { SitemapPages } from "../discovery/sitemap.server.ts";
import { type ListQueries, serveList } from "./serve-list.server.ts";
import type { ListReference } from "./source.server.ts";

/** The page of a row of a list. */
export interface RowPage {
  page: PathKey;
  /** The last part of the address as SQL on the row `s`, where it is not `s.seo_url` in both languages. */
  slug?: Record<Locale, string>;
  pathOf: (slug: string, locale: Locale) => string;
}

/** A noun's list as its `feature.server.ts` names it. Its calls, sitemap and picture follow from it. */
export interface ServedList {
  list: List;
  serve: (app: App) => void;
  /** Undefined while rows have no page. */
  sitemap: SitemapPages | undefined;
}

/** `row`: the page of a row; left out while there is none. */
export function servedList<Row extends z.ZodType, Reference extends ListReference>(
  calls: ListContract<Row>,
  { row, ...queries }: ListQueries<z.output<Row>, Reference> & { row?: RowPage },
): ServedList {
  const { list, table, listed } = queries.source;
  return {
    list,
    serve: (app) => serveList(app, calls, queries),
    sitemap: row && { kind: list.kind, table, listed, ...row },
  };
}

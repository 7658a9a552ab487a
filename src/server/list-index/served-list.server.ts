import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { ListContract } from "#shared/list/contract.ts";
import type { List } from "#shared/list/list.ts";
import type { Locale } from "#shared/locale.ts";
import type { PathKey } from "#shared/paths.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { App } from "../app.server.ts";
import type { SitemapPages } from "../discovery/sitemap.server.ts";
import { markSeen, newRowsStatement } from "./new-rows.server.ts";
import { matching, readList } from "./read-list.server.ts";
import { type ListQueries, readerOf, serveList } from "./serve-list.server.ts";
import type { ListReference } from "./source.server.ts";

/** The page of a row of a list. */
export interface RowPage {
  page: PathKey;
  /** The last part of the address as SQL on the row `s`, where it is not `s.seo_url` in both languages. */
  slug?: Record<Locale, string>;
  /** What sitemaps read as `s`, as SQL, where it is not the table of the list. */
  table?: string;
  pathOf: (slug: string, locale: Locale) => string;
}

/** A saved filter whose owner wants mails. */
export interface MailedSearch {
  id: string;
  owner: Viewer;
  locale: Locale;
}

type TakeRows = (tx: Db, limit: number) => Promise<{ names: string[]; totalCount: number }>;

/** A noun's list as its `feature.server.ts` names it. Its calls, sitemap, picture and the mails of saved searches follow. */
export interface ServedList {
  list: List;
  serve: (app: App) => void;
  /** Undefined while rows have no page. */
  sitemap: SitemapPages | undefined;
  /**
   * Takes, in a transaction, the rows that a saved filter finds and its owner has neither seen nor been told of; from then on they
   * count as seen. Throws what the list refuses the owner.
   */
  newRowsFor: (db: Db, search: MailedSearch) => Promise<TakeRows>;
}

/** `row`: the page of a row; left out while there is none. */
export function servedList<Row extends z.ZodType, Reference extends ListReference>(
  calls: ListContract<Row>,
  { row, ...queries }: ListQueries<z.output<Row>, Reference> & { row?: RowPage },
): ServedList {
  const { source } = queries;
  const { list, table, listed } = source;
  return {
    list,
    serve: (app) => serveList(app, calls, queries),
    sitemap: row && { kind: list.kind, table, listed, ...row },
    async newRowsFor(db, { id, owner, locale }) {
      const reader = await readerOf(queries, db, owner);
      const { filter, beside } = await readList(reader, { filter: {}, segments: [], queryId: id });
      const search = { source, id, expression: matching(source, reader.reference, filter, beside) };
      return async (tx, limit) => {
        // A mail names no more rows than the list shows its reader.
        const statement = newRowsStatement(search, locale, Math.min(limit, reader.rights.rows ?? limit));
        const { rows, totalCount } = await queries.readRows(tx, reader.reference, statement, { locale, viewer: owner });
        await markSeen(tx, search);
        return { names: rows.map(nameOf), totalCount };
      };
    },
  };
}

/** What a row is called: jobs and reports have titles. */
function nameOf(row: unknown): string {
  const { name, surname, title } = row as { name?: string; surname?: string; title?: string };
  return name === undefined ? (title ?? "") : [name, surname].filter(Boolean).join(" ");
}

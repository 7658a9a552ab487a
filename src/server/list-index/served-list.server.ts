import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { ListCalls, ListContract } from "#shared/list/contract.ts";
import type { ExportCalls } from "#shared/list/export-contract.ts";
import type { FilterInput } from "#shared/list/filter.ts";
import type { List, ListOptions } from "#shared/list/list.ts";
import type { ListTexts } from "#shared/list/list-texts.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { App } from "../app.server.ts";
import type { SitemapPages } from "../discovery/sitemap.server.ts";
import { type CountedFilter, countFilter } from "./counted-filter.server.ts";
import { type ExportColumn, type ListExport, listExport } from "./list-export.server.ts";
import { nameOf } from "./nearest-names.server.ts";
import { markSeen, newRowsStatement } from "./new-rows.server.ts";
import { matching, readList } from "./read-list.server.ts";
import { type ListQueries, readerOf, serveList } from "./serve-list.server.ts";
import type { ListReference } from "./source.server.ts";

/** A saved filter whose owner wants mails. */
export interface MailedSearch {
  id: string;
  owner: Viewer;
  locale: Locale;
}

type TakeRows = (tx: Db, limit: number) => Promise<{ names: string[]; totalCount: number }>;

/** Of the texts of a list's noun, those that the server reads: title and description, and filters by name. */
type NounTexts = Pick<ListTexts<ListOptions>, "list" | "filters">;

/** A noun's list as its `feature.server.ts` names it. Its calls, sitemap, picture and the mails of saved searches follow. */
export interface ServedList {
  list: List;
  calls: ListCalls;
  /** Texts of its noun. */
  texts: Readonly<Record<Locale, NounTexts>>;
  serve: (app: App) => void;
  /** Undefined while rows have no page. */
  sitemap: SitemapPages | undefined;
  /** Its rows as a file; undefined where they do not leave as one. */
  exporting: ListExport | undefined;
  /** Counts what a filter finds for a viewer, with the filter in words. */
  countFilter: (db: Db, who: { viewer: Viewer; locale: Locale }, filter: FilterInput) => Promise<CountedFilter>;
  /**
   * Takes, in a transaction, the rows that a saved filter finds and its owner has neither seen nor been told of; from then on they
   * count as seen. Throws what the list refuses the owner.
   */
  newRowsFor: (db: Db, search: MailedSearch) => Promise<TakeRows>;
}

export function servedList<Row extends z.ZodType, Reference extends ListReference>(
  calls: ListContract<Row>,
  queries: ListQueries<z.output<Row>, Reference> & {
    texts: ServedList["texts"];
    exporting?: {
      calls: ExportCalls;
      columns: Readonly<Record<string, ExportColumn<z.output<Row>>>>;
    };
  },
): ServedList {
  const { source, row, texts, exporting } = queries;
  const { list, table, listed } = source;
  return {
    list,
    calls,
    texts,
    serve: (app) => serveList(app, calls, queries),
    sitemap: row && { kind: list.kind, table, listed, ...row },
    exporting: exporting && listExport(queries, exporting.calls, exporting.columns, texts),
    countFilter: (db, who, filter) => countFilter(queries, db, who, filter),
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

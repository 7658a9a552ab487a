import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { AppError } from "#shared/errors.ts";
import type { ListContract } from "#shared/list/contract.ts";
import { choicesIn } from "#shared/list/filter.ts";
import type { Notify } from "#shared/list/limits.ts";
import { type ListRights, lockedFilters } from "#shared/list/rights.ts";
import type { Locale } from "#shared/locale.ts";
import type { PathKey } from "#shared/paths.ts";
import { memberOnly, type Viewer } from "#shared/viewer.ts";
import type { App } from "../app.server.ts";
import { type Call, serve } from "../serve.server.ts";
import { describedRules } from "./describe-rules.server.ts";
import type { Expression } from "./expression.server.ts";
import { nearestNames } from "./nearest-names.server.ts";
import { markSeen } from "./new-rows.server.ts";
import { pageStatement } from "./page-sql.server.ts";
import { namesOfFilter, segmentsIn, slugged } from "./read-filter.server.ts";
import { changesToSave, matching, queryIdOf, type Reader, readList, ruleToSave } from "./read-list.server.ts";
import {
  changeQuery,
  deleteQuery,
  type Owner,
  savedQueriesOf,
  savedQueryOf,
  saveQuery,
} from "./saved-queries.server.ts";
import type { ListReference, ListSource, ReadRows } from "./source.server.ts";
import { cachedValues } from "./values-cache.server.ts";

/** The page of a row of a list. */
export interface RowPage {
  page: PathKey;
  /** The last part of the address as SQL on the row `s`, where it is not `s.seo_url` in both languages. */
  slug?: Record<Locale, string>;
  /** The rows that sitemaps read as `s`, as SQL, where it is not the table of the list. */
  table?: string;
  pathOf: (slug: string, locale: Locale) => string;
}

/** A noun's list: where its rows stand, and how they and what lists need besides are read. */
export interface ListQueries<Row, Reference extends ListReference> {
  source: ListSource;
  /** Types, places and currencies in memory. */
  referenceOf: (db: Db) => Promise<Reference>;
  rightsOf: (db: Db, viewer: Viewer) => Promise<ListRights>;
  /** The listed rows that a viewer may see, where not everybody sees all. Totals and counts keep to it, too. */
  withinOf?: (db: Db, viewer: Viewer) => Promise<Expression | undefined>;
  readRows: ReadRows<Row, Reference>;
  /** The page of a row; left out while there is none. */
  row?: RowPage;
}

/** The reader of the list; reference data and rights are read for each request. */
export async function readerOf<Row, Reference extends ListReference>(
  { source, referenceOf, rightsOf, withinOf }: Omit<ListQueries<Row, Reference>, "readRows">,
  db: Db,
  viewer: Viewer,
): Promise<Reader<Reference>> {
  const [reference, rights, within] = await Promise.all([
    referenceOf(db),
    rightsOf(db, viewer),
    withinOf?.(db, viewer),
  ]);
  return { db, source, reference, rights, viewer, within };
}

type FilterCall = Pick<Call<ListContract["page"]>, "db" | "viewer" | "memo"> & { body: Parameters<typeof readList>[1] };

/** Serves the calls of a noun's list: a page of rows, available values, and the viewer's saved filters. */
export function serveList<Row extends z.ZodType, Reference extends ListReference>(
  app: App,
  contract: ListContract<Row>,
  queries: ListQueries<z.output<Row>, Reference>,
): void {
  const { source, readRows } = queries;
  const { list } = source;
  /** The rows of a list page and the choices beside them are two calls of the same filter. */
  const readOnce = async ({ db, viewer, memo, body }: FilterCall) => {
    const reader = await memo.once(`reader of ${list.kind}`, () => readerOf(queries, db, viewer));
    const { filter, segments, queryId } = body;
    const key = `filter of ${list.kind} ${JSON.stringify([filter, segments, queryId])}`;
    return { reader, ...(await memo.once(key, () => readList(reader, body))) };
  };

  serve(app, contract.page as ListContract["page"], async (call) => {
    const { db, body, viewer, locale } = call;
    const { reader, filter, beside, query } = await readOnce(call);
    const { reference, rights } = reader;
    const { currentPage, pageSize, view } = body;
    const sort = body.sort ?? list.sorts[0]!;
    const offset = (currentPage - 1) * pageSize;
    const limit = rights.rows === undefined ? pageSize : Math.max(0, Math.min(pageSize, rights.rows - offset));
    const statement = pageStatement(source, matching(source, reference, filter, beside), {
      sort,
      locale,
      offset,
      limit,
    });
    const [page, applied] = await Promise.all([
      readRows(db, reference, statement, { view, locale, viewer }),
      namesOfFilter(db, reference, list, filter, locale, rights.premiumFilters),
    ]);
    // A viewer with the owner's eyes leaves the rows new to the owner.
    if (query && query.notify !== "off" && currentPage === 1 && !viewer.looking)
      await markSeen(db, { source, id: query.id, expression: matching(source, reference, {}, beside) });
    const isLimited = rights.rows !== undefined && page.totalCount > rights.rows;
    return {
      ...page,
      currentPage,
      pageSize,
      sort,
      filter: slugged(list, filter, applied),
      applied,
      segments: {
        en: segmentsIn(reference, list, filter, "en"),
        tr: segmentsIn(reference, list, filter, "tr"),
      },
      query: query ?? null,
      limit: isLimited ? { rows: rights.rows!, reason: "subscribeToContinue" as const } : null,
    };
  });

  serve(app, contract.availableValues, async (call) => {
    const { db, body, locale } = call;
    const { reader, filter, beside } = await readOnce(call);
    const locked = [...lockedFilters(reader.rights)];
    const values = await cachedValues(db, source, reader.reference, {
      filter,
      locked,
      locale,
      facets: body.facets ?? Object.keys(list.facets),
      expressionOf: (part) => matching(source, reader.reference, part, beside),
    });
    const words = values.totalCount === 0 ? choicesIn(filter, "words") : [];
    const nearest = words.length > 0 ? await nearestNames(queries, reader, words, locale) : [];
    return { ...values, lockedFilters: locked, nearest };
  });

  serveSavedQueries(app, contract, queries);
}

function serveSavedQueries<Row extends z.ZodType, Reference extends ListReference>(
  app: App,
  contract: Omit<ListContract<Row>, "page">,
  queries: ListQueries<z.output<Row>, Reference>,
): void {
  const { source } = queries;
  const { list } = source;
  const ownerOf = (viewer: Viewer): Owner => ({ list, accountId: memberOnly(viewer).id });
  /** Mails begin with what is new from now on. */
  const beginMails = async (tx: Db, reader: Reader, id: string, notify: Notify | undefined) => {
    if (notify === undefined || notify === "off") return;
    const read = await readList({ ...reader, db: tx }, { filter: {}, segments: [], queryId: id }).catch(
      (error: unknown) => {
        // A filter that the owner may not use any more.
        if (error instanceof AppError) return undefined;
        throw error;
      },
    );
    if (read) await markSeen(tx, { source, id, expression: matching(source, reader.reference, {}, read.beside) });
  };

  serve(app, contract.savedQueries, async ({ db, viewer, query, locale, memo }) => {
    const page = await savedQueriesOf(db, ownerOf(viewer), query.currentPage);
    const rules = page.rows.map(({ rule }) => rule);
    const { reference, rights } = await memo.once(`reader of ${list.kind}`, () => readerOf(queries, db, viewer));
    const described = await describedRules(db, reference, list, rules, locale);
    const locked = lockedFilters(rights);
    const rows = page.rows.map((row, at) => {
      const filters = described[at]!;
      return { ...row, described: filters, isAsleep: filters.some(({ field }) => locked.has(field)) };
    });
    return { ...page, rows };
  });

  serve(app, contract.saveQuery, async ({ db, viewer, body, write }) => {
    const reader = await readerOf(queries, db, viewer);
    const query = await ruleToSave(reader, body);
    const owner = ownerOf(viewer);
    return write(
      async (tx) => {
        const saved = await saveQuery(tx, owner, query);
        if (saved.ok) await beginMails(tx, reader, saved.id, query.notify);
        return saved;
      },
      async (tx, { id }) => (await savedQueryOf(tx, owner, id))!,
    );
  });

  serve(app, contract.changeQuery, async ({ db, viewer, query: { id }, body, write }) => {
    const queryId = queryIdOf(id);
    const reader = await readerOf(queries, db, viewer);
    const query = await changesToSave(reader, body);
    const owner = ownerOf(viewer);
    return write(
      async (tx) => {
        const changed = await changeQuery(tx, owner, queryId, query, body.version);
        if (changed.ok) await beginMails(tx, reader, queryId, query.notify);
        return changed;
      },
      async (tx) => (await savedQueryOf(tx, owner, queryId))!,
    );
  });

  serve(app, contract.deleteQuery, async ({ viewer, query: { id }, write }) => {
    const queryId = queryIdOf(id);
    return write(async (tx) => {
      await deleteQuery(tx, ownerOf(viewer), queryId);
      return null;
    });
  });
}

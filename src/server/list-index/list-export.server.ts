// Hand-written SQL: the list says its table, and its page is found in the index of bits.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Applied } from "#shared/list/contract.ts";
import type { ExportCalls, ExportRequest } from "#shared/list/export-contract.ts";
import type { Filter } from "#shared/list/filter.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import { all, rows } from "./expression.server.ts";
import { pageStatement } from "./page-sql.server.ts";
import { namesOfFilter, slugged } from "./read-filter.server.ts";
import { matching, readList } from "./read-list.server.ts";
import { type ListQueries, readerOf } from "./serve-list.server.ts";
import type { ListReference, ListSource } from "./source.server.ts";

/** The value of a cell before it is written: a day is "2026-11-23", an instant an ISO text, a list several texts. */
export type ExportValue = string | number | boolean | readonly string[] | null | undefined;
export type ExportKind = "text" | "number" | "day" | "instant" | "answer";

export interface ExportColumn<Row> {
  kind: ExportKind;
  /** Fields of a `view` that it reads. */
  view?: readonly string[];
  of: (row: Row) => ExportValue;
}

export interface ExportedRow {
  id: string;
  /** In the order of the requested columns. */
  values: ExportValue[];
}

/** The rows read for a file. */
export interface ExportReading {
  totalCount: number;
  kinds: ExportKind[];
  /** The saved search whose rules hold beside the filter; null: none. */
  search: { id: string; name: string } | null;
  /** The used filters, with the names of chosen values. */
  applied: Applied[];
  /** The filter as it stands in an address, with choices as slugs of the reader's language. */
  filter: Filter;
  /** The order of the rows. */
  sort: string;
  rows: (limit: number) => AsyncGenerator<ExportedRow>;
}

/** A list whose rows may leave as a file. */
export interface ListExport {
  calls: ExportCalls;
  /** Texts of the noun: its filters by their names. */
  texts: Readonly<Record<Locale, object>>;
  /** Reads as the viewer may. Throws what the list refuses. */
  read: (
    db: Db,
    who: { viewer: Viewer; locale: Locale; origin: string },
    request: ExportRequest,
  ) => Promise<ExportReading>;
}

/** Rows of one statement. */
const BATCH_ROWS = 500;
/** The address of a row's page: every list has this column. */
export const ADDRESS_COLUMN = "address";

const foundRow = z.object({ totalCount: z.number(), id: z.string().nullable() });
const ordinalRow = z.object({ ordinal: z.number() });
interface ListedRow {
  id: string;
  seoUrl: string;
}

/** These rows alone, whether or not the list shows them. */
async function theseRows(db: Db, { table }: ListSource, ids: readonly string[]) {
  const placed = await rowsOf(
    db,
    ordinalRow,
    sql`select ordinal from ${sql.raw(table)} where id = any (${sql.param([...ids])}::uuid[])`,
  );
  return rows(...placed.map(({ ordinal }) => ordinal));
}

/** Lets rows of a list leave as a file. */
export function listExport<Row, Reference extends ListReference>(
  queries: ListQueries<Row, Reference>,
  calls: ExportCalls,
  columns: Readonly<Record<string, ExportColumn<Row>>>,
  texts: ListExport["texts"],
): ListExport {
  const { source } = queries;
  return {
    calls,
    texts,
    async read(db, { viewer, locale, origin }, request) {
      const reader = await readerOf(queries, db, viewer);
      const { reference } = reader;
      const { filter, beside, query } = await readList(reader, request);
      const found = matching(source, reference, filter, beside);
      const expression = request.ids ? all(found, await theseRows(db, source, request.ids)) : found;
      const sort = request.sort ?? source.list.sorts[0]!;
      const address: ExportColumn<Row> = {
        kind: "text",
        of: (row) => origin + queries.row!.pathOf((row as Row & ListedRow).seoUrl, locale),
      };
      const wanted = request.columns.map((key) => (key === ADDRESS_COLUMN ? address : columns[key]!));
      const view = [...new Set(wanted.flatMap((column) => column.view ?? []))];
      const page = (limit: number) => pageStatement(source, expression, { sort, locale, offset: 0, limit });
      const applied = await namesOfFilter(db, reference, source.list, filter, locale, reader.rights.premiumFilters);
      return {
        totalCount: (await rowsOf(db, foundRow, page(1)))[0]?.totalCount ?? 0,
        kinds: wanted.map(({ kind }) => kind),
        search: query ?? null,
        applied,
        filter: slugged(source.list, filter, applied),
        sort,
        async *rows(limit) {
          // One statement says which rows these are, so that none stands twice or is missed while others change.
          const ids = (await rowsOf(db, foundRow, page(limit))).flatMap(({ id }) => id ?? []);
          for (let from = 0; from < ids.length; from += BATCH_ROWS) {
            const batch = sql`select 0 "totalCount", wanted.id, wanted.place
              from unnest(${sql.param(ids.slice(from, from + BATCH_ROWS))}::uuid[]) with ordinality wanted (id, place)`;
            const page = await queries.readRows(db, reference, batch, { view, locale, viewer });
            for (const row of page.rows)
              yield { id: (row as Row & ListedRow).id, values: wanted.map(({ of }) => of(row)) };
          }
        },
      };
    },
  };
}

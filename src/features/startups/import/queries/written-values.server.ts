import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { MadeTable } from "#server/import/made-rows.server.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import { fieldsOf } from "#shared/import/fields.ts";
import { importMapping } from "#shared/import/mapping.ts";
import type { ProfileFile } from "../contract.ts";
import type { Columns } from "../parts/columns.server.ts";
import { columnsOf } from "../parts/file-columns.server.ts";
import { mappedFile } from "../parts/mapped-file.ts";
import { storedRows } from "./stored-rows.server.ts";

type Kind = ProfileFile["kind"];

const KINDS = { startup: "startups", funding: "rounds", organization: "organizations" } as const;

/** The columns of a file that fills every field. */
export function everyColumn(kind: Kind, catalogue: ImportCatalogue): Columns {
  const columns = fieldsOf(KINDS[kind]).map((field) => ({ column: field, field }));
  return columnsOf(mappedFile(importMapping.parse({ kind: KINDS[kind], columns })), catalogue);
}

/** The values of all columns by id, as texts; the rows are locked. */
export async function valuesOf(tx: Db, kind: Kind, ids: readonly string[], catalogue: ImportCatalogue) {
  const stored = await storedRows(tx, kind, ids, everyColumn(kind, catalogue), new Map());
  return new Map([...stored].map(([id, { values }]) => [id, values]));
}

/** The tables of each kind: rows that belong to one and are nothing without it. */
export const MADE_TABLES: Record<Kind, MadeTable> = {
  startup: {
    table: "startup",
    owner: "startup_id",
    parts: [
      "startup_choice",
      "startup_affiliation",
      "startup_competitor",
      "startup_member",
      "startup_patent",
      "startup_government_support",
      "startup_update",
      "startup_former_name",
    ],
  },
  funding: { table: "funding", owner: "funding_id", parts: ["funding_investor"] },
  organization: { table: "organization", owner: "organization_id", parts: [] },
};

/** A row of a list with all its columns: more than the item that an import reads and writes. */
export interface ListRow {
  table: string;
  row: Record<string, unknown>;
}

/** The key under which the values before have the rows that an import took away; no column bears this name. */
export const REMOVED_KEY = "";

/** Tables whose rows are nothing but the item that an import reads and writes, or follow from others. */
const WITHOUT_MORE = ["startup_choice", "startup_former_name"];

/** Rows of the lists of entries, by what they belong to. */
export async function listRows(tx: Db, kind: Kind, ids: readonly string[]): Promise<Map<string, ListRow[]>> {
  const byOwner = new Map<string, ListRow[]>();
  const tables = MADE_TABLES[kind].parts.filter((table) => !WITHOUT_MORE.includes(table));
  if (ids.length === 0 || tables.length === 0) return byOwner;
  const owner = sql.raw(`${kind}_id`);
  const selects = tables.map(
    (table) => sql`select ${owner} owner, ${table} "table", to_jsonb(t) "row" from ${sql.raw(table)} t
      where ${owner} = any (${sql.param(ids)}::uuid[])`,
  );
  const { rows } = await tx.execute<ListRow & { owner: string } & Record<string, unknown>>(
    sql.join(selects, sql` union all `),
  );
  for (const { owner: id, table, row } of rows) byOwner.set(id, [...(byOwner.get(id) ?? []), { table, row }]);
  return byOwner;
}

/** Those that are there no more, as a text; null: none. */
export function goneRows(before: readonly ListRow[] = [], after: readonly ListRow[] = []): string | null {
  const there = new Set(after.map(({ row }) => row.id));
  const gone = before.filter(({ row }) => !there.has(row.id));
  return gone.length === 0 ? null : JSON.stringify(gone);
}

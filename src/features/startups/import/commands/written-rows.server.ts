import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { LEAD } from "#shared/import/lists.ts";
import { type Columns, itemSql, type ListTable, listItems } from "../parts/columns.server.ts";
import { type Digests, digestOfValue } from "../parts/field-changes.server.ts";
import type { ImportKind } from "../queries/import-rows.server.ts";
import type { PlannedRow } from "./plan.server.ts";

export interface Input {
  id: string;
  /** Names of the columns that are written; the others stay as they are. */
  written: string[];
  [column: string]: unknown;
}

/** The values for the columns of the table, row by row. */
export function inputsOf(rows: readonly PlannedRow[], columns: Columns): Input[] {
  return rows.map(({ id, preserved, columnValues }) => ({
    ...Object.assign(
      {},
      ...Object.entries(columns).map(([name, { write }]) => write(columnValues[name] ?? null, columnValues)),
    ),
    id,
    written: Object.keys(columns).filter((name) => !preserved.has(name)),
  }));
}

/** Columns of the table with their types. */
export const typesOf = (columns: Columns): Record<string, string> =>
  Object.assign({}, ...Object.values(columns).map(({ types }) => types));

/**
 * The assignments of an update from `input`, of rows `t`:
 *   sector_id = case when input.written && '{sector_id}' then input.sector_id else t.sector_id end, …
 */
export function assignmentsOf(columns: Columns): string {
  return Object.keys(typesOf(columns))
    .map((name) => {
      const owners = Object.entries(columns).flatMap(([owner, { types }]) => (name in types ? [owner] : []));
      return `${name} = case when input.written && '{${owners.join(",")}}' then input.${name} else t.${name} end`;
    })
    .join(", ");
}

/** The columns of `json_to_recordset`. */
export const recordOf = (types: Record<string, string>): string =>
  Object.entries({ id: "uuid", written: "text[]", ...types })
    .map(([name, type]) => `${name} ${type}`)
    .join(", ");

/** Notes what the import wrote: the next one finds the row by its key, and tells its own values from edited ones. */
export async function writeImportRows(
  tx: Db,
  kind: ImportKind,
  rows: readonly PlannedRow[],
  columns: Columns,
): Promise<void> {
  if (rows.length === 0) return;
  const inputs = rows.map((row) => ({
    source_key: row.sourceKey,
    entity_id: row.id,
    digest: row.digest,
    digests: digestsOf(row, columns),
  }));
  await tx.execute(sql`
    insert into import_row (kind, source_key, entity_id, digest, digests)
    select ${kind}, source_key, entity_id, digest, digests from json_to_recordset(${JSON.stringify(inputs)}::json)
      as input (source_key text, entity_id uuid, digest text, digests jsonb)
    on conflict (kind, source_key) do update set
      entity_id = excluded.entity_id, digest = excluded.digest, digests = excluded.digests`);
}

/** Values of members that a joined row keeps are none of the import's: they have the digest of nothing. */
function digestsOf({ stored, isJoined, preserved, columnValues }: PlannedRow, columns: Columns): Digests {
  const entries = Object.entries(columnValues);
  const written = entries.filter(([name]) => !preserved.has(name));
  const others = isJoined ? entries.filter(([name]) => preserved.has(name)) : [];
  return {
    ...stored?.digests,
    ...Object.fromEntries(others.map(([name]) => [name, null])),
    ...Object.fromEntries(written.map(([name, value]) => [name, digestOfValue(columns[name]!, value)])),
  };
}

/** Brings lists in line, item by item: what else is known of an item that stays is not lost. */
export async function writeLists(tx: Db, rows: readonly PlannedRow[], columns: Columns): Promise<void> {
  for (const [name, { list }] of Object.entries(columns)) {
    if (!list) continue;
    const written = rows.filter(({ preserved }) => !preserved.has(name));
    const changed = written.filter(({ stored }) => stored).map(({ id }) => id);
    const items = written.flatMap(({ id, columnValues }) =>
      listItems(columnValues[name] ?? null).map((item, position) => ({
        id: v7(),
        owner: id,
        item: list.table === "funding_investor" ? item.replace(LEAD, "") : item,
        is_lead: item.endsWith(LEAD),
        sort_order: position,
      })),
    );
    await writeList(tx, list, changed, items);
  }
}

async function writeList(tx: Db, list: ListTable, changed: readonly string[], items: readonly object[]): Promise<void> {
  const { table, owner, item, where } = list;
  const kind = where.kind === undefined ? "true" : `t.kind = '${where.kind}'`;
  const type = item === "type_id" ? "uuid" : "text";
  const input = sql`json_to_recordset(${JSON.stringify(items)}::json)
    as input (id uuid, owner uuid, item ${sql.raw(type)}, is_lead boolean, sort_order integer)`;
  const isThere = sql.raw(`input.owner = t.${owner} and input.item = ${itemSql(item, "t.")}`);
  // delete from startup_choice t where startup_id = any (…) and t.kind = 'technology' and not exists (select from input …)
  if (changed.length > 0)
    await tx.execute(sql`
      delete from ${sql.raw(table)} t where ${sql.raw(owner)} = any (${sql.param(changed)}::uuid[]) and ${sql.raw(kind)}
        and not exists (select from ${input} where ${isThere})`);
  if (items.length === 0) return;
  const extra: Record<string, string> = {
    ...(item === "type_id" ? {} : { id: "input.id" }),
    ...(where.kind === undefined ? {} : { kind: `'${where.kind}'` }),
    ...(table === "funding_investor" ? { is_lead: "input.is_lead" } : {}),
    ...(table === "startup_member" ? { sort_order: "input.sort_order" } : {}),
  };
  // Of several values: nullif(split_part(input.item, E'\t', 1), '')::uuid, …
  const own =
    typeof item === "string"
      ? { [item]: "input.item" }
      : Object.fromEntries(
          Object.entries(item).map(([column, type], index) => [
            column,
            `nullif(split_part(input.item, E'\\t', ${index + 1}), '')::${type}`,
          ]),
        );
  const names = [owner, ...Object.keys(own), ...Object.keys(extra)].join(", ");
  const values = ["input.owner", ...Object.values(own), ...Object.values(extra)].join(", ");
  if (table === "funding_investor" && changed.length > 0)
    await tx.execute(sql`
      update funding_investor t set is_lead = input.is_lead from ${input} where ${isThere} and t.is_lead <> input.is_lead`);
  await tx.execute(sql`
    insert into ${sql.raw(table)} (${sql.raw(names)}) select ${sql.raw(values)} from ${input}
    where not exists (select from ${sql.raw(table)} t where ${isThere} and ${sql.raw(kind)})`);
}

import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { shippedTypes } from "../parts/catalogue-rows.server.ts";
import {
  shippedCities,
  shippedCounties,
  shippedCountries,
  shippedFiles,
  shippedLanguages,
  shippedUniversities,
} from "../parts/places.server.ts";
import { CURRENCIES, shippedRates } from "../parts/rates.server.ts";

/** Raise it when the same data gives other rows. */
const ROWS_VERSION = 1;

interface Shipped {
  table: string;
  /** Column → its type in the database; the first is the key. */
  columns: Record<string, string>;
  rows: Record<string, unknown>[];
  /** Columns that are unique together. A shipped row that clashes with a row people added is left out. */
  unique: string[][];
  /** Rows people have changed stay as they are; of the others, their order does. */
  editable?: boolean;
}

/** All shipped tables, in the order of their foreign keys. */
export async function shippedData(): Promise<Shipped[]> {
  const names = { name_en: "text", name_tr: "text" };
  const slugs = { slug_en: "text", slug_tr: "text" };
  return [
    {
      table: "type",
      columns: {
        id: "uuid",
        parent_id: "uuid",
        kind: "text",
        key: "text",
        ...names,
        ...slugs,
        sort_order: "integer",
        offered: "boolean",
        counts_as_seeking: "boolean",
      },
      rows: shippedTypes().map((row) => ({ ...row })),
      unique: [
        ["kind", "key"],
        ["kind", "slug_en"],
        ["kind", "slug_tr"],
      ],
      editable: true,
    },
    {
      table: "country",
      columns: {
        id: "uuid",
        iso2: "text",
        iso3: "text",
        iso_numeric: "text",
        ...names,
        ...slugs,
        dial_code: "text",
        top_rank: "integer",
      },
      rows: await shippedCountries(),
      unique: [["iso2"], ["slug_en"], ["slug_tr"]],
    },
    {
      table: "city",
      columns: {
        id: "uuid",
        country_id: "uuid",
        ...names,
        slug: "text",
        region: "text",
        population: "integer",
        latitude: "double precision",
        longitude: "double precision",
      },
      rows: await shippedCities(),
      unique: [["slug"]],
    },
    {
      table: "county",
      columns: { id: "uuid", city_id: "uuid", name: "text", slug: "text" },
      rows: await shippedCounties(),
      unique: [["city_id", "slug"]],
    },
    {
      table: "university",
      columns: { id: "uuid", country_id: "uuid", ...names, short_names: "text" },
      rows: await shippedUniversities(),
      unique: [],
    },
    {
      table: "language",
      columns: { id: "uuid", code: "text", ...names },
      rows: await shippedLanguages(),
      unique: [["code"]],
    },
    {
      table: "currency",
      columns: { id: "uuid", code: "text", symbol: "text", locale: "text", ...names, sort_order: "integer" },
      rows: CURRENCIES.map(([code, symbol, locale, name_en, name_tr], index) => ({
        id: fixedId(`currency/${code}`),
        code,
        symbol,
        locale,
        name_en,
        name_tr,
        sort_order: index + 1,
      })),
      unique: [["code"]],
    },
  ];
}

/** Digest of the shipped data. Every start computes it, so it must be quick. */
export async function shippedDigest(): Promise<string> {
  const all = [ROWS_VERSION, shippedTypes(), CURRENCIES, shippedRates(), await shippedFiles()];
  return createHash("sha256").update(JSON.stringify(all)).digest("hex");
}

/**
 * Inserts missing rows and updates changed ones; other rows stay. For currencies the statement is:
 *   insert into currency (id, code, …) select shipped.id, shipped.code, … from jsonb_to_recordset(…) as shipped(id uuid, …)
 *   where not exists (select from currency other where other.id <> shipped.id and ((other.code = shipped.code)))
 *   on conflict (id) do update set code = excluded.code, … where (currency.code, …) is distinct from (excluded.code, …)
 */
export async function writeShipped(tx: Db, { table, columns, rows, unique, editable }: Shipped): Promise<void> {
  const names = Object.keys(columns);
  const [key, ...others] = names;
  const list = (prefix: string, of: string[]) => of.map((name) => `${prefix}${name}`).join(", ");
  const updated = others.filter((name) => !editable || name !== "sort_order");
  const typed = names.map((name) => `${name} ${columns[name]}`).join(", ");
  const sameOf = (group: string[]) => group.map((name) => `other.${name} = shipped.${name}`).join(" and ");
  const clash = unique.map((group) => `(${sameOf(group)})`).join(" or ");
  await tx.execute(sql`
    insert into ${sql.raw(`${table} (${list("", names)})`)}
    select ${sql.raw(list("shipped.", names))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.raw(`shipped(${typed})`)}
    ${sql.raw(clash && `where not exists (select from ${table} other where other.${key} <> shipped.${key} and (${clash}))`)}
    on conflict (${sql.raw(key!)}) do update
    set ${sql.raw(updated.map((name) => `${name} = excluded.${name}`).join(", "))}
    where (${sql.raw(list(`${table}.`, updated))}) is distinct from (${sql.raw(list("excluded.", updated))})
    ${sql.raw(editable ? `and ${table}.edited_at is null` : "")}
  `);
}

/** Adds missing rates; a rate an admin has corrected stays. */
export async function writeShippedRates(tx: Db): Promise<void> {
  const rows = shippedRates().map(({ code, ...rate }) => ({ currency_id: fixedId(`currency/${code}`), ...rate }));
  await tx.execute(sql`
    insert into currency_rate (currency_id, day, usd_per_unit)
    select currency_id, day, usd_per_unit
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped(currency_id uuid, day date, usd_per_unit numeric)
    on conflict do nothing
  `);
}

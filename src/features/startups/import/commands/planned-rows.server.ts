import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Field } from "#shared/edit/form.ts";
import type { Place } from "#shared/import/places.ts";
import { refreshStartups } from "../../commands.server.ts";
import { startupForm } from "../../editing/form.ts";
import { STARTUP_PARTS } from "../../editing/rules.ts";
import { fieldsOfTypes } from "../contract.ts";
import type { Columns } from "../parts/columns.server.ts";
import { CITY } from "../parts/file-columns.server.ts";
import type { ImportKind } from "../queries/import-rows.server.ts";
import { seoUrlsFor } from "../queries/seo-urls.server.ts";
import type { RowValues } from "../rules.ts";
import type { PlannedRow } from "./plan.server.ts";
import {
  assignmentsOf,
  type Input,
  inputsOf,
  recordOf,
  typesOf,
  writeImportRows,
  writeLists,
} from "./written-rows.server.ts";

/** Functions that write rows of other features. */
export interface Writers {
  /** Finds or adds the cities. Returns their ids in the same order. */
  ensureCities: (tx: Db, places: readonly Place[]) => Promise<string[]>;
  /** The ids of those that it would add; null for the others. */
  newCities: (tx: Db, places: readonly Place[]) => Promise<(string | null)[]>;
  /** Writes organizations, and brings their list in line. */
  writeOrganizations: (tx: Db, rows: { create: Input[]; update: Input[] }) => Promise<void>;
}

/** Writes planned rows, and brings the lists that show them in line. */
export async function writePlanned(
  tx: Db,
  kind: ImportKind,
  planned: readonly PlannedRow[],
  { columns, ensureCities, writeOrganizations }: Writers & { columns: Columns },
): Promise<void> {
  if (planned.length === 0) return;
  const rows = await withCities(tx, planned, ensureCities);
  const fresh = rows.filter(({ stored }) => !stored);
  const create = kind === "funding" ? inputsOf(fresh, columns) : await addressed(tx, kind, fresh, columns);
  const old = rows.filter(({ stored }) => stored);
  const update = inputsOf(old, columns);
  if (kind === "organization") await writeOrganizations(tx, { create, update });
  else {
    await writeTable(tx, kind, columns, { create, update });
    await writeLists(tx, rows, columns);
  }
  await writeImportRows(tx, kind, rows, columns);
  const ids = rows.flatMap(({ id, columnValues, stored }) =>
    kind === "startup" ? [id] : [columnValues.startup_id, stored?.values.startup_id],
  );
  if (kind !== "organization") await refreshStartups(tx, [...new Set(ids.filter((id) => typeof id === "string"))]);
}

/** Gives the rows their cities. */
async function withCities(
  tx: Db,
  rows: readonly PlannedRow[],
  ensureCities: Writers["ensureCities"],
): Promise<readonly PlannedRow[]> {
  const placed = rows.filter(
    ({ values, preserved, columnValues }) => values.place !== null && CITY in columnValues && !preserved.has(CITY),
  );
  if (placed.length === 0) return rows;
  const ids = await ensureCities(
    tx,
    placed.map(({ values }) => values.place!),
  );
  const cities = new Map(placed.map(({ id }, index) => [id, ids[index] ?? null]));
  return rows.map((row) =>
    cities.has(row.id) ? { ...row, columnValues: { ...row.columnValues, [CITY]: cities.get(row.id)! } } : row,
  );
}

/** New startups and organizations have an address; of a startup it is known how complete it is. */
async function addressed(
  tx: Db,
  kind: "startup" | "organization",
  rows: readonly PlannedRow[],
  columns: Columns,
): Promise<Input[]> {
  const names = rows.map(({ values, sourceKey }) => ({ name: values.name, sourceKey }));
  const seoUrls = await seoUrlsFor(tx, kind, names);
  return inputsOf(rows, columns).map((input, index) => ({
    ...input,
    seo_url: seoUrls[index],
    ...(kind === "startup" ? { source: "import", fullness: fullnessOf(rows[index]!.values) } : {}),
  }));
}

/** Columns of new rows besides those of the file. */
const OF_NEW_ROWS = { startup: { source: "text", seo_url: "text", fullness: "smallint" }, funding: {} };

async function writeTable(
  tx: Db,
  kind: "startup" | "funding",
  columns: Columns,
  { create, update }: { create: readonly Input[]; update: readonly Input[] },
): Promise<void> {
  const from = (inputs: readonly Input[], types: Record<string, string>) =>
    sql`json_to_recordset(${JSON.stringify(inputs)}::json) as input (${sql.raw(recordOf(types))})`;
  const types = { ...typesOf(columns), ...OF_NEW_ROWS[kind] };
  const names = sql.raw(["id", ...Object.keys(types)].join(", "));
  const table = sql.raw(kind);
  if (create.length > 0)
    await tx.execute(sql`insert into ${table} (${names}) select ${names} from ${from(create, types)}`);
  if (update.length > 0)
    await tx.execute(sql`
      update ${table} t set ${sql.raw(assignmentsOf(columns))}, updated_at = now()
      from ${from(update, typesOf(columns))} where t.id = input.id`);
}

/** Fields of imports by the list of the catalogue whose values they take. */
const BY_LIST = new Map(
  fieldsOfTypes("startup", ["sector", "choice", "choices"]).map(({ name, of = "" }): [string, string] => [of, name]),
);
const ROWS: Readonly<Record<string, string>> = { teammember: "team", competitor: "competitors" };

/** The field of an import that fills one of the form. */
function importedField(name: string): string {
  const field = Object.entries<Field>(startupForm.fields).find(([formField]) => formField === name)?.[1];
  const list = field && (field.kind === "type" || field.kind === "types") ? BY_LIST.get(field.of) : undefined;
  return list ?? ROWS[name] ?? name.replace(/Id$/, "");
}
const COUNTED = STARTUP_PARTS.map(({ fields }) => fields.map(importedField));

/** The share of filled fields that list_refresh computes for a new startup without rounds. If it differs, the row is written twice. */
function fullnessOf({ single, lists, place }: RowValues): number {
  const isFilled = (name: string) => Boolean(name === "city" ? place : single[name] || lists[name]?.length);
  return Math.round((100 * COUNTED.filter((fields) => fields.some(isFilled)).length) / COUNTED.length);
}

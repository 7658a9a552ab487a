import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import type { StartupFile } from "../contract.ts";
import { digestOf, type Outcome, type ReadyRow, refusal } from "../parts/batch.server.ts";
import { type Catalogue, kindOf } from "../queries/catalogue.server.ts";
import { addKeys, earlierPlaces } from "../queries/import-keys.server.ts";
import { seoUrlsFor } from "../queries/seo-urls.server.ts";
import { CHOICE_FIELDS, type Place, type StartupValues, TEXT_FIELDS } from "../rules.ts";

/** Finds or adds the cities. Returns their ids in the same order. */
export type EnsureCities = (tx: Db, places: readonly Place[]) => Promise<string[]>;

type Row = ReadyRow<StartupValues>;
type Existing = {
  id: string;
  digest: string | null;
  deleted: boolean;
};

/** Plans what happens to the rows; nothing is written. */
export async function planStartups(tx: Db, rows: readonly Row[], where: string) {
  const seen = await earlierPlaces(
    tx,
    rows.map((row) => row.sourceKey),
  );
  const existing = await existingStartups(tx, rows);
  const outcomes: Outcome[] = [];
  const create: (Row & { digest: string })[] = [];
  const update: (Row & { digest: string; id: string })[] = [];
  const fresh: { key: string; place: string }[] = [];
  for (const row of rows) {
    const { number, sourceKey: key, problems } = row;
    const earlier = seen.get(key);
    if (earlier) {
      outcomes.push(refusal(row, { column: "", value: key, reason: `the same key as ${earlier}` }));
      continue;
    }
    seen.set(key, `${where} row ${number}`);
    fresh.push({ key, place: `${where} row ${number}` });
    const digest = digestOf(row.values);
    const stored = existing.get(key);
    if (!stored) create.push({ ...row, digest });
    else if (!stored.deleted && stored.digest !== digest) update.push({ ...row, digest, id: stored.id });
    const why = stored?.deleted ? { column: "", value: key, reason: "deleted here, and stays so" } : undefined;
    const action = !stored ? "create" : stored.deleted || stored.digest === digest ? "unchanged" : "update";
    outcomes.push({ number, key, action, problems, ...(why ? { why } : {}) });
  }
  await addKeys(tx, fresh);
  return { outcomes, create, update };
}

async function existingStartups(tx: Db, rows: readonly Row[]): Promise<Map<string, Existing>> {
  const keys = rows.map((row) => row.sourceKey);
  const { rows: stored } = await tx.execute<Existing & { source_key: string }>(sql`
    select source_key, id, source_digest digest, deleted_at is not null deleted
    from startup where source_key = any (${sql.param(keys)}::text[])
  `);
  return new Map(stored.map(({ source_key, ...row }) => [source_key, row]));
}

/** Column of table startup → its type and the value a row gives it. Only columns the profile fills are written. */
type Columns = Record<string, [type: string, read: (values: StartupValues, cityId: string | null) => string | null]>;

function columnsFor({ fields }: StartupFile, catalogue: Catalogue): Columns {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const columns: Columns = { name: ["text", (values) => values.name] };
  for (const field of TEXT_FIELDS)
    if (fields[field]) columns[snake(field)] = ["text", (values) => values.texts[field] ?? null];
  for (const field of ["sector", ...CHOICE_FIELDS] as const)
    if (fields[field])
      columns[`${snake(field)}_id`] = [
        "uuid",
        ({ choices }) => catalogue.typeIds.get(`${kindOf(field)}/${choices[field]}`) ?? null,
      ];
  if (fields.foundationDate) columns.foundation_date = ["date", (values) => values.foundationDate];
  if (fields.country) {
    columns.country_id = ["uuid", (values) => catalogue.countryIds.get(values.country ?? "") ?? null];
    columns.city_id = ["uuid", (_, cityId) => cityId];
  }
  return columns;
}

/** Writes what was planned. Returns the ids of all startups that are new or changed. */
export async function writeStartups(
  tx: Db,
  { create, update }: Pick<Awaited<ReturnType<typeof planStartups>>, "create" | "update">,
  file: StartupFile,
  { catalogue, ensureCities }: { catalogue: Catalogue; ensureCities: EnsureCities },
): Promise<string[]> {
  const rows = [
    ...create.map((row) => ({ ...row, id: v7(), made: true })),
    ...update.map((row) => ({ ...row, made: false })),
  ];
  if (rows.length === 0) return [];
  const places = rows.flatMap(({ values }) => (values.place ? [values.place] : []));
  const cityIds = await ensureCities(tx, places);
  const columns = columnsFor(file, catalogue);
  let place = 0;
  const records = rows.map(({ id, made, sourceKey, digest, values }) => {
    const cityId = values.place ? (cityIds[place++] ?? null) : null;
    const filled = Object.entries(columns).map(([name, [, read]]) => [name, read(values, cityId)] as const);
    return {
      ...Object.fromEntries(filled),
      fullness: fullnessOf(values),
      id,
      made,
      source_key: sourceKey,
      source_digest: digest,
    };
  });
  await insertStartups(
    tx,
    records.filter(({ made }) => made),
    columns,
    create,
  );
  await updateStartups(
    tx,
    records.filter(({ made }) => !made),
    columns,
  );
  if (file.fields.sector) await writeSubSectors(tx, rows, catalogue);
  return rows.map(({ id }) => id);
}

/** Fields of a profile that count as filled together when one of them is. */
const COUNTED = [
  ["taglineEn", "taglineTr"],
  ["facebook", "instagram", "twitter", "linkedin"],
  ...["website", "sector", "stage", "employeeCount", "operatingStatus"].map((field) => [field]),
];

/** The share of filled fields that list_refresh computes for a new startup without rounds. If it differs, the row is written twice. */
function fullnessOf(values: StartupValues): number {
  const fields = { ...values.texts, ...values.choices };
  const filled = [
    ...COUNTED.map((names) => names.some((name) => fields[name])),
    ...[values.subSector, values.foundationDate, values.country, values.place].map((value) => value !== null),
  ];
  return 4 * filled.filter(Boolean).length;
}

const typesOf = (columns: Columns) =>
  Object.entries(columns)
    .map(([name, [type]]) => `${name} ${type}`)
    .join(", ");
const INPUT_COLUMNS = "id uuid, source_key text, source_digest text";

async function insertStartups(tx: Db, records: object[], columns: Columns, create: readonly Row[]): Promise<void> {
  if (records.length === 0) return;
  const seoUrls = await seoUrlsFor(
    tx,
    create.map(({ values, sourceKey }) => ({ name: values.name, sourceKey })),
  );
  const inputs = records.map((record, index) => ({ ...record, seo_url: seoUrls[index] }));
  const names = ["id", "source_key", "source_digest", "seo_url", "fullness", ...Object.keys(columns)].join(", ");
  await tx.execute(sql`
    insert into startup (source, ${sql.raw(names)})
    select 'import', ${sql.raw(names)} from json_to_recordset(${JSON.stringify(inputs)}::json)
    as input (${sql.raw(`${INPUT_COLUMNS}, seo_url text, fullness smallint, ${typesOf(columns)}`)})
  `);
}

async function updateStartups(tx: Db, records: object[], columns: Columns): Promise<void> {
  if (records.length === 0) return;
  const names = ["source_digest", ...Object.keys(columns)];
  await tx.execute(sql`
    update startup set ${sql.raw(names.map((name) => `${name} = input.${name}`).join(", "))}, updated_at = now()
    from json_to_recordset(${JSON.stringify(records)}::json) as input (${sql.raw(`${INPUT_COLUMNS}, ${typesOf(columns)}`)})
    where startup.id = input.id
  `);
}

async function writeSubSectors(
  tx: Db,
  rows: readonly { id: string; made: boolean; values: StartupValues }[],
  { typeIds }: Catalogue,
): Promise<void> {
  const changed = rows.filter(({ made }) => !made).map(({ id }) => id);
  if (changed.length > 0)
    await tx.execute(
      sql`delete from startup_choice where kind = 'subSector' and startup_id = any (${sql.param(changed)}::uuid[])`,
    );
  const choices = rows.flatMap(({ id, values }) =>
    values.subSector ? [{ id, type: typeIds.get(`subSector/${values.subSector}`) }] : [],
  );
  if (choices.length > 0)
    await tx.execute(sql`
      insert into startup_choice (startup_id, kind, type_id)
      select id, 'subSector', type from json_to_recordset(${JSON.stringify(choices)}::json) as input (id uuid, type uuid)
    `);
}

import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import type { StartupFile } from "../contract.ts";
import { digestOf, type Outcome, type ReadyRow } from "../parts/batch.server.ts";
import { type Digests, digestOfValue, type FieldChanges, fieldChanges } from "../parts/field-changes.server.ts";
import { type Column, columnsFor, SUB_SECTOR, subSectorOf } from "../parts/startup-columns.server.ts";
import type { Catalogue } from "../queries/catalogue.server.ts";
import { addKeys, earlierPlaces } from "../queries/import-keys.server.ts";
import { seoUrlsFor } from "../queries/seo-urls.server.ts";
import { type StoredStartup, storedStartups } from "../queries/stored-startups.server.ts";
import type { Place, StartupValues } from "../rules.ts";

/** Finds or adds the cities. Returns their ids in the same order. */
export type EnsureCities = (tx: Db, places: readonly Place[]) => Promise<string[]>;

type Row = ReadyRow<StartupValues>;
interface Update extends Row {
  digest: string;
  id: string;
  startup: StoredStartup;
  /** Columns that stay as they are. */
  preserved: ReadonlySet<string>;
}
type Existing = {
  id: string;
  digest: string | null;
  deleted: boolean;
};

const deletedHere = ({ number, sourceKey: key, problems }: Row): Outcome => {
  const why = { column: "", value: key, reason: "deleted here, and stays so" };
  return { number, key, action: "unchanged", why, problems };
};

const NO_CHANGES: FieldChanges = { preserved: new Set(), changed: [], edited: [] };

/** Plans what happens to the rows; nothing is written. */
export async function planStartups(
  tx: Db,
  rows: readonly Row[],
  where: string,
  { file, catalogue }: { file: StartupFile; catalogue: Catalogue },
) {
  const seen = await earlierPlaces(
    tx,
    rows.map((row) => row.sourceKey),
  );
  const existing = await existingStartups(tx, rows);
  const columns = columnsFor(file, catalogue);
  const differing = rows.flatMap((row) => {
    const stored = existing.get(row.sourceKey);
    return stored && !stored.deleted && stored.digest !== digestOf(row.values) ? [stored.id] : [];
  });
  const startups = await storedStartups(tx, differing, Object.keys(columns));
  const outcomes: Outcome[] = [];
  const create: (Row & { digest: string })[] = [];
  const update: Update[] = [];
  const fresh: { key: string; place: string }[] = [];
  for (const row of rows) {
    const { number, sourceKey: key, problems } = row;
    const earlier = seen.get(key);
    if (earlier) {
      const why = { column: "", value: key, reason: `the same key as ${earlier}` };
      outcomes.push({ number, key, action: "repeated", why, problems });
      continue;
    }
    seen.set(key, `${where} row ${number}`);
    fresh.push({ key, place: `${where} row ${number}` });
    const stored = existing.get(key);
    const digest = digestOf(row.values);
    if (!stored) create.push({ ...row, digest });
    if (!stored || stored.deleted) {
      outcomes.push(stored ? deletedHere(row) : { number, key, action: "create", problems });
      continue;
    }
    const startup = startups.get(stored.id);
    const { preserved, changed, edited } = startup ? fieldChanges(row, startup, file, columns, catalogue) : NO_CHANGES;
    if (startup && changed.length > 0) update.push({ ...row, digest, id: stored.id, startup, preserved });
    const action = changed.length > 0 ? "update" : "unchanged";
    outcomes.push({ number, key, action, problems: [...problems, ...edited], changed });
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

/** Writes what was planned. Returns the ids of all startups that are new or changed. */
export async function writeStartups(
  tx: Db,
  { create, update }: Pick<Awaited<ReturnType<typeof planStartups>>, "create" | "update">,
  file: StartupFile,
  { catalogue, ensureCities }: { catalogue: Catalogue; ensureCities: EnsureCities },
): Promise<string[]> {
  const rows = [
    ...create.map((row) => ({ ...row, id: v7(), startup: undefined, preserved: new Set<string>() })),
    ...update,
  ];
  if (rows.length === 0) return [];
  const places = rows.flatMap(({ values }) => (values.place ? [values.place] : []));
  const cityIds = await ensureCities(tx, places);
  const columns = columnsFor(file, catalogue);
  let place = 0;
  const records = rows.map(({ id, startup, preserved, sourceKey, digest, values }) => {
    const cityId = values.place ? (cityIds[place++] ?? null) : null;
    const filled = Object.entries(columns).map(
      ([name, { read }]) =>
        [name, startup && preserved.has(name) ? (startup.values[name] ?? null) : read(values, cityId)] as const,
    );
    const written = [...filled, [SUB_SECTOR, subSectorOf(values, catalogue)] as const].filter(
      ([name]) => !preserved.has(name),
    );
    return {
      ...Object.fromEntries(filled),
      fullness: fullnessOf(values),
      id,
      made: !startup,
      source_key: sourceKey,
      source_digest: digest,
      digests: {
        ...startup?.digests,
        ...Object.fromEntries(written.map(([name, value]) => [name, digestOfValue(value)])),
      },
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
  await writeDigests(tx, records);
  if (file.fields.sector) await writeSubSectors(tx, rows, catalogue);
  return rows.map(({ id }) => id);
}

async function writeDigests(tx: Db, records: readonly { id: string; digests: Digests }[]): Promise<void> {
  const inputs = records.map(({ id, digests }) => ({ id, digests }));
  await tx.execute(sql`
    insert into startup_import (startup_id, digests)
    select id, digests from json_to_recordset(${JSON.stringify(inputs)}::json) as input (id uuid, digests jsonb)
    on conflict (startup_id) do update set digests = excluded.digests`);
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

type Columns = Record<string, Column>;
const typesOf = (columns: Columns) =>
  Object.entries(columns)
    .map(([name, { type }]) => `${name} ${type}`)
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
  rows: readonly {
    id: string;
    startup: StoredStartup | undefined;
    preserved: ReadonlySet<string>;
    values: StartupValues;
  }[],
  catalogue: Catalogue,
): Promise<void> {
  const written = rows.filter(({ preserved }) => !preserved.has(SUB_SECTOR));
  const changed = written.filter(({ startup }) => startup).map(({ id }) => id);
  if (changed.length > 0)
    await tx.execute(
      sql`delete from startup_choice where kind = 'subSector' and startup_id = any (${sql.param(changed)}::uuid[])`,
    );
  const choices = written.flatMap(({ id, values }) =>
    values.subSector ? [{ id, type: subSectorOf(values, catalogue) }] : [],
  );
  if (choices.length > 0)
    await tx.execute(sql`
      insert into startup_choice (startup_id, kind, type_id)
      select id, 'subSector', type from json_to_recordset(${JSON.stringify(choices)}::json) as input (id uuid, type uuid)
    `);
}

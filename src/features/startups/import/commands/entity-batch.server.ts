import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { because } from "#shared/import/reasons.ts";
import type { OrganizationFile, StartupFile } from "../contract.ts";
import { type Outcome, type ReadyRow, refusal } from "../parts/batch.server.ts";
import type { Columns } from "../parts/columns.server.ts";
import { CITY } from "../parts/entity-columns.server.ts";
import { decide, isNew } from "../parts/joining.server.ts";
import type { Place } from "../parts/place.ts";
import type { Catalogue } from "../queries/catalogue.server.ts";
import { candidatesFor, namedRows } from "../queries/same.server.ts";
import { seoUrlsFor } from "../queries/seo-urls.server.ts";
import type { EntityValues } from "../rules.ts";
import { type Joins, type Plan, type PlannedRow, planRows } from "./plan.server.ts";
import {
  assignmentsOf,
  type Input,
  inputsOf,
  recordOf,
  typesOf,
  writeImportRows,
  writeLists,
} from "./written-rows.server.ts";

/** Finds or adds the cities. Returns their ids in the same order. */
export type EnsureCities = (tx: Db, places: readonly Place[]) => Promise<string[]>;

type Row = ReadyRow<EntityValues>;
type Planned = PlannedRow<EntityValues>;

export interface EntityContext {
  file: StartupFile | OrganizationFile;
  /** Key of the profile. */
  source: string;
  /** Name of the file. */
  where: string;
  columns: Columns<EntityValues>;
  catalogue: Catalogue;
}

/** Plans what happens to rows of startups or organizations; nothing is written. */
export function planEntities(tx: Db, rows: readonly Row[], context: EntityContext): Promise<Plan<EntityValues>> {
  const { file, where, columns, catalogue } = context;
  const repeated = (place: string) =>
    where === "" ? because("sameRow", { row: place }) : because("sameKey", { place });
  return planRows(tx, rows, { kind: file.kind, where, columns, catalogue, repeated }, (newcomers) =>
    joinsOf(tx, newcomers, context),
  );
}

/** What new rows are joined to: by the deciding column, else by the profile's option. */
async function joinsOf(tx: Db, rows: readonly Row[], { file, source, catalogue }: EntityContext): Promise<Joins> {
  const undecided = rows.filter(({ values }) => values.same === "");
  const decided = rows.filter(({ values }) => values.same !== "" && !isNew(values.same));
  const ids = new Map<number, string>();
  const remarks = new Map<number, Outcome["same"]>();
  const refused = new Map<number, Outcome>();
  const named = await namedRows(
    tx,
    file.kind,
    decided.map(({ values }) => values.same),
  );
  const taken = new Set<string>();
  for (const row of decided) {
    const { number, values } = row;
    const id = named.get(values.same);
    const problem = { column: file.same.column ?? "", value: values.same };
    if (!id || taken.has(id)) {
      const reason = because(id ? "joinedEarlier" : "nothingHere");
      refused.set(number, refusal(row, { ...problem, reason }));
      continue;
    }
    taken.add(id);
    ids.set(number, id);
    remarks.set(number, [{ ...problem, reason: because("joinedByColumn") }]);
  }
  const candidates = await candidatesFor(
    tx,
    file.kind,
    source,
    undecided.map(({ number, values: { name, single, place } }) => ({
      number,
      name,
      website: single.website ?? null,
      countryId: catalogue.countryIds.get(single.country ?? "") ?? null,
      city: place?.en ?? null,
    })),
  );
  for (const { number } of undecided) {
    const free = (candidates.get(number) ?? []).filter(({ id }) => !taken.has(id));
    const decision = decide(free, file.same.join);
    if (decision.id) {
      taken.add(decision.id);
      ids.set(number, decision.id);
    }
    if (decision.remarks.length > 0) remarks.set(number, decision.remarks);
  }
  return { ids, remarks, refused };
}

/** Gives the rows their cities. */
export async function withCities(tx: Db, rows: readonly Planned[], ensureCities: EnsureCities): Promise<Planned[]> {
  const isWritten = ({ values, preserved, columnValues }: Planned) =>
    values.place !== null && CITY in columnValues && !preserved.has(CITY);
  const placed = rows.filter(isWritten);
  const ids = await ensureCities(
    tx,
    placed.map(({ values }) => values.place!),
  );
  const cities = new Map(placed.map(({ id }, index) => [id, ids[index] ?? null]));
  return rows.map((row) =>
    cities.has(row.id) ? { ...row, columnValues: { ...row.columnValues, [CITY]: cities.get(row.id)! } } : row,
  );
}

/** Writes planned startups. Returns their ids. */
export async function writeStartups(
  tx: Db,
  planned: readonly Planned[],
  { columns, ensureCities }: { columns: Columns<EntityValues>; ensureCities: EnsureCities },
): Promise<string[]> {
  if (planned.length === 0) return [];
  const rows = await withCities(tx, planned, ensureCities);
  await insertStartups(
    tx,
    rows.filter(({ stored }) => !stored),
    columns,
  );
  const updated = rows.filter(({ stored }) => stored);
  if (updated.length > 0)
    await tx.execute(sql`
      update startup t set ${sql.raw(assignmentsOf(columns))}, updated_at = now()
      from json_to_recordset(${JSON.stringify(inputsOf(updated, columns))}::json) as input (${sql.raw(recordOf(typesOf(columns)))})
      where t.id = input.id`);
  await writeLists(tx, rows, columns);
  await writeImportRows(tx, "startup", rows, columns);
  return rows.map(({ id }) => id);
}

async function insertStartups(tx: Db, rows: readonly Planned[], columns: Columns<EntityValues>): Promise<void> {
  if (rows.length === 0) return;
  const seoUrls = await seoUrlsFor(
    tx,
    "startup",
    rows.map(({ values, sourceKey }) => ({ name: values.name, sourceKey })),
  );
  const inputs = inputsOf(rows, columns).map((input, index) => ({
    ...input,
    seo_url: seoUrls[index],
    fullness: fullnessOf(rows[index]!.values),
  }));
  const types = { ...typesOf(columns), seo_url: "text", fullness: "smallint" };
  const names = ["id", ...Object.keys(types)].join(", ");
  await tx.execute(sql`
    insert into startup (source, ${sql.raw(names)})
    select 'import', ${sql.raw(names)}
    from json_to_recordset(${JSON.stringify(inputs)}::json) as input (${sql.raw(recordOf(types))})`);
}

/** Fields that count as filled together when one of them is. */
const COUNTED = [
  ["taglineEn", "taglineTr"],
  ["descriptionEn", "descriptionTr"],
  ["targetGroupEn", "targetGroupTr"],
  ["competitiveAdvantageEn", "competitiveAdvantageTr"],
  ["revenueModelDescriptionEn", "revenueModelDescriptionTr"],
  ["facebook", "instagram", "twitter", "linkedin"],
];
const COUNTED_ALONE = [
  "website",
  "sector",
  "stage",
  "employeeCount",
  "operatingStatus",
  "incorporated",
  "foundationDate",
  "country",
  "marketSize",
  "investmentSeekingStatus",
];
const COUNTED_LISTS = ["subSectors", "technologies", "businessModels", "revenueModels", "competitors", "team"];

/** The share of filled fields that list_refresh computes for a new startup without rounds. If it differs, the row is written twice. */
function fullnessOf({ single, lists, place }: EntityValues): number {
  const filled = [
    ...COUNTED.map((names) => names.some((name) => single[name])),
    ...COUNTED_ALONE.map((name) => single[name]),
    ...COUNTED_LISTS.map((name) => lists[name]?.length),
    place,
  ];
  return 4 * filled.filter(Boolean).length;
}

/** Writes organizations, which another feature owns, and brings its list in line. */
export type WriteOrganizations = (tx: Db, rows: { create: Input[]; update: Input[] }) => Promise<void>;

/** Writes planned organizations. */
export async function writeOrganizationRows(
  tx: Db,
  planned: readonly Planned[],
  context: { columns: Columns<EntityValues>; ensureCities: EnsureCities; writeOrganizations: WriteOrganizations },
): Promise<void> {
  if (planned.length === 0) return;
  const rows = await withCities(tx, planned, context.ensureCities);
  const fresh = rows.filter(({ stored }) => !stored);
  const seoUrls = await seoUrlsFor(
    tx,
    "organization",
    fresh.map(({ values, sourceKey }) => ({ name: values.name, sourceKey })),
  );
  await context.writeOrganizations(tx, {
    create: inputsOf(fresh, context.columns).map((input, index) => ({ ...input, seo_url: seoUrls[index] })),
    update: inputsOf(
      rows.filter(({ stored }) => stored),
      context.columns,
    ),
  });
  await writeImportRows(tx, "organization", rows, context.columns);
}

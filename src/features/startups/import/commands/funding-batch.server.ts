import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { because } from "#shared/import/reasons.ts";
import type { Problem } from "#shared/import/row-reader.ts";
import { labelOf } from "#shared/import/steps.ts";
import type { FundingFile } from "../contract.ts";
import { type Outcome, type ReadyRow, refusal } from "../parts/batch.server.ts";
import type { Columns } from "../parts/columns.server.ts";
import type { RoundValues } from "../parts/funding-columns.server.ts";
import { type Catalogue, usdRate } from "../queries/catalogue.server.ts";
import { investorsOf } from "../queries/import-investors.server.ts";
import { addKeys } from "../queries/import-keys.server.ts";
import { type ImportedStartup, importedStartups } from "../queries/imported-startups.server.ts";
import type { FundingValues } from "../rules.ts";
import { NO_JOINS, type Plan, type PlannedRow, planRows } from "./plan.server.ts";
import { assignmentsOf, inputsOf, recordOf, typesOf, writeImportRows, writeLists } from "./written-rows.server.ts";

type Row = ReadyRow<FundingValues>;

export interface FundingContext {
  file: FundingFile;
  /** Key of the profile. */
  source: string;
  /** Name of the file. */
  where: string;
  columns: Columns<RoundValues>;
  catalogue: Catalogue;
  dryRun: boolean;
}

/** Plans what happens to the rows; nothing is written. */
export async function planFundings(tx: Db, rows: readonly Row[], context: FundingContext): Promise<Plan<RoundValues>> {
  const { file, source, where, columns, catalogue, dryRun } = context;
  const rated = rows.map((row) => withRates(row, file, catalogue));
  const named = file.rows === "investors" ? await withInvestors(tx, rated) : await numbered(tx, rated, where);
  const startups = await importedStartups(tx, source, named, dryRun, file.startupBy);
  const refused: Outcome[] = [];
  const ready: ReadyRow<RoundValues>[] = [];
  for (const row of named) {
    const startup = startups.get(row.values.startup);
    // Several have the name; in a dry run one that has the key may not be there yet.
    const isUnclear = file.startupBy === "name" && startup?.id === "";
    if (!startup || isUnclear) {
      const unknown = file.startupBy === "name" ? "noStartupNamed" : "noStartupKey";
      const reason = because(isUnclear ? "severalStartups" : unknown);
      refused.push(refusal(row, { column: "", value: row.values.startup, reason }));
      continue;
    }
    const early = beforeFoundation(row.values, startup);
    const problems = early ? [...row.problems, early] : row.problems;
    ready.push({ ...row, problems, values: { ...row.values, startupId: startup.id } });
  }
  const repeated = (place: string) => because("sameRound", { place });
  const plan = await planRows(
    tx,
    ready,
    { kind: "funding", where, columns, catalogue, repeated },
    async () => NO_JOINS,
  );
  return { outcomes: [...refused, ...plan.outcomes], write: plan.write };
}

/**
 * Rounds have no names: rows with the same key are numbered, so that the second of two equal rounds is the second at every
 * import.
 */
async function numbered(tx: Db, rows: readonly Row[], where: string): Promise<Row[]> {
  const before = await addKeys(
    tx,
    rows.map((row) => ({ key: `round ${row.sourceKey}`, place: where })),
  );
  return rows.map((row) => {
    const times = (before.get(`round ${row.sourceKey}`) ?? 0) + 1;
    before.set(`round ${row.sourceKey}`, times);
    return { ...row, sourceKey: `${row.sourceKey}|${times}` };
  });
}

/** Each row is one investor: a round has those of all its rows. */
async function withInvestors(tx: Db, rows: readonly Row[]): Promise<Row[]> {
  const investors = await investorsOf(
    tx,
    rows.map((row) => row.sourceKey),
  );
  return rows.map((row) => ({
    ...row,
    sourceKey: `${row.sourceKey}|1`,
    values: { ...row.values, investors: investors.get(row.sourceKey) ?? [] },
  }));
}

/** A round before the foundation is imported, because either day may be wrong, and reported. */
function beforeFoundation({ announcedDate }: FundingValues, { founded }: ImportedStartup): Problem | undefined {
  if (!announcedDate || !founded || announcedDate >= founded) return undefined;
  return { column: "", value: announcedDate, reason: because("keptLater", { day: founded }) };
}

/** Leaves out amounts in a currency that has no rate: their worth in dollars would be made up. */
function withRates(row: Row, { fields }: FundingFile, catalogue: Catalogue): Row {
  const { amount, preValuation, announcedDate } = row.values;
  const money = amount ?? preValuation;
  const currency = money?.split(" ")[1];
  if (money === null || !currency || usdRate(catalogue, currency, announcedDate) !== undefined) return row;
  const column = labelOf(fields.amount ?? fields.preValuation ?? {});
  const problem = { column, value: money, reason: because("noRate", { currency }) };
  return { ...row, values: { ...row.values, amount: null, preValuation: null }, problems: [...row.problems, problem] };
}

/** Writes planned rounds. Returns the ids of the startups whose rounds are new or changed. */
export async function writeFundings(
  tx: Db,
  rows: readonly PlannedRow<RoundValues>[],
  columns: Columns<RoundValues>,
): Promise<string[]> {
  const types = typesOf(columns);
  const input = (part: readonly PlannedRow<RoundValues>[]) =>
    sql`json_to_recordset(${JSON.stringify(inputsOf(part, columns))}::json) as input (${sql.raw(recordOf(types))})`;
  const names = sql.raw(["id", ...Object.keys(types)].join(", "));
  const create = rows.filter(({ stored }) => !stored);
  if (create.length > 0) await tx.execute(sql`insert into funding (${names}) select ${names} from ${input(create)}`);
  const update = rows.filter(({ stored }) => stored);
  if (update.length > 0)
    await tx.execute(sql`
      update funding t set ${sql.raw(assignmentsOf(columns))}, updated_at = now() from ${input(update)} where t.id = input.id`);
  await writeLists(tx, rows, columns);
  await writeImportRows(tx, "funding", rows, columns);
  const touched = rows.flatMap(({ stored, columnValues }) => [columnValues.startup_id, stored?.values.startup_id]);
  return [...new Set(touched.filter((id) => typeof id === "string"))];
}

import type { Db } from "#db/open.server.ts";
import { type Outcome, refusal } from "#server/import/outcomes.server.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import { because } from "#shared/import/reasons.ts";
import type { Problem } from "#shared/import/row-reader.ts";
import { labelOf } from "#shared/import/steps.ts";
import type { FundingFile } from "../contract.ts";
import { type Columns, usdRate } from "../parts/columns.server.ts";
import { type ImportedStartup, importedStartups } from "../queries/import-rows.server.ts";
import { addKeys, investorsOf } from "../queries/run-tables.server.ts";
import type { RowValues } from "../rules.ts";
import { NO_JOINS, type Plan, planRows, type ReadyRow } from "./plan.server.ts";

export interface FundingContext {
  file: FundingFile;
  /** Key of the profile. */
  source: string;
  /** Name of the file. */
  where: string;
  columns: Columns;
  catalogue: ImportCatalogue;
  dryRun: boolean;
}

/** Plans what happens to the rows; nothing is written. */
export async function planFundings(tx: Db, rows: readonly ReadyRow[], context: FundingContext): Promise<Plan> {
  const { file, source, where, columns, catalogue, dryRun } = context;
  const rated = rows.map((row) => withRates(row, file, catalogue));
  const named = file.rows === "investors" ? await withInvestors(tx, rated) : await numbered(tx, rated, where);
  const startups = await importedStartups(tx, file.startupBy, {
    source,
    words: named.map(({ values }) => values.single.startup!),
    dryRun,
  });
  const refused: Outcome[] = [];
  const ready: ReadyRow[] = [];
  for (const row of named) {
    const startup = startups.get(row.values.single.startup!)!;
    if ("problem" in startup) {
      refused.push(refusal(row, { column: "", value: row.values.single.startup!, reason: startup.problem }));
      continue;
    }
    const early = beforeFoundation(row.values.single, startup);
    const problems = early ? [...row.problems, early] : row.problems;
    ready.push({
      ...row,
      problems,
      values: { ...row.values, single: { ...row.values.single, startupId: startup.id } },
    });
  }
  const repeated = (place: string) => because("sameRound", { place });
  const plan = await planRows(
    tx,
    ready,
    { kind: "funding", where, columns, catalogue, blanks: file.blanks, repeated },
    async () => NO_JOINS,
  );
  return { outcomes: [...refused, ...plan.outcomes], write: plan.write };
}

/**
 * Rounds have no names: rows with the same key are numbered, so that the second of two equal rounds is the second at every
 * import.
 */
async function numbered(tx: Db, rows: readonly ReadyRow[], where: string): Promise<ReadyRow[]> {
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
async function withInvestors(tx: Db, rows: readonly ReadyRow[]): Promise<ReadyRow[]> {
  const investors = await investorsOf(
    tx,
    rows.map((row) => row.sourceKey),
  );
  return rows.map((row) => ({
    ...row,
    sourceKey: `${row.sourceKey}|1`,
    values: { ...row.values, lists: { investors: investors.get(row.sourceKey) ?? [] } },
  }));
}

/** A round before the foundation is imported, because either day may be wrong, and reported. */
function beforeFoundation({ announcedDate }: RowValues["single"], { founded }: ImportedStartup): Problem | undefined {
  if (!announcedDate || !founded || announcedDate >= founded) return undefined;
  return { column: "", value: announcedDate, reason: because("keptLater", { day: founded }) };
}

/** Leaves out amounts in a currency that has no rate: their worth in dollars would be made up. */
function withRates(row: ReadyRow, { fields }: FundingFile, catalogue: ImportCatalogue): ReadyRow {
  const { amount, preValuation, announcedDate = null } = row.values.single;
  const money = amount ?? preValuation ?? null;
  const currency = money?.split(" ")[1];
  if (money === null || !currency || usdRate(catalogue, currency, announcedDate) !== undefined) return row;
  const column = labelOf(fields.amount ?? fields.preValuation ?? {});
  const problem = { column, value: money, reason: because("noRate", { currency }) };
  const single = { ...row.values.single, amount: null, preValuation: null };
  return { ...row, values: { ...row.values, single }, problems: [...row.problems, problem] };
}

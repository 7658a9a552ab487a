import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { digestOf, type Outcome, type ReadyRow, refusal } from "../parts/batch.server.ts";
import { type Catalogue, usdRate } from "../queries/catalogue.server.ts";
import { addKeys } from "../queries/import-keys.server.ts";
import type { FundingValues, Problem } from "../rules.ts";

type Row = ReadyRow<FundingValues>;
interface Round extends Row {
  id: string;
  made: boolean;
  digest: string;
  startupId: string;
  /** The startup the round belonged to until now. */
  formerStartupId: string | undefined;
}
type ImportedStartup = {
  id: string;
  founded: string | null;
  deleted: boolean;
};

/**
 * Plans what happens to the rows; nothing is written. Rounds have no names: rows with the same key are numbered, so the
 * second of two equal rounds is the second at every import.
 */
export async function planFundings(tx: Db, rows: readonly Row[], source: string, where: string, dryRun: boolean) {
  const before = await addKeys(
    tx,
    rows.map((row) => ({ key: `round ${row.sourceKey}`, place: where })),
  );
  const counted = rows.map((row) => {
    const times = (before.get(`round ${row.sourceKey}`) ?? 0) + 1;
    before.set(`round ${row.sourceKey}`, times);
    return { ...row, sourceKey: `${row.sourceKey}|${times}` };
  });
  const startups = await startupsOf(tx, counted, source, dryRun);
  const existing = await existingFundings(tx, counted);
  const outcomes: Outcome[] = [];
  const write: Round[] = [];
  for (const row of counted) {
    const { number, sourceKey: key, problems, values } = row;
    const startup = startups.get(`${source}:${values.startup}`);
    const missing: Problem = { column: "", value: values.startup, reason: "no startup has this key" };
    if (!startup) {
      outcomes.push(refusal(row, missing));
      continue;
    }
    const digest = digestOf(values);
    const stored = existing.get(key);
    const action = !stored ? "create" : stored.digest === digest || startup.deleted ? "unchanged" : "update";
    const early = beforeFoundation(values, startup);
    outcomes.push({ number, key, action, problems: early ? [...problems, early] : problems });
    if (action !== "unchanged")
      write.push({
        ...row,
        digest,
        id: stored?.id ?? v7(),
        made: !stored,
        startupId: startup.id,
        formerStartupId: stored?.startup_id,
      });
  }
  return { outcomes, write };
}

/** A round before the foundation is imported, because either day may be wrong, and reported. */
function beforeFoundation({ announcedDate }: FundingValues, { founded }: ImportedStartup): Problem | undefined {
  if (!announcedDate || !founded || announcedDate >= founded) return undefined;
  return { column: "", value: announcedDate, reason: `kept, though the startup was founded later, on ${founded}` };
}

async function startupsOf(
  tx: Db,
  rows: readonly Row[],
  source: string,
  dryRun: boolean,
): Promise<Map<string, ImportedStartup>> {
  const keys = [...new Set(rows.map((row) => `${source}:${row.values.startup}`))];
  const { rows: stored } = await tx.execute<{ key: string } & ImportedStartup>(sql`
    select source_key key, id, foundation_date::text founded, deleted_at is not null deleted
    from startup where source_key = any (${sql.param(keys)}::text[])
  `);
  const startups = new Map(stored.map(({ key, ...startup }) => [key, startup]));
  if (!dryRun) return startups;
  // Startups of an earlier file of this run, which a dry run has not written.
  const { rows: planned } = await tx.execute<{ key: string }>(
    sql`select key from import_seen where key = any (${sql.param(keys)}::text[])`,
  );
  for (const { key } of planned) if (!startups.has(key)) startups.set(key, { id: "", founded: null, deleted: false });
  return startups;
}

async function existingFundings(tx: Db, rows: readonly Row[]) {
  const keys = rows.map((row) => row.sourceKey);
  const { rows: stored } = await tx.execute<{
    source_key: string;
    id: string;
    startup_id: string;
    digest: string | null;
  }>(sql`
    select source_key, id, startup_id, source_digest digest
    from funding where source_key = any (${sql.param(keys)}::text[])
  `);
  return new Map(stored.map(({ source_key, ...row }) => [source_key, row]));
}

/** Leaves out amounts in a currency that has no rate: their worth in dollars would be made up. */
export function withRates(row: Row, amountColumn: string, catalogue: Catalogue): Row {
  const { values } = row;
  const worthless = values.currency === null || usdRate(catalogue, values.currency, values.announcedDate) !== undefined;
  if (worthless || (values.amount === null && values.preValuation === null)) return row;
  const reason = `no rate of ${values.currency} to the dollar`;
  const problem = { column: amountColumn, value: values.amount ?? values.preValuation ?? "", reason };
  return { ...row, values: { ...values, amount: null, preValuation: null }, problems: [...row.problems, problem] };
}

/** Writes what was planned. Returns the ids of the startups whose rounds are new or changed. */
export async function writeFundings(tx: Db, rounds: readonly Round[], catalogue: Catalogue): Promise<string[]> {
  if (rounds.length === 0) return [];
  const records = rounds.map((round) => recordOf(round, catalogue));
  await tx.execute(sql`
    insert into funding (id, startup_id, stage_id, type_id, announced_date, amount, amount_currency_id, amount_usd,
      pre_valuation, pre_valuation_currency_id, pre_valuation_usd, usd_rate, usd_rate_date, source_key, source_digest)
    select id, startup_id, stage_id, type_id, announced_date,
      amount, case when amount is not null then currency_id end, round(amount * rate, 2),
      pre_valuation, case when pre_valuation is not null then currency_id end, round(pre_valuation * rate, 2),
      case when amount is not null or pre_valuation is not null then rate end,
      case when amount is not null or pre_valuation is not null then rate_day end, source_key, source_digest
    from json_to_recordset(${JSON.stringify(records)}::json) as input (id uuid, startup_id uuid, stage_id uuid, type_id uuid,
      announced_date date, amount numeric, pre_valuation numeric, currency_id uuid, rate numeric, rate_day date,
      source_key text, source_digest text)
    on conflict (source_key) do update set
      startup_id = excluded.startup_id, stage_id = excluded.stage_id, type_id = excluded.type_id,
      announced_date = excluded.announced_date, amount = excluded.amount, amount_currency_id = excluded.amount_currency_id,
      amount_usd = excluded.amount_usd, pre_valuation = excluded.pre_valuation,
      pre_valuation_currency_id = excluded.pre_valuation_currency_id, pre_valuation_usd = excluded.pre_valuation_usd,
      usd_rate = excluded.usd_rate, usd_rate_date = excluded.usd_rate_date,
      source_digest = excluded.source_digest, updated_at = now()
  `);
  await writeInvestors(tx, rounds);
  const touched = rounds.flatMap(({ startupId, formerStartupId }) => [startupId, formerStartupId ?? startupId]);
  return [...new Set(touched)];
}

function recordOf({ id, startupId, sourceKey, digest, values }: Round, catalogue: Catalogue) {
  const rate = values.currency === null ? undefined : usdRate(catalogue, values.currency, values.announcedDate);
  return {
    id,
    startup_id: startupId,
    stage_id: catalogue.typeIds.get(`investmentTour/${values.tour}`) ?? null,
    type_id: catalogue.typeIds.get(`investmentType/${values.type}`) ?? null,
    announced_date: values.announcedDate,
    amount: values.amount,
    pre_valuation: values.preValuation,
    currency_id: catalogue.currencyIds.get(values.currency ?? "") ?? null,
    rate: rate?.usdPerUnit ?? null,
    rate_day: rate?.day ?? null,
    source_key: sourceKey,
    source_digest: digest,
  };
}

async function writeInvestors(tx: Db, rounds: readonly Round[]): Promise<void> {
  const changed = rounds.filter(({ made }) => !made).map(({ id }) => id);
  if (changed.length > 0)
    await tx.execute(sql`delete from funding_investor where funding_id = any (${sql.param(changed)}::uuid[])`);
  const investors = rounds.flatMap(({ id, values }) =>
    values.investors.map((name) => ({ id: v7(), funding_id: id, name })),
  );
  if (investors.length > 0)
    await tx.execute(sql`
      insert into funding_investor (id, funding_id, name)
      select id, funding_id, name
      from json_to_recordset(${JSON.stringify(investors)}::json) as input (id uuid, funding_id uuid, name text)
    `);
}

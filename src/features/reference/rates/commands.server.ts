import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { currency, currencyRate } from "#db/tables/reference.server.ts";
import { columnNames, namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { isoDay } from "#shared/iso-day.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { exchangeRateCalls, type Quote } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { readRates, type TypedRate, usdPerUnitOf } from "./parts/read-rates.ts";

const audit = auditor("exchangeRate", "exchangeRate", {
  names: namesFrom(en, tr, ({ columns }) => ({
    fields: {
      ...columnNames(exchangeRateCalls.table.columns, columns),
      currencyId: columns.currency,
    },
  })),
  writes: exchangeRateCalls.table.change.body.shape,
});

/** Ids by code of the currencies whose worth in dollars changes. */
async function currencyIds(tx: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.select({ id: currency.id, code: currency.code }).from(currency);
  return new Map(rows.flatMap(({ id, code }) => (code === "USD" ? [] : [[code, id]])));
}

interface NewRate {
  currencyId: string;
  day: string;
  rate: number;
  quote: Quote;
}

/** Adds a rate. Fails with `invalidInput` (no such currency, a day that is to come) and `conflict` (the day has a rate). */
export async function addRate(
  tx: Db,
  viewer: Member,
  { currencyId, day, rate, quote }: NewRate,
): Promise<Outcome<{ id: string }, "invalidInput" | "conflict">> {
  if (![...(await currencyIds(tx)).values()].includes(currencyId))
    return refuse("invalidInput", [{ field: "currencyId", reason: "chooseListed" }]);
  if (day > isoDay(new Date())) return refuse("invalidInput", [{ field: "day", reason: "future" }]);
  const id = v7();
  const values = { currencyId, day, usdPerUnit: usdPerUnitOf(rate, quote) };
  const added = await tx
    .insert(currencyRate)
    .values({ id, ...values })
    .onConflictDoNothing()
    .returning({ id: currencyRate.id });
  if (added.length === 0) return refuse("conflict");
  await audit(tx, viewer, "added", id, values);
  return { ok: true, id };
}

/** Corrects a rate. Fails with `notFound`. */
export async function changeRate(
  tx: Db,
  viewer: Member,
  id: string,
  change: { usdPerUnit?: number | undefined },
): Promise<Outcome<{ id: string }, "notFound">> {
  const set = { usdPerUnit: sql`coalesce(${change.usdPerUnit ?? null}::numeric, usd_per_unit)` };
  const isOfCurrency = sql`currency_id <> (select id from currency where code = 'USD')`;
  const changed = await tx
    .update(currencyRate)
    .set(set)
    .where(and(eq(currencyRate.id, id), isOfCurrency))
    .returning({ id: currencyRate.id });
  if (changed.length === 0) return refuse("notFound");
  await audit(tx, viewer, "changed", id, { ...change });
  return { ok: true, id };
}

/** Deletes a rate. Fails with `notFound`, `firstRate` (no rate is before it). */
export async function removeRate(
  tx: Db,
  viewer: Member,
  id: string,
): Promise<Outcome<{ id: string }, "notFound" | "firstRate">> {
  const [row] = await tx.select().from(currencyRate).where(eq(currencyRate.id, id));
  if (!row) return refuse("notFound");
  const { currencyId, day, usdPerUnit } = row;
  // Those of one currency are locked in a fixed order: of two that are deleted at once one may become the first.
  const locked = await tx
    .select({ day: currencyRate.day })
    .from(currencyRate)
    .where(eq(currencyRate.currencyId, currencyId))
    .orderBy(currencyRate.day)
    .for("update");
  if (locked[0]?.day === day) return refuse("firstRate");
  await tx.delete(currencyRate).where(eq(currencyRate.id, id));
  await audit(tx, viewer, "deleted", id, { currencyId, day, usdPerUnit });
  return { ok: true, id };
}

/** Adds the rates of a file, and corrects those that are there. Fails with `invalidInput`, naming lines: then none is added. */
export async function importRateFile(
  tx: Db,
  viewer: Member,
  text: string,
): Promise<Outcome<{ added: number; corrected: number; same: number }, "invalidInput">> {
  const { rates, problems } = readRates(text, await currencyIds(tx), isoDay(new Date()));
  if (problems.length > 0) return refuse("invalidInput", problems);
  const counts = { added: 0, corrected: 0, same: 0 };
  for (const rate of rates) counts[await importRate(tx, viewer, rate)]++;
  return { ok: true, ...counts };
}

async function importRate(tx: Db, viewer: Member, rate: TypedRate): Promise<"added" | "corrected" | "same"> {
  const { currencyId, day, usdPerUnit } = rate;
  const added = await addRate(tx, viewer, { currencyId, day, rate: usdPerUnit, quote: "usdPerUnit" });
  if (added.ok) return "added";
  const [row] = await tx
    .select()
    .from(currencyRate)
    .where(and(eq(currencyRate.currencyId, currencyId), eq(currencyRate.day, day)))
    .for("update");
  if (!row || row.usdPerUnit === usdPerUnit) return "same";
  await changeRate(tx, viewer, row.id, { usdPerUnit });
  return "corrected";
}

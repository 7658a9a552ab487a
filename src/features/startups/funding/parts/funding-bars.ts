import { COMPACT_FROM, formatMoney, formatNumber } from "#shared/format.ts";
import { knownSum } from "#shared/known-sum.ts";
import type { Locale } from "#shared/locale.ts";
import type { StartupDetail } from "../../detail/contract.ts";

/** Bars that can be read on a phone. */
const BARS_MAX = 5;

export interface Bar {
  /** Null for rounds without a date. */
  year: number | null;
  /** Stands for this year and all before. */
  isBefore: boolean;
  /** Null: no amount is disclosed. */
  usd: number | null;
}

/** A bar a year, oldest first; early years stand in one bar when there are many, rounds without a date at the front. */
export function barsOf(years: StartupDetail["funding"]["byYear"]): Bar[] {
  const dated = years.filter(({ year }) => year !== null).sort((a, b) => a.year! - b.year!);
  const undated = years.filter(({ year, usd }) => year === null && usd !== 0);
  const room = BARS_MAX - undated.length;
  const tooMany = dated.length > room;
  const early = tooMany ? dated.slice(0, dated.length - room + 1) : [];
  const bars = (rows: typeof years) => rows.map(({ year, usd }) => ({ year, usd, isBefore: false }));
  return [
    ...bars(undated),
    ...(tooMany ? [{ year: early.at(-1)!.year, usd: knownSum(early.map(({ usd }) => usd)), isBefore: true }] : []),
    ...bars(dated.slice(early.length)),
  ];
}

/**
 * Short from a thousand on: bars are narrow. Thousands are "bin" in Turkish: its usual short form "B" reads as billions
 * beside a dollar sign.
 */
export function shortDollars(usd: number, locale: Locale): string {
  if (usd >= COMPACT_FROM || usd < 1_000) return formatMoney(usd, "USD", locale);
  if (locale === "tr" && usd < COMPACT_FROM - 500) return `${formatMoney(Math.round(usd / 1_000), "USD", locale)} bin`;
  return formatNumber(usd, locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    notation: "compact",
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
}

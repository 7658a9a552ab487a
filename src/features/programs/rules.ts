import { formatMoney, formatPercent } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import type { ProgramDetail, ProgramRow } from "./contract.ts";

/** Two ends of a range as text: "$1,000 – $2,000", "$1,000" where they are the same or one is missing. */
function rangeText(from: number | null, to: number | null, format: (value: number) => string): string | undefined {
  const ends = [from, to].filter((end) => end !== null).map(format);
  return [...new Set(ends)].join(" – ") || undefined;
}

type Investment = Pick<ProgramRow, "minInvestment" | "maxInvestment" | "investmentCurrency">;

/** A program's investment, and the share of the company it takes for that; undefined where it names neither. */
export const investmentText = (
  { minInvestment, maxInvestment, investmentCurrency }: Investment,
  locale: Locale,
): string | undefined =>
  rangeText(minInvestment, maxInvestment, (amount) => formatMoney(amount, investmentCurrency ?? "", locale));
export const shareText = (
  { minShare, maxShare }: Pick<ProgramDetail, "minShare" | "maxShare">,
  locale: Locale,
): string | undefined => rangeText(minShare, maxShare, (percent) => formatPercent(percent / 100, locale));

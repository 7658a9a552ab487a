import { deadlineAt } from "#shared/deadline.ts";
import { formatMoney, formatPercent } from "#shared/format.ts";
import { lastDayOf } from "#shared/last-day.ts";
import type { Locale } from "#shared/locale.ts";
import type { JobDetail, JobRow } from "./contract.ts";

/** True if the day of publication has come. */
export const isPublished = (publicationDate: string, now: Date): boolean => publicationDate <= lastDayOf(now);

/** True if one can apply: search engines see the job only then. */
export const isLive = (job: Pick<JobDetail, "isListed" | "opensAt" | "closesAt">, now: Date): boolean =>
  job.isListed && deadlineAt(job, now).state === "open";

/** Two ends of a range as text: "$1,000 – $2,000", "$1,000" where they are the same or one is missing. */
function rangeText(from: number | null, to: number | null, format: (value: number) => string): string | undefined {
  const ends = [from, to].filter((end) => end !== null).map(format);
  return [...new Set(ends)].join(" – ") || undefined;
}

type Pay = Pick<JobRow, "minWage" | "maxWage" | "wageCurrency" | "minShare" | "maxShare">;

/** Pay plans that say something without an amount; "monthly" alone does not. */
const WITHOUT_AMOUNT: readonly string[] = ["commission", "share-only", "unpaid"];
/** True if the pay plan tells how a job pays. */
export const saysHow = (payPlan: string, { minWage, maxWage }: Pick<JobRow, "minWage" | "maxWage">): boolean =>
  minWage !== null || maxWage !== null || WITHOUT_AMOUNT.includes(payPlan);

/** The pay of a job in money and in shares of the company; undefined where none is given. */
export const wageText = ({ minWage, maxWage, wageCurrency }: Pay, locale: Locale): string | undefined =>
  rangeText(minWage, maxWage, (amount) => formatMoney(amount, wageCurrency ?? "", locale, true));
export const shareText = ({ minShare, maxShare }: Pay, locale: Locale): string | undefined =>
  rangeText(minShare, maxShare, (percent) => formatPercent(percent / 100, locale));

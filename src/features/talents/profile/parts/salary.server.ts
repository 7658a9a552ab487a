import { type Catalogue, rateOn } from "#features/reference/queries.server.ts";

/** The stored form of an amount (decision 8): as entered, and in US dollars at the rate of the day. */
export function salaryColumns(
  which: "min" | "max",
  amount: number | null,
  currencyId: string | null,
  types: Catalogue,
  today: string,
) {
  const rate = amount === null || currencyId === null ? undefined : rateOn(types, currencyId, today);
  return {
    [`${which}Salary`]: amount,
    [`${which}SalaryCurrencyId`]: amount === null ? null : currencyId,
    [`${which}SalaryUsd`]: amount !== null && rate ? Math.round(amount * rate.usdPerUnit * 100) / 100 : null,
    [`${which}SalaryRate`]: rate?.usdPerUnit ?? null,
    [`${which}SalaryRateDay`]: rate?.day ?? null,
  };
}

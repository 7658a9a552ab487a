import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import type { Product } from "./contract.ts";

/** Packages that are compared with each other. */
export const AUDIENCES = ["personal", "business", "search"] as const;

/** True if a package shows the whole list of startups, where others see its beginning. */
export const opensStartups = (lists: Product["lists"]): boolean => lists.includes("startups");

/** Parameter of the plans: the key of the one that was chosen before signing in. */
export const PLAN_PARAM = "plan";

/** Parameter of the page of one's own package: the key of the one it is to become. */
export const CHANGE_PARAM = "to";

/** The page that changes one's package to another one, by its key; without one, to a chosen one. */
export const changePath = (locale: Locale, key?: string): string =>
  `${pathTo("packageManagement", locale, {}, { [CHANGE_PARAM]: key })}#plan`;

/** Why a package, which is paid in a currency, cannot become another one; undefined: it can. */
export function changeProblem(
  own: Product | undefined,
  currency: string,
  { period, prices }: Product,
): "shorterPeriod" | "otherCurrency" | undefined {
  if (own?.period === "year" && period === "month") return "shorterPeriod";
  return prices.some((price) => price.currency === currency) ? undefined : "otherCurrency";
}

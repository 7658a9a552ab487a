import { useLocale } from "use-intl";
import { MONTHLY_DOWNLOADS } from "#features/reports/limits.ts";
import { formatMoney, formatNumber } from "#shared/format.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Product } from "../contract.ts";
import { priceIn } from "./package-price.tsx";

/** The features that are free, and those of the plan for one person. */
export function PlanHint({ products, currency }: { products: readonly Product[]; currency?: string | undefined }) {
  const t = useTranslations("premium");
  const locale = useLocale();
  const plan = products.find(({ audience, period }) => audience === "personal" && period === "month");
  if (!plan) return null;
  const price = priceIn(plan, currency);
  return (
    <p className="max-w-3xl text-pretty">
      {t("hint", {
        count: formatNumber(MONTHLY_DOWNLOADS, locale),
        name: plan.name,
        price: formatMoney(price.amount, price.currency, locale, true),
      })}
    </p>
  );
}

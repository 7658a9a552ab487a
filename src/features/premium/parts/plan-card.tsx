import { useLocale } from "use-intl";
import { formatPercent } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Product } from "../contract.ts";
import { PackagePrice } from "./package-price.tsx";

/** A plan with its price. `monthly`: the same package by the month, for comparison with a year. */
export function PlanCard({ plan, monthly }: { plan: Product; monthly: Product | undefined }) {
  const t = useTranslations("premium");
  const locale = useLocale();
  const { name, description, period, price, userLimit, rowLimit, reportLimit, lists } = plan;
  const saved = period === "year" && monthly ? 1 - price / (monthly.price * 12) : 0;
  return (
    <Card as="article" title={name} heading="h3">
      <p className="font-display text-3xl">
        <PackagePrice product={plan} />
      </p>
      {saved > 0 && (
        <p className="mt-1 text-sm font-semibold text-good">{t("saves", { percent: formatPercent(saved, locale) })}</p>
      )}
      <p className="mt-3 text-sm text-ink-muted">{description}</p>
      <ul className="mt-3 grid list-disc gap-1 ps-5 text-sm">
        <li>{t("usersCount", { count: userLimit })}</li>
        <li>{t("filtersOf", { lists: lists.map((list) => t(`lists.${list}`)).join(", ") })}</li>
        <li>{t("rowsCount", { count: rowLimit })}</li>
        <li>{t("reportsCount", { count: reportLimit })}</li>
      </ul>
    </Card>
  );
}

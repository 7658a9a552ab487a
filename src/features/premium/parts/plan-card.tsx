import { useLocale } from "use-intl";
import { formatPercent } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { Card } from "#ui/card.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Product } from "../contract.ts";
import { opensStartups, PLAN_PARAM } from "../limits.ts";
import { PackagePrice, priceIn } from "./package-price.tsx";
import { type Offer, PlanOffer } from "./plan-offer.tsx";

interface PlanCardProps {
  plan: Product;
  /** The same package by the month, for comparison with a year. */
  monthly: Product | undefined;
  /** Undefined: the usual one. */
  currency: string | undefined;
  offer: Offer;
  /** The viewer chose it before signing in. */
  isChosen: boolean;
  /** Startups of the list seen without a package; null: all. */
  freeStartups: number | null;
  /** The page the buyer returns to. */
  returnTo: string | undefined;
}

/** A plan with its price, and the way to buy it. */
export function PlanCard({ plan, monthly, currency, offer, isChosen, freeStartups, returnTo }: PlanCardProps) {
  const t = useTranslations("premium");
  const locale = useLocale();
  const { key, name, description, period, userLimit, rowLimit, reportLimit, lists } = plan;
  const inYear = monthly ? priceIn(monthly, currency).amount * 12 : 0;
  const saved = period === "year" && inYear > 0 ? 1 - priceIn(plan, currency).amount / inYear : 0;
  const back = pathTo("paymentPlans", locale, {}, { currency, [PLAN_PARAM]: key, [RETURN_PARAM]: returnTo });
  return (
    <Card
      as="article"
      title={name}
      heading="h3"
      className={`flex flex-col ${isChosen ? "outline-2 outline-honey" : ""}`}
    >
      {isChosen && (
        <p className="mb-2">
          <Tag tone="honey">{t("chosen")}</Tag>
        </p>
      )}
      <p className="font-display text-3xl">
        <PackagePrice product={plan} currency={currency} />
      </p>
      {saved > 0 && (
        <p className="mt-1 text-sm font-semibold text-good">{t("saves", { percent: formatPercent(saved, locale) })}</p>
      )}
      <p className="mt-3 text-sm text-ink-muted">{description}</p>
      <ul className="mt-3 mb-5 grid flex-1 list-disc content-start gap-1 ps-5 text-sm">
        <li>{t("usersCount", { count: userLimit })}</li>
        {freeStartups !== null && (
          <li>{opensStartups(lists) ? t("wholeList") : t("listBeginning", { count: freeStartups })}</li>
        )}
        <li>{t("filtersOf", { lists: lists.map((list) => t(`lists.${list}`)).join(", ") })}</li>
        <li>{t("rowsCount", { count: rowLimit })}</li>
        <li>{t("reportsCount", { count: reportLimit })}</li>
      </ul>
      <PlanOffer offer={offer} plan={plan} currency={priceIn(plan, currency).currency} back={back} />
    </Card>
  );
}

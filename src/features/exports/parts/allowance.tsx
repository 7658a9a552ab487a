import { useLocale } from "use-intl";
import { formatDate, formatNumber } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { RowAllowance } from "../contract.ts";

/** The rows that are left this month. */
export function Allowance({ allowance }: { allowance: RowAllowance }) {
  const text = useTranslations("exports");
  const packages = useTranslations("premium");
  const locale = useLocale();
  const { startupRowLimit: limit, remainingRows: remaining, resetsOn, isShared, free } = allowance;
  if (free)
    return (
      <Card>
        <p className="font-semibold">{packages("leftFree", free)}</p>
        <p className="mt-2 text-sm text-ink-muted">
          {text("freeHint", { rows: formatNumber(limit, locale) })}{" "}
          {text("resets", { date: formatDate(resetsOn, locale) })}
        </p>
      </Card>
    );
  const numbers = { remaining: formatNumber(remaining, locale), limit: formatNumber(limit, locale) };
  return (
    <Card>
      <p className="font-semibold">{text(isShared ? "leftShared" : "left", numbers)}</p>
      <div aria-hidden="true" className="mt-3 h-2 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-honey" style={{ width: `${limit ? (100 * remaining) / limit : 0}%` }} />
      </div>
      <p className="mt-2 text-sm text-ink-muted">{text("resets", { date: formatDate(resetsOn, locale) })}</p>
    </Card>
  );
}

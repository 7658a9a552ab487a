import { useLocale } from "use-intl";
import { formatDate, formatNumber } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { RowAllowance } from "../contract.ts";

/** The rows that are left this month. */
export function Allowance({ allowance }: { allowance: RowAllowance }) {
  const text = useTranslations("exports");
  const locale = useLocale();
  const { startupRowLimit: limit, remainingRows: remaining, resetsOn, isShared } = allowance;
  const numbers = { remaining: formatNumber(remaining, locale), limit: formatNumber(limit, locale) };
  return (
    <Card>
      <p className="font-semibold">{text(isShared ? "leftShared" : "left", numbers)}</p>
      <meter
        className="mt-3 block w-full"
        min={0}
        max={limit}
        value={remaining}
        aria-label={text(isShared ? "leftShared" : "left", numbers)}
      />
      <p className="mt-2 text-sm text-ink-muted">{text("resets", { date: formatDate(resetsOn, locale) })}</p>
    </Card>
  );
}

import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "#shared/format.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Order } from "../contract.ts";

/** Until when what was bought is open, and what happens then. */
export function OpenUntil({ order }: { order: Order }) {
  const text = useTranslations("payments");
  const locale = useLocale();
  const { state, source, accessUntil, paidUntil, cancelsAtEnd, credit, currency } = order;
  const isRunning = state === "paid" && paidUntil !== null;
  // Days of grace are for a card that was refused: until then they are not promised.
  const until = isRunning ? paidUntil : accessUntil;
  if (until === null || state === "ended") return null;
  const date = formatDate(until, locale);
  const ends = cancelsAtEnd || source === "test";
  // A service that is not connected does not say here whether it renews the package.
  const says = !isRunning ? "openUntil" : ends ? "endsOn" : source === "disconnected" ? "paidUntil" : "renewsOn";
  return (
    <p className="mt-2 text-sm text-ink-muted">
      {text(says, { date })}
      {isRunning && credit > 0 && ` ${text("credit", { sum: formatMoney(credit, currency, locale, true) })}`}
    </p>
  );
}

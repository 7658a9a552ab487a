import { useLocale } from "use-intl";
import { formatMoney } from "#shared/format.ts";

interface MoneyProps {
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** Never shortened. */
  full?: boolean;
}

/** An amount; a shortened one tells the whole on hover. */
export function Money({ amount, currency, full }: MoneyProps) {
  const locale = useLocale();
  const shown = formatMoney(amount, currency, locale, full);
  const whole = formatMoney(amount, currency, locale, true);
  return (
    // Browsers and the server may know different editions of the language's formats.
    <data
      value={`${amount} ${currency}`}
      title={shown === whole ? undefined : whole}
      className="whitespace-nowrap tabular-nums"
      suppressHydrationWarning
    >
      {shown}
    </data>
  );
}

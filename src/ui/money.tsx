import { useLocale } from "use-intl";
import { formatMoney } from "#shared/format.ts";

interface MoneyProps {
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** Shows the whole amount. */
  full?: boolean;
}

/** An amount. When it is shortened, its title is the whole amount. */
export function Money({ amount, currency, full }: MoneyProps) {
  const locale = useLocale();
  const shown = formatMoney(amount, currency, locale, full);
  const whole = formatMoney(amount, currency, locale, true);
  return (
    // Browser and server may have different versions of the language's formats.
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

import { useLocale } from "use-intl";
import { formatMoney } from "#shared/format.ts";
import type { MoneyRange } from "#shared/list/filter.ts";
import { useTranslations } from "../translations.ts";
import { Presets } from "./presets.tsx";

/** The amounts at which one range that people look for ends and the next begins. */
const INVESTMENTS = [100_000, 1_000_000, 10_000_000];
/** Of a month, by currency. */
const WAGES: Record<string, readonly number[]> = {
  try: [50_000, 100_000, 200_000],
  usd: [2_000, 4_000, 8_000],
  eur: [2_000, 4_000, 8_000],
  gbp: [2_000, 4_000, 8_000],
};

const rangesBetween = (amounts: readonly number[]): MoneyRange[] => [
  { lte: amounts[0] },
  ...amounts.slice(1).map((lte, at) => ({ gte: amounts[at], lte })),
  { gte: amounts.at(-1) },
];

interface AmountPresetsProps {
  of: "investments" | "wages";
  /** Name of the filter: the same amounts are offered by others. */
  label: string;
  /** Its slug. */
  currency: string;
  range: MoneyRange;
  choose: (range: MoneyRange) => void;
}

/** Usual ranges of an amount; the chosen one is taken back by the same button. */
export function AmountPresets({ of, label, currency, range, choose }: AmountPresetsProps) {
  const text = useTranslations("listPage.presets");
  const locale = useLocale();
  const amounts = of === "wages" ? WAGES[currency] : INVESTMENTS;
  if (!amounts) return null;
  const money = (amount: number) =>
    formatMoney(amount, currency.toUpperCase(), locale, amount < 1_000_000).replaceAll("\u00a0", " ");
  const nameOf = ({ gte, lte }: MoneyRange) =>
    gte === undefined
      ? text("upTo", { to: money(lte!) })
      : lte === undefined
        ? text("above", { from: money(gte) })
        : text("between", { from: money(gte), to: money(lte) });
  return (
    <Presets
      label={label}
      range={range}
      choose={choose}
      presets={rangesBetween(amounts).map((preset) => ({ name: nameOf(preset), range: preset }))}
    />
  );
}

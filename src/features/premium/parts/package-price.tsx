import { Money } from "#ui/money.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Product } from "../contract.ts";

/** The price in a currency, or in the usual one, and what it is for: "$12 a month". */
export function PackagePrice({ product, currency }: { product: Product; currency?: string | undefined }) {
  const t = useTranslations("premium");
  const price = priceIn(product, currency);
  return (
    <>
      <strong className="font-bold">
        <Money amount={price.amount} currency={price.currency} full />
      </strong>{" "}
      <span className="text-sm font-normal text-ink-muted">
        {t(product.period === "year" ? "perYear" : "perMonth")}
      </span>
    </>
  );
}

export const priceIn = ({ prices }: Product, currency: string | undefined) =>
  prices.find((price) => price.currency === currency) ?? prices[0]!;

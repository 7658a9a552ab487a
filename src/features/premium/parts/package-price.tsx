import { Money } from "#ui/money.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Product } from "../contract.ts";

/** The price and what it is for: "$12 a month". */
export function PackagePrice({ product }: { product: Product }) {
  const t = useTranslations("premium");
  return (
    <>
      <strong className="font-bold">
        <Money amount={product.price} currency={product.currency} full />
      </strong>{" "}
      <span className="text-sm font-normal text-ink-muted">
        {t(product.period === "year" ? "perYear" : "perMonth")}
      </span>
    </>
  );
}

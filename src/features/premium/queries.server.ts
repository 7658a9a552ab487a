import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { premiumPackage, premiumPackagePrice } from "#db/tables/premium.server.ts";
import { currency } from "#db/tables/reference.server.ts";
import type { Locale } from "#shared/locale.ts";
import { USUAL_CURRENCY } from "#shared/usual-currency.ts";
import type { Product } from "./contract.ts";

/** The prices of the package in all its currencies, the reader's usual one first. */
const pricesFor = (locale: Locale) => sql<Product["prices"]>`(
  select json_agg(json_build_object('currency', ${currency.code}, 'amount', ${premiumPackagePrice.minor} / 100.0)
    order by ${currency.code} <> ${USUAL_CURRENCY[locale]}, ${currency.code})
  from ${premiumPackagePrice} join ${currency} on ${eq(currency.id, premiumPackagePrice.currencyId)}
  where ${eq(premiumPackagePrice.packageId, premiumPackage.id)})`;

export async function offeredProducts(db: Db, locale: Locale): Promise<Product[]> {
  const rows = await db
    .select({ product: premiumPackage, prices: pricesFor(locale) })
    .from(premiumPackage)
    .where(eq(premiumPackage.isOffered, true))
    .orderBy(asc(premiumPackage.sortOrder));
  return rows.flatMap(({ product, prices }) =>
    // A package without a price cannot be sold.
    prices
      ? [
          {
            ...product,
            prices,
            name: locale === "tr" ? product.nameTr : product.nameEn,
            description: locale === "tr" ? product.descriptionTr : product.descriptionEn,
          },
        ]
      : [],
  );
}

import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { premiumPackage } from "#db/tables/premium.server.ts";
import { currency } from "#db/tables/reference.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { Product } from "./contract.ts";

export async function offeredProducts(db: Db, locale: Locale): Promise<Product[]> {
  const rows = await db
    .select({ product: premiumPackage, currency: currency.code })
    .from(premiumPackage)
    .innerJoin(currency, eq(currency.id, premiumPackage.currencyId))
    .where(eq(premiumPackage.isOffered, true))
    .orderBy(asc(premiumPackage.sortOrder));
  return rows.map(({ product, currency: code }) => ({
    ...product,
    name: locale === "tr" ? product.nameTr : product.nameEn,
    description: locale === "tr" ? product.descriptionTr : product.descriptionEn,
    currency: code,
  }));
}

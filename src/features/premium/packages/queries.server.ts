import { sql } from "drizzle-orm";
import { premiumPackage } from "#db/tables/premium.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { packageCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

/** In units of the currency. */
const priceIn = (code: string) => sql`(select price.minor / 100.0 from premium_package_price price
  join currency on currency.id = price.currency_id
  where price.package_id = premium_package.id and currency.code = ${code})::float8`;

export const packageTable = adminTable(packageCalls, {
  texts: { en, tr },
  source: () => ({
    table: premiumPackage,
    fields: {
      priceTry: priceIn("TRY"),
      priceUsd: priceIn("USD"),
      priceEur: priceIn("EUR"),
      priceGbp: priceIn("GBP"),
      holders: sql`(select count(*)::int from payment_order held
        where held.package_id = premium_package.id and held.access_until > now())`,
    },
    search: sql`fold(premium_package.name_en || ' ' || premium_package.name_tr)`,
    usualOrder: sql`premium_package.sort_order`,
  }),
  filters: {},
  nameOf: ({ nameEn }) => nameEn,
});

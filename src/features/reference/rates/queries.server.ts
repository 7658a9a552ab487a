import { sql } from "drizzle-orm";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import { currencyRate } from "#db/tables/reference.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { exchangeRateCalls } from "./contract.ts";
import { OLD_AFTER_DAYS } from "./limits.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const next = sql`(select min(later.day) from currency_rate later
  where later.currency_id = currency_rate.currency_id and later.day > currency_rate.day)`;
const isCurrent = sql`(${next} is null)`;
/** Of the dollar itself there is nothing to maintain. */
const scope = sql`currency.code <> 'USD'`;
const isOld = sql`(${isCurrent} and currency_rate.day < ${HOUSE_TODAY_SQL} - ${sql.raw(String(OLD_AFTER_DAYS))})`;

/** "currency_rate join currency … where …": rates that hold and are old. */
export const oldRates = sql`currency_rate join currency on currency.id = currency_rate.currency_id
  where ${scope} and ${isOld}`;

export const exchangeRateTable = adminTable(exchangeRateCalls, {
  texts: { en, tr },
  source: (locale) => {
    const name = sql.raw(`(currency.code || ' · ' || currency.name_${locale})`);
    return {
      table: currencyRate,
      joins: sql`join currency on currency.id = currency_rate.currency_id`,
      fields: {
        currency: sql`json_build_object('id', currency.id, 'name', ${name})`,
        usdPerUnit: sql`currency_rate.usd_per_unit::float8`,
        unitsPerUsd: sql`round(1 / currency_rate.usd_per_unit, 4)::float8`,
        day: sql`currency_rate.day::text`,
        until: sql`(${next} - 1)::text`,
        isCurrent,
        isOld,
        isFirst: sql`not exists (select from currency_rate earlier
          where earlier.currency_id = currency_rate.currency_id and earlier.day < currency_rate.day)`,
      },
      scope,
      searches: { currency: sql`fold(${name})` },
      orders: { day: sql`currency_rate.day` },
      usualOrder: sql`${isCurrent} desc, currency_rate.day desc, currency.sort_order`,
    };
  },
  filters: { currencyId: (id) => sql`currency.id = ${id}` },
  nameOf: ({ currency, day }) => `${currency.name}, ${day}`,
});

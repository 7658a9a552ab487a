import { sql } from "drizzle-orm";
import { city } from "#db/tables/reference.server.ts";
import { nameOrder } from "#server/table/rows.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { doubleCityCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

/**
 * Each imported city beside the city of its country that has one of its names: rather a shipped one, then the largest. Cities
 * of two known regions are two cities, and none is merged into an imported one without a region.
 */
const probable = sql`(
  with named as (
    select id, country_id, region, unnest(array[fold(name_en), fold(name_tr)]) name_fold from city
    union
    select city.id, city.country_id, coalesce(city_alias.region, city.region), name_fold
    from city_alias join city on city.id = city_alias.city_id
  )
  select distinct on (double.id) double.id double_id, other.*
  from city double
  join named own on own.id = double.id
  join named on named.country_id = own.country_id and named.name_fold = own.name_fold and named.id <> own.id
  join city other on other.id = named.id
  where double.latitude is null
    and (double.region is null or named.region = double.region or named.region is null and other.latitude is not null)
  order by double.id, other.latitude is null, other.population desc, other.id
)`;

export const doubleCityTable = adminTable(doubleCityCalls, {
  texts: { en, tr },
  source: (locale) => {
    const nameOf = (table: string) => sql.raw(`${table}.name_${locale}`);
    return {
      table: city,
      joins: sql`join country on country.id = city.country_id join ${probable} same on same.double_id = city.id`,
      fields: {
        name: nameOf("city"),
        country: nameOf("country"),
        sameId: sql`same.id`,
        same: sql`concat_ws(', ', ${nameOf("same")}, same.region)`,
        startups: sql`(select count(*)::int from startup where startup.city_id = city.id)`,
        organizations: sql`(select count(*)::int from organization where organization.city_id = city.id)`,
        people: sql`(select count(*)::int from (select account_id from profile where profile.city_id = city.id
          union select account_id from profile_experience where profile_experience.city_id = city.id) person)`,
      },
      orders: { name: nameOrder(nameOf("city"), locale) },
      usualOrder: nameOrder(nameOf("city"), locale),
    };
  },
  filters: {},
  nameOf: ({ name }) => name,
});

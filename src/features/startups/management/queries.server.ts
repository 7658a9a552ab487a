import { type SQL, sql } from "drizzle-orm";
import { startup } from "#db/tables/startups.server.ts";
import { startOfDay } from "#server/table/conditions.server.ts";
import { namedInTexts } from "#server/table/named-in-texts.server.ts";
import { ownerName, ownerNames, ownersOf } from "#server/table/owners.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { cityValues, typeValues } from "#server/table/values.server.ts";
import type { Locale } from "#shared/locale.ts";
import { managedStartupCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

/** `is` or `is not`, as the filter wants it. */
const when = (condition: SQL, wanted: "true" | "false"): SQL =>
  wanted === "true" ? sql`(${condition})` : sql`not (${condition})`;
/** Id and name of a joined row of the catalogue or of a place. */
const named = (alias: string, locale: Locale): SQL =>
  sql.raw(
    `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name_${locale}) end`,
  );
const programs = sql`(select count(*)::int from startup_choice choice
  where choice.startup_id = startup.id and choice.kind = 'startupProgram')`;
const ofTwoPrograms = sql`startup.id in (select startup_id from startup_of_programs)`;
/** Conditions that indexes of migration 0130 begin with. */
const isDeleted = sql`(startup.deleted_at is not null)`;
const inState = {
  visible: sql`not ${isDeleted} and startup.is_visible`,
  hidden: sql`not ${isDeleted} and not startup.is_visible`,
  deleted: isDeleted,
};

export const managedStartupTable = adminTable(managedStartupCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: startup,
    joins: sql`left join type sector on sector.id = startup.sector_id left join type stage on stage.id = startup.stage_id
      left join type status on status.id = startup.operating_status_id left join city on city.id = startup.city_id`,
    fields: {
      logo: sql`startup.logo_64`,
      sector: named("sector", locale),
      stage: named("stage", locale),
      city: named("city", locale),
      operatingStatus: named("status", locale),
      state: sql`case when ${isDeleted} then 'deleted' when startup.is_visible then 'visible' else 'hidden' end`,
      programs,
      totalRaisedUsd: sql`case when startup.total_raised_usd > 0 or startup.said_raised_usd > 0 or startup.funding_count = 0 then startup.total_raised_usd::float8 end`,
      owner: ownerName(sql`startup.id`, locale),
      people: sql`(select count(*)::int from entity_access access where access.entity_id = startup.id)`,
      foundationDate: sql`startup.foundation_date::text`,
    },
    choices: [sql`startup.country_id`, sql`startup.operating_status_id`],
    alsoFinds: namedInTexts(sql`startup.id`),
    search: sql`startup.name_fold`,
    searches: { name: sql`startup.name_fold` },
    sets: {
      owner: { rows: ownerNames(locale) },
      people: { rows: sql`select entity_id id, count(*) value from entity_access group by entity_id` },
      programs: {
        rows: sql`select startup_id id, count(*) value from startup_choice where kind = 'startupProgram' group by startup_id`,
      },
    },
    // The expressions of the indexes of migration 0132.
    orders: {
      name: sql`(startup.${sql.raw(locale === "tr" ? "name_order_tr" : "name_fold")} || '') collate "C"`,
      totalRaisedUsd: sql`(startup.total_raised_usd + 0)`,
      createdAt: sql`(startup.created_at at time zone 'UTC')`,
      updatedAt: sql`(startup.updated_at at time zone 'UTC')`,
    },
    values: {
      sector: typeValues("sector", locale),
      stage: typeValues("stage", locale),
      operatingStatus: typeValues("operatingStatus", locale),
      city: cityValues(locale),
    },
    usualOrder: sql`${isDeleted}, startup.created_at desc`,
  }),
  filters: {
    state: (state) => inState[state],
    isDeleted: (wanted) => when(isDeleted, wanted),
    isBot: (wanted) => when(sql`startup.source = 'bot'`, wanted),
    isOwned: (wanted) => when(sql`exists (select from ${ownersOf(sql`startup.id`)})`, wanted),
    isFunded: (wanted) => when(sql`startup.funding_count > 0`, wanted),
    hasTwoPrograms: (wanted) => when(ofTwoPrograms, wanted),
    sectorId: (id) => sql`startup.sector_id = ${id}`,
    stageId: (id) => sql`startup.stage_id = ${id}`,
    cityId: (id) => sql`startup.city_id = ${id}`,
    createdFrom: (day) => sql`startup.created_at >= ${startOfDay(day)}`,
    createdTo: (day) => sql`startup.created_at < ${startOfDay(day)} + interval '1 day'`,
  },
  nameOf: ({ name }) => name,
});

import { type SQL, sql } from "drizzle-orm";
import { account } from "#db/tables/accounts.server.ts";
import { startOfDay } from "#server/table/conditions.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { cityValues, typeValues } from "#server/table/values.server.ts";
import type { Locale } from "#shared/locale.ts";
import { managedTalentCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const named = (alias: string, locale: Locale): SQL =>
  sql.raw(
    `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name_${locale}) end`,
  );
const isVisible = sql`(account.hidden_at is null)`;
/** Not `talent.is_listed`, which follows only when the transaction that hides somebody ends. */
const isIn = (view: "active_member" | "listed_member") =>
  sql`exists (select from ${sql.raw(view)} member where member.id = account.id)`;
/** The same of a row that is shown. `exists` would be worked out for all members beforehand. */
const showsIn = (view: "active_member" | "listed_member") =>
  sql`(select true from ${sql.raw(view)} member where member.id = account.id)`;
const inState = {
  visible: isIn("listed_member"),
  unlisted: sql`${isIn("active_member")} and not ${isIn("listed_member")}`,
  hidden: sql`not ${isVisible}`,
  inactive: sql`${isVisible} and not ${isIn("active_member")}`,
};

export const managedTalentTable = adminTable(managedTalentCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: account,
    joins: sql`join talent on talent.id = account.id left join profile on profile.account_id = account.id
      left join type user_type on user_type.id = account.user_type_id left join city on city.id = profile.city_id
      left join type job_search on job_search.id = profile.job_search_status_id`,
    fields: {
      name: sql`(account.name || ' ' || account.surname)`,
      photo: sql`coalesce(profile.pp_64, account.photo)`,
      userType: named("user_type", locale),
      city: named("city", locale),
      jobSearchStatus: named("job_search", locale),
      state: sql`case when not ${isVisible} then 'hidden' when ${showsIn("listed_member")} then 'visible'
        when ${showsIn("active_member")} then 'unlisted' else 'inactive' end`,
      isVisible,
      fullness: sql`talent.fullness`,
      updatedAt: sql`greatest(account.updated_at, profile.updated_at)`,
    },
    choices: [sql`profile.country_id`],
    // The expression of the index of migration 0249.
    search: sql`(account.search || ' ' || fold(coalesce(account.title, '')))`,
    searches: {
      name: sql`talent.name_fold`,
      title: sql`fold(coalesce(account.title, ''))`,
      email: sql`fold(account.email)`,
    },
    values: {
      userType: typeValues("userType", locale),
      jobSearchStatus: typeValues("jobSearchStatus", locale),
      city: cityValues(locale),
    },
    usualOrder: sql`account.created_at desc`,
  }),
  filters: {
    state: (state) => inState[state],
    userTypeId: (id) => sql`account.user_type_id = ${id}`,
    cityId: (id) => sql`profile.city_id = ${id}`,
    jobSearchStatusId: (id) => sql`profile.job_search_status_id = ${id}`,
    createdFrom: (day) => sql`account.created_at >= ${startOfDay(day)}`,
    createdTo: (day) => sql`account.created_at < ${startOfDay(day)} + interval '1 day'`,
  },
  nameOf: ({ name }) => name,
});

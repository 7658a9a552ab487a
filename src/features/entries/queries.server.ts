import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { localizedSql } from "#db/localized.server.ts";
import { job } from "#db/tables/jobs.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { patent } from "#db/tables/patents.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { serviceProvider } from "#db/tables/providers.server.ts";
import type { ManagedNoun } from "#server/edit/entry-state.server.ts";
import { startOfDay } from "#server/table/conditions.server.ts";
import { namedInTexts } from "#server/table/named-in-texts.server.ts";
import { ownerName } from "#server/table/owners.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { cityValues } from "#server/table/values.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type EntryKind, managedEntryCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

interface Source {
  noun: ManagedNoun;
  /** Of both languages where it has a title in each. */
  name: (locale: Locale) => SQL;
  /** The last part of its address, where that is no column of its own. */
  address?: string;
  /** The noun that owns it. */
  owner?: "organization" | "startup";
  type?: string;
  cityId?: string;
  countryId?: string;
  applications?: string;
  /** The column of the entity whose rights hold for it. */
  access: string;
}

const textOf =
  (column: string) =>
  (locale: Locale): SQL =>
    sql`coalesce(${localizedSql(column, locale)}, '')`;

const SOURCES: Record<EntryKind, Source> = {
  organizations: {
    noun: { table: organization, entity: "organization", kind: "organizations" },
    name: () => sql`organization.name`,
    type: "organization.type_id",
    cityId: "organization.city_id",
    countryId: "organization.country_id",
    access: "organization.id",
  },
  providers: {
    noun: { table: serviceProvider, entity: "serviceProvider", kind: "providers" },
    name: () => sql`service_provider.name`,
    cityId: "service_provider.city_id",
    countryId: "service_provider.country_id",
    access: "service_provider.id",
  },
  programs: {
    noun: { table: program, entity: "program", kind: "programs" },
    name: textOf("program.name"),
    owner: "organization",
    type: "program.program_type_id",
    access: "program.organization_id",
    applications:
      "(select count(*)::int from program_application where program_id = program.id and sent_at is not null and withdrawn_at is null)",
  },
  jobs: {
    noun: { table: job, entity: "job", kind: "jobs" },
    name: textOf("job.title"),
    owner: "startup",
    type: "job.job_role_id",
    cityId: "job.city_id",
    countryId: "job.country_id",
    access: "job.startup_id",
    applications: "(select count(*)::int from job_application where job_id = job.id)",
  },
  patents: {
    noun: { table: patent, entity: "patent", kind: "patents" },
    name: textOf("patent.name"),
    address: "patent.id::text",
    owner: "organization",
    type: "patent.technology_readiness_level_id",
    access: "patent.organization_id",
  },
};

const named = (alias: string, locale: Locale): SQL =>
  sql.raw(
    `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name_${locale}) end`,
  );
const stateOf = (row: SQL): SQL =>
  sql`case when ${row}.deleted_at is not null then 'deleted' when ${row}.is_visible then 'visible' else 'hidden' end`;

const tableOf = (kind: EntryKind) => {
  const { noun, name, address, owner, type, cityId, countryId, applications, access } = SOURCES[kind];
  const columnOf = (column: string): SQL => sql`${noun.table}.${sql.raw(column)}`;
  const isDeleted = sql`(${columnOf("deleted_at")} is not null)`;
  const inState = {
    visible: sql`not ${isDeleted} and ${columnOf("is_visible")}`,
    hidden: sql`not ${isDeleted} and not ${columnOf("is_visible")}`,
    deleted: isDeleted,
  };
  const joins = [
    owner && `join ${owner} owner on owner.id = ${access}`,
    `left join type on type.id = ${type ?? "null::uuid"}`,
    `left join city on city.id = ${cityId ?? "null::uuid"}`,
  ].filter(Boolean);
  return adminTable(managedEntryCalls[kind].table, {
    texts: { en: en[kind], tr: tr[kind] },
    source: (locale) => ({
      table: noun.table as PgTable,
      joins: sql.raw(joins.join(" ")),
      fields: {
        id: columnOf("id"),
        version: columnOf("version"),
        seoUrl: address ? sql.raw(address) : columnOf("seo_url"),
        name: name(locale),
        owner: owner ? sql`owner.name` : ownerName(columnOf("id"), locale),
        ownerSeoUrl: sql.raw(owner ? "owner.seo_url" : "null::text"),
        ownerState: owner ? stateOf(sql`owner`) : sql`null::text`,
        type: named("type", locale),
        city: named("city", locale),
        state: stateOf(sql`${noun.table}`),
        isVisible: columnOf("is_visible"),
        // An entry of its own is edited while it is visible, one that belongs to another while that is there.
        mayEdit: sql`(not ${isDeleted} and ${owner ? sql`owner.deleted_at is null` : columnOf("is_visible")})`,
        applications: sql.raw(applications ?? "null::int"),
        people: sql`(select count(*)::int from entity_access access where access.entity_id = ${sql.raw(access)})`,
        createdAt: columnOf("created_at"),
        updatedAt: columnOf("updated_at"),
      },
      choices: countryId ? [sql.raw(countryId)] : [],
      alsoFinds: namedInTexts(columnOf("id")),
      search: columnOf("name_fold"),
      searches: { name: columnOf("name_fold") },
      orders: { createdAt: columnOf("created_at"), updatedAt: columnOf("updated_at") },
      values: { city: cityValues(locale) },
      usualOrder: sql`${isDeleted}, ${columnOf("created_at")} desc`,
    }),
    filters: {
      state: (state) => inState[state],
      typeId: (id) => sql`${sql.raw(type ?? "null::uuid")} = ${id}`,
      cityId: (id) => sql`${sql.raw(cityId ?? "null::uuid")} = ${id}`,
      createdFrom: (day) => sql`${columnOf("created_at")} >= ${startOfDay(day)}`,
      createdTo: (day) => sql`${columnOf("created_at")} < ${startOfDay(day)} + interval '1 day'`,
    },
    nameOf: ({ name: own }) => own,
  });
};

export const nounOf = (kind: EntryKind): ManagedNoun => SOURCES[kind].noun;

export const managedEntryTables = {
  organizations: tableOf("organizations"),
  providers: tableOf("providers"),
  programs: tableOf("programs"),
  jobs: tableOf("jobs"),
  patents: tableOf("patents"),
};

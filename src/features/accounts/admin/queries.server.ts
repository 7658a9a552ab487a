import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { BULK_LOOK } from "#server/table/bulk.server.ts";
import {
  chosenIds,
  instantText,
  nameOrder,
  type Selection,
  type TableSource,
  tablePage,
  tableRow,
  tableRows,
} from "#server/table/rows.server.ts";
import { HOME_ZONE } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import type { Role, Viewer } from "#shared/viewer.ts";
import type { AdminRow, AdminsQuery, UserRow, UsersQuery } from "./contract.ts";
import { mayManage } from "./rules.ts";

const search = sql`account.search`;
const fullName = sql`(account.name || ' ' || account.surname)`;
const searches = { name: sql`fold(${fullName})`, email: sql`fold(account.email)` };
const ROLES: readonly Role[] = ["admin", "specialAdmin", "moderator"];

/** An entry of the account with full access to one of the platform's entities, not ended. */
const grants = (role: Role): SQL => sql`grants.account_id = account.id and grants.entity_id = ${PLATFORM_ENTITY[role]}
  and ${SCOPE.FULL_ACCESS} = any (grants.scopes) and (grants.expires_at is null or grants.expires_at > now())`;
const has = (role: Role): SQL => sql`exists (select from entity_access grants where ${grants(role)})`;
const anyRole = sql.join(ROLES.map(has), sql` or `);
const rolesOf = sql`array_remove(array[${sql.join(
  ROLES.map((role) => sql`case when ${has(role)} then ${role}::text end`),
  sql`, `,
)}], null)`;
const sessions = sql`(select count(*)::int from session where session.account_id = account.id and session.expires_at > now())`;

const isTrue = (condition: SQL, wanted: "true" | "false" | undefined): SQL | undefined =>
  wanted === undefined ? undefined : wanted === "true" ? condition : sql`not (${condition})`;
const is = (column: SQL, wanted: string | undefined): SQL | undefined =>
  wanted === undefined ? undefined : sql`${column} = ${wanted}`;

/** Accounts as an admin sees them. Nothing of passwords or tokens is read. */
const users = (locale: Locale): TableSource => ({
  fields: sql`account.id, ${fullName} name, account.seo_url "seoUrl", account.photo, account.email,
    case when type.id is not null then json_build_object('id', type.id, 'name', ${sql.raw(`type.name_${locale}`)}) end "userType",
    ${rolesOf} roles, account.email_verified_at is not null "isVerified", account.locked_at is not null "isLocked",
    ${instantText(sql`account.delete_at`)} "deleteAt", ${instantText(sql`account.created_at`)} "createdAt", ${sessions} sessions, account.title, account.locale`,
  from: sql`account left join type on type.id = account.user_type_id`,
  id: sql`account.id`,
  search,
  searches,
  orders: {
    name: nameOrder(fullName, locale),
    email: sql`account.email collate "C"`,
    deleteAt: sql`account.delete_at`,
    createdAt: sql`account.created_at`,
    sessions,
  },
  usualOrder: sql`account.created_at desc`,
});

/** A condition on when a day begins in Istanbul, which has no summer time. */
const dayStart = (day: string | undefined, condition: (start: SQL) => SQL): SQL | undefined =>
  day === undefined ? undefined : condition(sql`(${day}::date::timestamp at time zone ${HOME_ZONE})`);

const userFilters = (query: UsersQuery) => [
  is(sql`account.user_type_id`, query.userTypeId),
  query.role && has(query.role),
  isTrue(sql`account.email_verified_at is not null`, query.isVerified),
  isTrue(sql`account.locked_at is not null`, query.isLocked),
  isTrue(sql`account.delete_at is not null`, query.isLeaving),
  is(sql`account.locale`, query.locale),
  dayStart(query.createdFrom, (start) => sql`account.created_at >= ${start}`),
  dayStart(query.createdTo, (start) => sql`account.created_at < ${start} + interval '1 day'`),
];

const managed =
  (viewer: Viewer) =>
  <Row extends { roles: Role[] }>(row: Row) => ({ ...row, editable: mayManage(viewer, row.roles) });

interface Asking {
  viewer: Viewer;
  locale: Locale;
}

export async function usersPage(db: Db, { viewer, locale }: Asking, query: UsersQuery) {
  const page = await tablePage<UserRow>(db, users(locale), query, userFilters(query));
  return { ...page, rows: page.rows.map(managed(viewer)) };
}

export async function userById(db: Db, { viewer, locale }: Asking, id: string): Promise<UserRow | undefined> {
  const row = await tableRow<UserRow>(db, users(locale), id);
  return row && managed(viewer)(row);
}

/** Ids of chosen accounts, one more than a bulk change may touch. */
export const chosenUsers = (db: Db, query: UsersQuery, chosen: Selection) =>
  chosenIds(db, users("en"), query, userFilters(query), chosen, BULK_LOOK);

export const allUsers = (db: Db, locale: Locale, query: UsersQuery, chosen: Selection) =>
  tableRows<UserRow>(db, users(locale), query, userFilters(query), chosen);

const since = sql`(select min(created_at) from entity_access held where held.account_id = account.id
  and held.entity_id in (${sql.join(
    ROLES.map((role) => sql`${PLATFORM_ENTITY[role]}`),
    sql`, `,
  )}))`;

const admins = (locale: Locale): TableSource => ({
  fields: sql`account.id, ${fullName} name, account.seo_url "seoUrl", account.photo, account.email, ${rolesOf} roles,
    account.locked_at is not null "isLocked", ${instantText(since)} since`,
  from: sql`account`,
  id: sql`account.id`,
  search,
  searches,
  orders: { name: nameOrder(fullName, locale), email: sql`account.email collate "C"`, since },
  usualOrder: nameOrder(fullName, locale),
});

const adminFilters = (query: AdminsQuery) => [
  query.role ? has(query.role) : sql`(${anyRole})`,
  isTrue(sql`account.locked_at is not null`, query.isLocked),
];

const adminOf =
  (viewer: Viewer) =>
  ({ roles, ...row }: Omit<AdminRow, "editable"> & { roles: Role[] }): AdminRow => ({
    ...row,
    isAdmin: roles.includes("admin"),
    isSpecialAdmin: roles.includes("specialAdmin"),
    isModerator: roles.includes("moderator"),
    editable: mayManage(viewer, roles),
  });

type FoundAdmin = AdminRow & { roles: Role[] };

export async function adminsPage(db: Db, { viewer, locale }: Asking, query: AdminsQuery) {
  const page = await tablePage<FoundAdmin>(db, admins(locale), query, adminFilters(query));
  return { ...page, rows: page.rows.map(adminOf(viewer)) };
}

/** Undefined for an account without any role. */
export async function adminById(db: Db, { viewer, locale }: Asking, id: string): Promise<AdminRow | undefined> {
  const row = await tableRow<FoundAdmin>(db, admins(locale), id);
  return row && row.roles.length > 0 ? adminOf(viewer)(row) : undefined;
}

export const chosenAdmins = (db: Db, query: AdminsQuery, chosen: Selection) =>
  chosenIds(db, admins("en"), query, adminFilters(query), chosen, BULK_LOOK);

export async function* allAdmins(db: Db, { viewer, locale }: Asking, query: AdminsQuery, chosen: Selection) {
  for await (const row of tableRows<FoundAdmin>(db, admins(locale), query, adminFilters(query), chosen))
    yield adminOf(viewer)(row);
}

export async function isUserType(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from type where id = ${id} and kind = 'userType'`);
  return rows.length > 0;
}

/** By id or by address, in whatever case it is written. */
export async function accountIdOf(db: Db, text: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from account where id::text = ${text.toLowerCase()} or email = ${text.toLowerCase()}`,
  );
  return rows[0]?.id;
}

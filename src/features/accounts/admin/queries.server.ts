import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { type } from "#db/tables/reference.server.ts";
import { HAS_SECOND_FACTOR } from "#server/session.server.ts";
import { startOfDay } from "#server/table/conditions.server.ts";
import { nameOrder } from "#server/table/rows.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { isUuid } from "#shared/uuid.ts";
import type { Role, Viewer } from "#shared/viewer.ts";
import { type AdminRow, adminCalls, type UserRow, userCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { mayManage } from "./rules.ts";

const fullName = sql`(account.name || ' ' || account.surname)`;
const ROLES: readonly Role[] = ["admin", "specialAdmin", "moderator"];

/** Condition: the account has full access to one of the platform's entities now. */
const grants = (role: Role): SQL => sql`grants.account_id = account.id and grants.entity_id = ${PLATFORM_ENTITY[role]}
  and ${SCOPE.FULL_ACCESS} = any (grants.scopes) and (grants.expires_at is null or grants.expires_at > now())`;
const has = (role: Role): SQL => sql`exists (select from entity_access grants where ${grants(role)})`;

const hasOrNot = (role: Role) => (wanted: "true" | "false") => (wanted === "true" ? has(role) : sql`not ${has(role)}`);

/** Columns of both tables. Passwords and tokens are not read. */
const ofAccount = {
  table: account,
  search: sql`account.search`,
  searches: { name: sql`fold(${fullName})`, email: sql`fold(account.email)` },
  orders: { email: sql`account.email collate "C"` },
};
const fieldsOfAccount = {
  name: fullName,
  roles: sql`array_remove(array[${sql.join(
    ROLES.map((role) => sql`case when ${has(role)} then ${role}::text end`),
    sql`, `,
  )}], null)`,
  isLocked: sql`account.locked_at is not null`,
};

export const userTable = adminTable(userCalls, {
  texts: { en: en.users, tr: tr.users },
  source: (locale) => ({
    ...ofAccount,
    joins: sql`left join type on type.id = account.user_type_id`,
    fields: {
      ...fieldsOfAccount,
      firstName: sql`account.name`,
      userType: sql`case when type.id is not null then
        json_build_object('id', type.id, 'name', ${sql.raw(`type.name_${locale}`)}) end`,
      isVerified: sql`account.email_verified_at is not null`,
      hasSecondFactor: HAS_SECOND_FACTOR,
      sessions: sql`(select count(*)::int from session
        where session.account_id = account.id and session.expires_at > now())`,
    },
    usualOrder: sql`account.created_at desc`,
  }),
  filters: {
    userTypeId: (id) => sql`account.user_type_id = ${id}`,
    role: has,
    isLeaving: (wanted) => sql`account.delete_at is ${wanted === "true" ? sql`not null` : sql`null`}`,
    createdFrom: (day) => sql`account.created_at >= ${startOfDay(day)}`,
    createdTo: (day) => sql`account.created_at < ${startOfDay(day)} + interval '1 day'`,
    schoolId: (id) => sql`account.id in (select account_id from profile_education where school_id = ${id})`,
    cityId: (id) => sql`account.id in (select account_id from profile where city_id = ${id}
      union select account_id from profile_experience where city_id = ${id})`,
  },
  nameOf: ({ name }) => name,
  rowOf: (found: Omit<UserRow, "editable">, viewer) => ({ ...found, editable: mayManage(viewer, found.roles) }),
});

const since = sql`(select min(created_at) from entity_access role where role.account_id = account.id
  and role.entity_id in (${sql.join(
    ROLES.map((role) => sql`${PLATFORM_ENTITY[role]}`),
    sql`, `,
  )}))`;

type FoundAdmin = Pick<AdminRow, "id" | "version" | "name" | "seoUrl" | "photo" | "email" | "isLocked" | "since"> & {
  roles: Role[];
};

export const adminsTable = adminTable(adminCalls, {
  texts: { en: en.admins, tr: tr.admins },
  source: (locale) => ({
    ...ofAccount,
    fields: { ...fieldsOfAccount, since },
    scope: sql`(${sql.join(ROLES.map(has), sql` or `)})`,
    usualOrder: nameOrder(fullName, locale),
  }),
  filters: {
    role: has,
    isAdmin: hasOrNot("admin"),
    isSpecialAdmin: hasOrNot("specialAdmin"),
    isModerator: hasOrNot("moderator"),
  },
  nameOf: ({ name }) => name,
  rowOf: ({ roles, ...found }: FoundAdmin, viewer) => ({
    ...found,
    isAdmin: roles.includes("admin"),
    isSpecialAdmin: roles.includes("specialAdmin"),
    isModerator: roles.includes("moderator"),
    editable: mayManage(viewer, roles),
  }),
});

/** An account as any admin sees it. */
export const userById = (db: Db, viewer: Viewer, id: string) => userTable.byId(db, { viewer, locale: "en" }, id);

export async function isUserType(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: type.id })
    .from(type)
    .where(and(eq(type.id, id), eq(type.kind, "userType")));
  return rows.length > 0;
}

/** By id or by address, in whatever case it is written. */
export async function accountIdOf(db: Db, text: string): Promise<string | undefined> {
  const written = text.toLowerCase();
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(isUuid(written) ? eq(account.id, written) : eq(account.email, written));
  return found?.id;
}

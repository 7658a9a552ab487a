// Hand-written SQL: entities of three tables, and wishes that nobody has answered.

import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { entityAccess, startupJoinWish } from "#db/tables/members.server.ts";
import { joinableStartup } from "#server/join-wish.server.ts";
import { instantText } from "#server/table/rows.server.ts";
import { firstNameOrLeft, lastNameOrLeft, unlessLeft } from "#server/visible-people.server.ts";
import { ENTITY_TYPES, GRANTABLE_SCOPES, mayGive, mayGiveRights, maySeeRights, withIncluded } from "#shared/access.ts";
import type { Locale } from "#shared/locale.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member, Viewer } from "#shared/viewer.ts";
import { type Holder, type JoinWish, joinWish, type OwnEntity } from "./contract.ts";

const entityRow = z.object({
  id: z.string(),
  type: z.enum(ENTITY_TYPES),
  name: z.string(),
  seo_url: z.string(),
  logo: z.string().nullable(),
});
export type Entity = z.output<typeof entityRow>;

/** Entities that can have members, for a `from`: those that are not deleted. */
export const ENTITIES = sql`(
  select id, 'startup' as type, name, seo_url, logo from startup where deleted_at is null
  union all select id, 'organization', name, seo_url, logo from organization where deleted_at is null
  union all select id, 'provider', name, seo_url, logo from service_provider where deleted_at is null)`;

/** An entity that can have members. */
export async function entityById(db: Db, id: string): Promise<Entity | undefined> {
  const [entity] = await rowsOf(db, entityRow, sql`select entity.* from ${ENTITIES} entity where id = ${id}`);
  return entity;
}

interface Reading {
  viewer: Viewer;
  locale: Locale;
}

/** Members of an entity by name, those with full access first; only one when `userId` is set. */
export async function holdersOf(
  db: Db,
  entity: Entity,
  { viewer, locale }: Reading,
  userId?: string,
): Promise<Holder[]> {
  const isCurrent = or(isNull(entityAccess.expiresAt), gt(entityAccess.expiresAt, sql`now()`));
  const rows = await db
    .select({
      userId: account.id,
      name: sql<string>`${firstNameOrLeft(account, locale)}`,
      surname: sql<string>`${lastNameOrLeft(account)}`,
      seoUrl: sql<string | null>`${unlessLeft(account, "seo_url")}`,
      photo: sql<string | null>`${unlessLeft(account, "photo")}`,
      scopes: entityAccess.scopes,
      expiresAt: entityAccess.expiresAt,
      version: entityAccess.version,
    })
    .from(entityAccess)
    .innerJoin(account, eq(account.id, entityAccess.accountId))
    .where(and(eq(entityAccess.entityId, entity.id), isCurrent, userId ? eq(account.id, userId) : undefined))
    .orderBy(sql`0 = any (${entityAccess.scopes}) desc`, sql`fold(${account.name})`, account.id);
  return rows.map((row) => ({
    ...row,
    effective: withIncluded(row.scopes),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    editable: mayChange(viewer, entity, row.scopes),
  }));
}

/** Scopes the viewer may give on an entity. */
export const grantableBy = (viewer: Viewer, { id, type }: Entity): number[] =>
  mayGiveRights(viewer, type, id) ? GRANTABLE_SCOPES[type].filter((scope) => mayGive(viewer, id, [scope])) : [];

/** True if the viewer may change a member with these scopes: never one with more rights than their own. */
export const mayChange = (viewer: Viewer, { id, type }: Entity, scopes: readonly number[]): boolean =>
  mayGiveRights(viewer, type, id) &&
  mayGive(viewer, id, scopes.includes(SCOPE.FULL_ACCESS) ? [SCOPE.FULL_ACCESS] : scopes);

const ownEntityRow = entityRow.extend({ scopes: z.array(z.number()), expires_at: z.string().nullable() });

/** Entities an account has rights on, by name. */
export async function entitiesOf(db: Db, viewer: Member): Promise<OwnEntity[]> {
  const rows = await rowsOf(
    db,
    ownEntityRow,
    sql`
    select entity.*, scopes, expires_at from entity_access join ${ENTITIES} entity on entity.id = entity_id
    where account_id = ${viewer.id} and (expires_at is null or expires_at > now())
    order by fold(entity.name), entity.id`,
  );
  return rows.map((row) => ({
    entityId: row.id,
    entityType: row.type,
    entityName: row.name,
    entitySeoUrl: row.seo_url,
    entityLogo: row.logo,
    effective: withIncluded(row.scopes),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    maySeeRights: maySeeRights(viewer, row.type, row.id),
    grantable: grantableBy(viewer, row),
  }));
}

/**
 * The member's relation to the team of a visible startup: in it, asked to join, or neither; undefined: no such startup.
 */
export async function joinStateOf(db: Db, viewer: Member, seoUrl: string) {
  const found = await joinableStartup(db, seoUrl);
  if (!found) return undefined;
  if (viewer.access.some(({ entityId }) => entityId === found.id)) return "member";
  const rows = await db
    .select({ startupId: startupJoinWish.startupId })
    .from(startupJoinWish)
    .where(and(eq(startupJoinWish.accountId, viewer.id), eq(startupJoinWish.startupId, found.id)));
  return rows.length > 0 ? "asked" : "none";
}

const wishRow = joinWish.extend({ userId: z.string(), createdAt: z.string() });

/**
 * Wishes of members to join a startup who have no answer: no rights on it, and no invitation that is open or newer than
 * the wish. For a `from`; further conditions may follow.
 */
export const openWishes = sql`startup_join_wish wish join active_member member on member.id = wish.account_id
  where not exists (select from entity_access grants where grants.entity_id = wish.startup_id
      and grants.account_id = member.id and (grants.expires_at is null or grants.expires_at > now()))
    and not exists (select from invitation where invitation.entity_id = wish.startup_id and invitation.email = member.email
      and (invitation.created_at >= wish.created_at or (status = 'waiting' and invitation.expires_at > now())))`;

/** Those who would like to join a startup and have no answer. */
export async function wishesFor(db: Db, startupId: string): Promise<JoinWish[]> {
  return rowsOf(
    db,
    wishRow,
    sql`
    select member.id "userId", member.name, surname, title, seo_url "seoUrl", photo, email,
      ${instantText(sql`wish.created_at`)} "createdAt"
    from ${openWishes} and wish.startup_id = ${startupId}
    order by wish.created_at, member.id`,
  );
}

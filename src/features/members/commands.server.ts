import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { entityAccess, startupJoinWish } from "#db/tables/members.server.ts";
import { isLastFullAccess, reachablePeople } from "#server/access.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import { addJoinWish, mailTeam } from "#server/join-wish.server.ts";
import { leaveTeam } from "#server/leave-team.server.ts";
import { queueMailOncePerDay } from "#server/mail/queue.server.ts";
import { saveChanges } from "#server/versions.server.ts";
import { GRANTABLE_SCOPES, isWithin, mayGive, mayGiveRights, mayGiveUntil } from "#shared/access.ts";
import type { FailureOf } from "#shared/endpoint.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import type { changeScopes } from "./contract.ts";
import { memberLeftMail } from "./parts/member-left-mail.server.ts";
import { permissionsChangedMail } from "./parts/permissions-changed-mail.server.ts";
import { wishDeclinedMail } from "./parts/wish-declined-mail.server.ts";
import { type Entity, entityById, joinStateOf, mayChange } from "./queries.server.ts";

interface Change {
  userId: string;
  entityId: string;
  /** Empty: the member leaves the entity. */
  scopes: number[];
  expiresAt: Date | null;
  /** The version of the rights that was changed. */
  version?: number | undefined;
}

const rightsOf = ({ scopes, expiresAt }: Pick<Change, "scopes" | "expiresAt">) => ({
  scopes: [...scopes].sort((a, b) => a - b),
  expiresAt: expiresAt?.toISOString() ?? null,
});

/**
 * Changes the rights of a member of an entity. Others, also those whose rights have ended, have to be invited first.
 * Everybody may leave. Fails with `entityNotFound`, `accessNotFound`, `invalidAccess`, `invalidScope`, `scopeNotYours`,
 * `endsAfterYours`, `lastFullAccess`.
 */
export async function changeAccess(
  tx: Db,
  viewer: Member,
  change: Change,
): Promise<Outcome<object, FailureOf<typeof changeScopes>>> {
  const entity = await entityById(tx, change.entityId);
  if (!entity) return refuse("entityNotFound");
  const leaves = change.userId === viewer.id && change.scopes.length === 0;
  if (!leaves && !mayGiveRights(viewer, entity.type, entity.id)) return refuse("invalidAccess");
  const own = and(eq(entityAccess.accountId, change.userId), eq(entityAccess.entityId, entity.id));
  const lasts = or(isNull(entityAccess.expiresAt), gt(entityAccess.expiresAt, sql`now()`));
  const [current] = await tx.select().from(entityAccess).where(and(own, lasts)).for("update");
  if (!current) return refuse("accessNotFound");
  if (!leaves && !mayChange(viewer, entity, current.scopes)) return refuse("scopeNotYours");
  const scopes = [...new Set(change.scopes)].sort((a, b) => a - b);
  const offered = scopes.every(
    (scope) => GRANTABLE_SCOPES[entity.type].includes(scope) || current.scopes.includes(scope),
  );
  if (!offered) return refuse("invalidScope", [{ field: "scopes", reason: "notOfferedHere" }]);
  if (!leaves && !mayGive(viewer, entity.id, scopes))
    return refuse("scopeNotYours", [{ field: "scopes", reason: "moreThanYourOwn" }]);
  const { expiresAt } = change;
  // Rights that the member has already, or shorter ones, are not given by the viewer.
  const isMore = scopes.length > 0 && !isWithin({ scopes, expiresAt }, current);
  if (isMore && !mayGiveUntil(viewer, entity.id, expiresAt))
    return refuse("endsAfterYours", [{ field: "expiresAt", reason: "afterYourOwn" }]);
  const saved = await saveChanges(
    tx,
    { table: entityAccess, where: own },
    {
      from: change.version,
      change: rightsOf({ scopes, expiresAt }),
      current: rightsOf(current),
      units: [["scopes", "expiresAt"]],
    },
    async (): Promise<Outcome<object, never>> => {
      if (scopes.length === 0) await tx.delete(entityAccess).where(own);
      else await tx.update(entityAccess).set({ scopes, expiresAt }).where(own);
      return { ok: true };
    },
  );
  if (!saved.ok) return saved;
  try {
    await tx.execute(sql`set constraints entity_access_last immediate`);
  } catch (error) {
    if (isLastFullAccess(error)) return refuse("lastFullAccess");
    throw error;
  }
  const detail = { userId: change.userId, ...changesOf(rightsOf(current), rightsOf({ scopes, expiresAt })) };
  await writeAudit(tx, {
    accountId: viewer.id,
    action: "access.changed",
    entity: entity.type,
    entityId: entity.id,
    detail,
  });
  if (leaves) {
    await leaveTeam(tx, viewer.id, entity);
    await mailLeaving(tx, viewer, entity);
  }
  if (change.userId !== viewer.id && !isSame(rightsOf(current), rightsOf({ scopes, expiresAt })))
    await mailChange(tx, viewer, { ...change, scopes }, entity);
  return { ok: true };
}

const isSame = (before: object, after: object): boolean => JSON.stringify(before) === JSON.stringify(after);

/** Tells a member that somebody else has changed their permissions. */
async function mailChange(
  tx: Db,
  viewer: Member,
  { userId, scopes, expiresAt }: Change,
  entity: Entity,
): Promise<void> {
  const [person] = await tx.select().from(account).where(eq(account.id, userId));
  if (!person) return;
  const { email, name, locale } = person;
  const data = {
    entityId: entity.id,
    entityName: oneLine(entity.name),
    changedBy: oneLine(`${viewer.name} ${viewer.surname}`),
    scopes,
    expiresAt: scopes.length > 0 ? expiresAt : null,
  };
  const about = [entity.id, ...scopes.map(String), String(data.expiresAt)];
  await queueMailOncePerDay(tx, about, { to: { email, name }, locale, kind: permissionsChangedMail, data });
}

/** Tells those who manage the members that somebody has left. */
async function mailLeaving(tx: Db, viewer: Member, entity: Entity): Promise<void> {
  const data = {
    entityId: entity.id,
    entityName: oneLine(entity.name),
    person: oneLine(`${viewer.name} ${viewer.surname}`),
  };
  for (const { email, name, locale } of await reachablePeople(tx, entity.id, [
    SCOPE.FULL_ACCESS,
    SCOPE.IAM_FULL_ACCESS,
  ]))
    await queueMailOncePerDay(tx, [entity.id, viewer.id], { to: { email, name }, locale, kind: memberLeftMail, data });
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Asks to join the team of a startup; the team gets one mail. Fails with `notFound`. */
export async function askTeam(tx: Db, viewer: Member, seoUrl: string): Promise<Outcome<object, "notFound">> {
  const state = await joinStateOf(tx, viewer, seoUrl);
  if (!state) return refuse("notFound");
  if (state !== "none" || !(await addJoinWish(tx, viewer.id, seoUrl))) return { ok: true };
  const [person] = await tx.select().from(account).where(eq(account.id, viewer.id));
  if (person) await mailTeam(tx, person);
  return { ok: true };
}

/** Declines a wish to join, and mails the person. Fails with `entityNotFound`, `invalidAccess`. */
export async function declineWish(
  tx: Db,
  viewer: Member,
  { entityId, userId }: { entityId: string; userId: string },
): Promise<Outcome<object, "entityNotFound" | "invalidAccess">> {
  const entity = await entityById(tx, entityId);
  if (!entity) return refuse("entityNotFound");
  if (!mayGiveRights(viewer, entity.type, entity.id)) return refuse("invalidAccess");
  const isWish = and(eq(startupJoinWish.accountId, userId), eq(startupJoinWish.startupId, entity.id));
  const [declined] = await tx.delete(startupJoinWish).where(isWish).returning();
  const [person] = declined ? await tx.select().from(account).where(eq(account.id, userId)) : [];
  if (!person) return { ok: true };
  const { email, name, locale } = person;
  const data = { name, startup: oneLine(entity.name), seoUrl: entity.seo_url };
  await queueMailOncePerDay(tx, [entityId], { to: { email, name }, locale, kind: wishDeclinedMail, data });
  const detail = { userId };
  await writeAudit(tx, { accountId: viewer.id, action: "access.wishDeclined", entity: entity.type, entityId, detail });
  return { ok: true };
}

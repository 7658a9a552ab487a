import { SCOPE } from "./scopes.ts";
import { hasRole, type Role, type Viewer } from "./viewer.ts";

/** The kinds of entities people hold scopes on (specification, "Entity access"). */
export const ENTITY_TYPES = ["startup", "organization"] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

const ALL_SCOPES: readonly number[] = Object.values(SCOPE);

/** Scopes that come with another one. */
const INCLUDED: Readonly<Record<number, readonly number[]>> = {
  [SCOPE.FULL_ACCESS]: ALL_SCOPES,
  [SCOPE.WRITE]: [SCOPE.READ],
  [SCOPE.PROFILE_WRITE]: [SCOPE.PROFILE_READ],
  [SCOPE.STARTUP_FINANCIAL_WRITE]: [SCOPE.STARTUP_FINANCIAL_READ],
  [SCOPE.ORGANIZATION_FINANCIAL_WRITE]: [SCOPE.ORGANIZATION_FINANCIAL_READ],
  [SCOPE.STARTUP_IAM_WRITE]: [SCOPE.STARTUP_IAM_READ],
  [SCOPE.ORGANIZATION_IAM_WRITE]: [SCOPE.ORGANIZATION_IAM_READ],
  [SCOPE.FINANCIAL_FULL_ACCESS]: [
    SCOPE.STARTUP_FINANCIAL_READ,
    SCOPE.STARTUP_FINANCIAL_WRITE,
    SCOPE.ORGANIZATION_FINANCIAL_READ,
    SCOPE.ORGANIZATION_FINANCIAL_WRITE,
  ],
  [SCOPE.IAM_FULL_ACCESS]: [
    SCOPE.STARTUP_IAM_READ,
    SCOPE.STARTUP_IAM_WRITE,
    SCOPE.ORGANIZATION_IAM_READ,
    SCOPE.ORGANIZATION_IAM_WRITE,
  ],
};

/** What is offered when rights on an entity are given; for startups the specification's list, for organizations its twin. */
export const GRANTABLE: Record<EntityType, readonly number[]> = {
  startup: [
    SCOPE.FULL_ACCESS,
    SCOPE.READ,
    SCOPE.WRITE,
    SCOPE.STARTUP_FINANCIAL_READ,
    SCOPE.STARTUP_FINANCIAL_WRITE,
    SCOPE.IAM_FULL_ACCESS,
    SCOPE.FINANCIAL_FULL_ACCESS,
  ],
  organization: [
    SCOPE.FULL_ACCESS,
    SCOPE.READ,
    SCOPE.WRITE,
    SCOPE.ORGANIZATION_FINANCIAL_READ,
    SCOPE.ORGANIZATION_FINANCIAL_WRITE,
    SCOPE.IAM_FULL_ACCESS,
    SCOPE.FINANCIAL_FULL_ACCESS,
  ],
};

/** The scopes with everything that comes with them, in their order. */
export const withIncluded = (scopes: readonly number[]): number[] =>
  ALL_SCOPES.filter((wanted) => scopes.some((scope) => scope === wanted || INCLUDED[scope]?.includes(wanted)));

/** Whether the viewer's rights on an entity hold one of the scopes. Being staff of the platform is not asked. */
export function holdsScope(viewer: Viewer, entityId: string, ...scopes: number[]): boolean {
  if (viewer.kind === "visitor") return false;
  const held = viewer.access.find((entry) => entry.entityId === entityId)?.scopes ?? [];
  return withIncluded(held).some((scope) => scopes.includes(scope));
}

/** Rights that open a page or a call: a role, or scopes on an entity of which one is enough. Of a list any one opens. */
export type Permission = Role | { entityId: string; scopes: readonly number[] } | readonly Permission[];

/** Whether any of the permissions, however nested, is the viewer's. */
export function passes(viewer: Viewer, permission: Permission): boolean {
  if (typeof permission === "string") return hasRole(viewer, permission);
  if ("entityId" in permission) return holdsScope(viewer, permission.entityId, ...permission.scopes);
  return permission.some((one) => passes(viewer, one));
}

/** Runs the platform's settings and accounts: "site-wide admin". */
export const isSiteAdmin = (viewer: Viewer): boolean => hasRole(viewer, "admin", "specialAdmin");
/** Works for the platform: sees the admin panel. */
export const isStaff = (viewer: Viewer): boolean => hasRole(viewer, "admin", "moderator", "specialAdmin");

/** Sees an entity that is hidden from the public. */
export const isInsider = (viewer: Viewer, entityId: string): boolean =>
  isStaff(viewer) || holdsScope(viewer, entityId, SCOPE.READ);

export const mayEdit = (viewer: Viewer, entityId: string): boolean =>
  isStaff(viewer) || holdsScope(viewer, entityId, SCOPE.WRITE);

const FINANCIAL_READ = { startup: SCOPE.STARTUP_FINANCIAL_READ, organization: SCOPE.ORGANIZATION_FINANCIAL_READ };
const IAM_READ = { startup: SCOPE.STARTUP_IAM_READ, organization: SCOPE.ORGANIZATION_IAM_READ };
const IAM_WRITE = { startup: SCOPE.STARTUP_IAM_WRITE, organization: SCOPE.ORGANIZATION_IAM_WRITE };

/** Private rounds, shares of team members. */
export const maySeeFinancials = (viewer: Viewer, type: EntityType, entityId: string): boolean =>
  hasRole(viewer, "admin") || holdsScope(viewer, entityId, FINANCIAL_READ[type]);

/** Sees who holds which rights on the entity. */
export const maySeeRights = (viewer: Viewer, type: EntityType, entityId: string): boolean =>
  isSiteAdmin(viewer) || holdsScope(viewer, entityId, IAM_READ[type]);

/** Gives and takes rights on the entity, and invites to it. */
export const mayGiveRights = (viewer: Viewer, type: EntityType, entityId: string): boolean =>
  isSiteAdmin(viewer) || holdsScope(viewer, entityId, IAM_WRITE[type]);

/** Whether the viewer may give all of these: nobody gives what they do not hold. */
export const mayGive = (viewer: Viewer, entityId: string, scopes: readonly number[]): boolean =>
  isSiteAdmin(viewer) || scopes.every((scope) => holdsScope(viewer, entityId, scope));

/** Whether the viewer's own rights there last as long as others would: nobody gives for longer than they hold. */
export function mayGiveUntil(viewer: Viewer, entityId: string, expiresAt: Date | null): boolean {
  if (isSiteAdmin(viewer)) return true;
  const held = viewer.kind === "member" ? viewer.access.find((entry) => entry.entityId === entityId) : undefined;
  if (!held) return false;
  return outlasts({ expiresAt: held.expiresAt === null ? null : new Date(held.expiresAt) }, { expiresAt });
}

/** Scopes and when they end; null: never. */
export interface Grant {
  scopes: readonly number[];
  expiresAt: Date | null;
}

const covers = (one: Grant, other: Grant): boolean => {
  const held = withIncluded(one.scopes);
  return other.scopes.every((scope) => held.includes(scope));
};
const outlasts = (
  { expiresAt: one }: Pick<Grant, "expiresAt">,
  { expiresAt: other }: Pick<Grant, "expiresAt">,
): boolean => one === null || (other !== null && one >= other);

/** Whether a grant is nothing more than another, neither in what it opens nor in how long. */
export const isWithin = (grant: Grant, held: Grant): boolean => covers(held, grant) && outlasts(held, grant);

/**
 * What somebody holds who is given rights besides those held: all of both. Undefined where that cannot be said with one
 * end, because one of the two would have to be taken away early or last longer than it was given for.
 */
export function joinedGrants(held: Grant, given: Grant): Grant | undefined {
  if (isWithin(given, held)) return held;
  if (isWithin(held, given)) return given;
  if (held.expiresAt?.getTime() !== given.expiresAt?.getTime()) return undefined;
  return { scopes: [...new Set([...held.scopes, ...given.scopes])].sort((a, b) => a - b), expiresAt: held.expiresAt };
}

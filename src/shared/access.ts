import { SCOPE } from "./scopes.ts";
import { hasRole, type Role, type Viewer } from "./viewer.ts";

/** The kinds of entities that people have scopes on (specification, "Entity access"). */
export const ENTITY_TYPES = ["startup", "organization", "provider"] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

const ALL_SCOPES: readonly number[] = Object.values(SCOPE);

/** Scopes that come with another one. */
const INCLUDED_SCOPES: Readonly<Record<number, readonly number[]>> = {
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

/** Scopes that people may give each other. For startups it is the specification's list; only they have finances to see. */
export const GRANTABLE_SCOPES: Record<EntityType, readonly number[]> = {
  startup: [
    SCOPE.FULL_ACCESS,
    SCOPE.READ,
    SCOPE.WRITE,
    SCOPE.STARTUP_FINANCIAL_READ,
    SCOPE.STARTUP_FINANCIAL_WRITE,
    SCOPE.IAM_FULL_ACCESS,
    SCOPE.FINANCIAL_FULL_ACCESS,
  ],
  organization: [SCOPE.FULL_ACCESS, SCOPE.READ, SCOPE.WRITE, SCOPE.IAM_FULL_ACCESS],
  provider: [SCOPE.FULL_ACCESS, SCOPE.READ, SCOPE.WRITE, SCOPE.IAM_FULL_ACCESS],
};

/** The scopes and all scopes that come with them, by number. */
export const withIncluded = (scopes: readonly number[]): number[] =>
  ALL_SCOPES.filter((allScope) =>
    scopes.some((scope) => scope === allScope || INCLUDED_SCOPES[scope]?.includes(allScope)),
  );

/** The scopes that are, or come with, one of these. */
export const scopesWith = (...scopes: readonly number[]): number[] =>
  ALL_SCOPES.filter((scope) => withIncluded([scope]).some((included) => scopes.includes(included)));

/** True if the viewer has one of the scopes on an entity. Staff of the platform has none by its role alone. */
export function holdsScope(viewer: Viewer, entityId: string, ...scopes: number[]): boolean {
  if (viewer.kind === "visitor") return false;
  const own = viewer.access.find((entry) => entry.entityId === entityId)?.scopes ?? [];
  return withIncluded(own).some((scope) => scopes.includes(scope));
}

/** Rights that open a page: a role, one of the scopes on an entity, or any permission of a list. */
export type Permission = Role | { entityId: string; scopes: readonly number[] } | readonly Permission[];

/** True if the viewer has the permission. */
export function passes(viewer: Viewer, permission: Permission): boolean {
  if (typeof permission === "string") return hasRole(viewer, permission);
  if ("entityId" in permission) return holdsScope(viewer, permission.entityId, ...permission.scopes);
  return permission.some((candidate) => passes(viewer, candidate));
}

/** "Site-wide admin" in the specification: manages the platform's settings and accounts. */
export const isSiteAdmin = (viewer: Viewer): boolean => hasRole(viewer, "admin", "specialAdmin");
/** Works for the platform: sees the admin panel. */
export const isStaff = (viewer: Viewer): boolean => hasRole(viewer, "admin", "moderator", "specialAdmin");

/** Sees an entity that is hidden from the public. */
export const isInsider = (viewer: Viewer, entityId: string): boolean =>
  isStaff(viewer) || holdsScope(viewer, entityId, SCOPE.READ);

const GIVEN_SCOPES = Object.values(GRANTABLE_SCOPES).flat();

/** Opens the page of a hidden entity: whoever has one of the rights that people give each other. */
export const mayVisit = (viewer: Viewer, entityId: string): boolean =>
  isStaff(viewer) || holdsScope(viewer, entityId, ...GIVEN_SCOPES);

export const mayEdit = (viewer: Viewer, entityId: string): boolean =>
  isStaff(viewer) || holdsScope(viewer, entityId, SCOPE.WRITE);

/** The specification numbers these for startups and organizations; service providers have those of organizations. */
const scopeOf = (startup: number, organization: number): Record<EntityType, number> => ({
  startup,
  organization,
  provider: organization,
});
const FINANCIAL_READ = scopeOf(SCOPE.STARTUP_FINANCIAL_READ, SCOPE.ORGANIZATION_FINANCIAL_READ);
const IAM_READ = scopeOf(SCOPE.STARTUP_IAM_READ, SCOPE.ORGANIZATION_IAM_READ);
const IAM_WRITE = scopeOf(SCOPE.STARTUP_IAM_WRITE, SCOPE.ORGANIZATION_IAM_WRITE);

/** Private rounds, shares of team members. */
export const maySeeFinancials = (viewer: Viewer, type: EntityType, entityId: string): boolean =>
  hasRole(viewer, "admin") || holdsScope(viewer, entityId, FINANCIAL_READ[type]);

/** Writes private rounds, shares, and what a startup looks for. */
export const mayEditFinancials = (viewer: Viewer, startupId: string): boolean =>
  hasRole(viewer, "admin") || holdsScope(viewer, startupId, SCOPE.STARTUP_FINANCIAL_WRITE);

/** Opens the form of an entity: some part of it is theirs to write. */
export const mayOpenForm = (viewer: Viewer, type: EntityType, entityId: string): boolean =>
  mayEdit(viewer, entityId) || (type === "startup" && mayEditFinancials(viewer, entityId));

/** Sees who has which rights on the entity. */
export const maySeeRights = (viewer: Viewer, type: EntityType, entityId: string): boolean =>
  isSiteAdmin(viewer) || holdsScope(viewer, entityId, IAM_READ[type]);

/** Reads and answers applications to the jobs of a startup. A role of the platform is not enough. */
export const mayAnswerJobApplications = (viewer: Viewer, startupId: string): boolean =>
  holdsScope(viewer, startupId, SCOPE.WRITE);

/** Reads applications to the programs of an organization. A role of the platform is not enough. */
export const mayReadProgramApplications = (viewer: Viewer, organizationId: string): boolean =>
  holdsScope(viewer, organizationId, SCOPE.READ);

/** Gives and takes rights on the entity, and invites to it. */
export const mayGiveRights = (viewer: Viewer, type: EntityType, entityId: string): boolean =>
  isSiteAdmin(viewer) || holdsScope(viewer, entityId, IAM_WRITE[type]);

/** True if the viewer may give all of these scopes: nobody gives scopes they do not have. */
export const mayGive = (viewer: Viewer, entityId: string, scopes: readonly number[]): boolean =>
  isSiteAdmin(viewer) || scopes.every((scope) => holdsScope(viewer, entityId, scope));

/** True if the viewer may give rights until then: nobody gives rights that last longer than their own. */
export function mayGiveUntil(viewer: Viewer, entityId: string, expiresAt: Date | null): boolean {
  if (isSiteAdmin(viewer)) return true;
  const own = viewer.kind === "member" ? viewer.access.find((entry) => entry.entityId === entityId) : undefined;
  if (!own) return false;
  return outlasts({ expiresAt: own.expiresAt === null ? null : new Date(own.expiresAt) }, { expiresAt });
}

/** Scopes and when they end; null: never. */
export interface Grant {
  scopes: readonly number[];
  expiresAt: Date | null;
}

const covers = (a: Grant, b: Grant): boolean => {
  const scopes = withIncluded(a.scopes);
  return b.scopes.every((scope) => scopes.includes(scope));
};
const outlasts = (
  { expiresAt: one }: Pick<Grant, "expiresAt">,
  { expiresAt: other }: Pick<Grant, "expiresAt">,
): boolean => one === null || (other !== null && one >= other);

/** True if a grant adds nothing to another: no scope, no time. */
export const isWithin = (grant: Grant, other: Grant): boolean => covers(other, grant) && outlasts(other, grant);

/**
 * One grant in place of two. Undefined where there is none: they have different scopes and different ends, so one of them
 * would end too early or too late.
 */
export function joinedGrants(current: Grant, added: Grant): Grant | undefined {
  if (isWithin(added, current)) return current;
  if (isWithin(current, added)) return added;
  if (current.expiresAt?.getTime() !== added.expiresAt?.getTime()) return undefined;
  const scopes = new Set([...current.scopes, ...added.scopes]);
  return { scopes: [...scopes].sort((a, b) => a - b), expiresAt: current.expiresAt };
}

/** What the scopes open on an entity, in the order in which people meet it. */
export const SCREENS = [
  "page",
  "finances",
  "form",
  "financialForm",
  "jobs",
  "jobApplications",
  "programs",
  "programApplications",
  "members",
] as const;
export type Screen = (typeof SCREENS)[number];

/** The screens that somebody with only these scopes on an entity sees: by the rules that open them. */
export function screensOf(type: EntityType, scopes: readonly number[]): Screen[] {
  const entityId = "";
  const access = [{ entityId, scopes: [...scopes], expiresAt: null }];
  const nobody = { id: "", sessionId: "", name: "", surname: "", seoUrl: "", userTypeId: null, photo: null };
  const viewer: Viewer = { ...nobody, kind: "member", roles: [], premium: [], access };
  const opens: Record<Screen, boolean> = {
    page: mayVisit(viewer, entityId),
    finances: type === "startup" && maySeeFinancials(viewer, type, entityId),
    form: mayEdit(viewer, entityId),
    financialForm: type === "startup" && mayEditFinancials(viewer, entityId),
    jobs: type === "startup" && mayEdit(viewer, entityId),
    jobApplications: type === "startup" && mayAnswerJobApplications(viewer, entityId),
    programs: type === "organization" && mayEdit(viewer, entityId),
    programApplications: type === "organization" && mayReadProgramApplications(viewer, entityId),
    members: maySeeRights(viewer, type, entityId),
  };
  return SCREENS.filter((screen) => opens[screen]);
}

/**
 * The scopes that a form offers of these: one of those that open the same, the first or the one that is chosen already. Nobody can
 * choose between two that do the same.
 */
export function offeredScopes(type: EntityType, scopes: readonly number[], chosen: readonly number[]): number[] {
  const opened = (scope: number) => screensOf(type, [scope]).join();
  return scopes.filter((scope) => {
    const same = scopes.filter((other) => opened(other) === opened(scope));
    const kept = same.filter((other) => chosen.includes(other));
    return kept.length > 0 ? kept.includes(scope) : scope === same[0];
  });
}

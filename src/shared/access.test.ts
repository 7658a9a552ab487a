import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type EntityType,
  GRANTABLE_SCOPES,
  type Grant,
  holdsScope,
  joinedGrants,
  mayGive,
  mayGiveUntil,
  offeredScopes,
  type Permission,
  passes,
  screensOf,
  withIncluded,
} from "./access.ts";
import { SCOPE } from "./scopes.ts";
import { type Member, type Role, VISITOR } from "./viewer.ts";

const ENTITY = "01900000-0000-7000-8000-00000000000e";
const OTHER_ENTITY = "01900000-0000-7000-8000-00000000000f";
const scope = fc.constantFrom(...Object.values(SCOPE));
const scopes = fc.uniqueArray(scope);
const member = (scopes: number[], roles: Role[] = [], expiresAt: string | null = null): Member => ({
  kind: "member",
  id: OTHER_ENTITY,
  sessionId: OTHER_ENTITY,
  name: "Ada",
  surname: "Er",
  seoUrl: "ada-er",
  userTypeId: null,
  photo: null,
  roles,
  premium: [],
  access: scopes.length > 0 ? [{ entityId: ENTITY, scopes, expiresAt }] : [],
});

test("full access includes every scope, writing includes reading", () => {
  expect(withIncluded([SCOPE.FULL_ACCESS])).toEqual(Object.values(SCOPE));
  expect(withIncluded([SCOPE.WRITE])).toEqual([SCOPE.READ, SCOPE.WRITE]);
  fc.assert(
    fc.property(scopes, (own) => {
      const all = withIncluded(own);
      for (const one of own) expect(all).toContain(one);
      expect(withIncluded(all)).toEqual(all);
      expect(all.includes(SCOPE.FULL_ACCESS)).toBe(own.includes(SCOPE.FULL_ACCESS));
    }),
  );
});

test("rights on one entity are none on another, and visitors have none", () => {
  fc.assert(
    fc.property(scopes, scope, (own, other) => {
      const viewer = member(own);
      expect(holdsScope(viewer, ENTITY, other)).toBe(withIncluded(own).includes(other));
      expect(holdsScope(viewer, OTHER_ENTITY, other)).toBe(false);
      expect(holdsScope(VISITOR, ENTITY, other)).toBe(false);
    }),
  );
});

test("nobody gives what they do not hold", () => {
  fc.assert(
    fc.property(scopes, scopes, (own, other) => {
      expect(mayGive(member(own), ENTITY, other)).toBe(other.every((one) => withIncluded(own).includes(one)));
      expect(mayGive(member(own, ["specialAdmin"]), ENTITY, other)).toBe(true);
      expect(mayGive(VISITOR, ENTITY, [SCOPE.READ])).toBe(false);
    }),
  );
});

test("nobody gives for longer than they hold", () => {
  const [soon, later] = [new Date("2030-01-01T00:00:00Z"), new Date("2030-01-02T00:00:00Z")];
  const ending = member([SCOPE.READ], [], "2030-01-01T00:00:00+00:00");
  expect([soon, later, null].map((end) => mayGiveUntil(ending, ENTITY, end))).toEqual([true, false, false]);
  expect([soon, null].map((end) => mayGiveUntil(member([SCOPE.READ]), ENTITY, end))).toEqual([true, true]);
  expect(mayGiveUntil(ending, OTHER_ENTITY, soon)).toBe(false);
  expect(mayGiveUntil(VISITOR, ENTITY, soon)).toBe(false);
  expect(mayGiveUntil(member([], ["admin"]), ENTITY, null)).toBe(true);
});

test("of alternatives any one opens, however they are nested; of none nobody", () => {
  const single = fc.oneof(
    fc.constantFrom<Role>("admin", "moderator", "specialAdmin"),
    fc.record({ entityId: fc.constantFrom(ENTITY, OTHER_ENTITY), scopes }),
  );
  const { tree } = fc.letrec<{ tree: Permission }>((tie) => ({
    tree: fc.oneof({ maxDepth: 3 }, single, fc.array(tie("tree"), { maxLength: 3 })),
  }));
  const flat = (permission: Permission): Permission[] =>
    Array.isArray(permission) ? permission.flatMap(flat) : [permission];
  fc.assert(
    fc.property(tree, scopes, (permission, own) => {
      const viewer = member(own, ["moderator"]);
      expect(passes(viewer, permission)).toBe(flat(permission).some((one) => passes(viewer, one)));
      expect(passes(VISITOR, permission)).toBe(false);
    }),
  );
});

test("startups alone offer financial scopes, and each scope opens a screen", () => {
  expect(GRANTABLE_SCOPES.startup).toEqual([0, 1, 2, 5, 6, 13, 14]);
  expect(GRANTABLE_SCOPES.organization).toEqual([0, 1, 2, 13]);
  expect(GRANTABLE_SCOPES.provider).toEqual([0, 1, 2, 13]);
  const opened = (type: EntityType) =>
    Object.fromEntries(GRANTABLE_SCOPES[type].map((scope) => [scope, screensOf(type, [scope])]));
  expect(opened("startup")).toEqual({
    0: ["page", "finances", "form", "financialForm", "jobs", "jobApplications", "members"],
    1: ["page"],
    2: ["page", "form", "jobs", "jobApplications"],
    5: ["page", "finances"],
    6: ["page", "finances", "financialForm"],
    13: ["page", "members"],
    14: ["page", "finances", "financialForm"],
  });
  expect(opened("organization")[2]).toEqual(["page", "form", "programs", "programApplications"]);
  expect(opened("organization")[1]).toEqual(["page", "programApplications"]);
  expect(opened("provider")[13]).toEqual(["page", "members"]);
});

test("of scopes that open the same, a form offers one", () => {
  const offered = (type: EntityType, chosen: number[] = []) => offeredScopes(type, GRANTABLE_SCOPES[type], chosen);
  expect([offered("startup"), offered("startup", [14])]).toEqual([
    [0, 1, 2, 5, 6, 13],
    [0, 1, 2, 5, 13, 14],
  ]);
  for (const type of ["organization", "provider"] as const) expect(offered(type)).toEqual(GRANTABLE_SCOPES[type]);
});

test("joined grants hold both, neither longer than it was given for", () => {
  const grant = fc.record({
    scopes: fc.uniqueArray(scope, { minLength: 1 }),
    expiresAt: fc.option(fc.date({ noInvalidDate: true })),
  });
  const holds = ({ scopes: own, expiresAt }: Grant, other: number, at: number) =>
    (expiresAt === null || expiresAt.getTime() > at) && withIncluded(own).includes(other);
  fc.assert(
    fc.property(grant, grant, scope, fc.date({ noInvalidDate: true }), (own, added, other, at) => {
      const joined = joinedGrants(own, added);
      if (!joined) return;
      for (const moment of [at.getTime(), own.expiresAt?.getTime() ?? 0, added.expiresAt?.getTime() ?? 0])
        expect(holds(joined, other, moment)).toBe(holds(own, other, moment) || holds(added, other, moment));
    }),
  );
});

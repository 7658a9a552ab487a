import fc from "fast-check";
import { expect, test } from "vitest";
import { organizationList } from "#features/organizations/filters.ts";
import { startupList } from "#features/startups/filters.ts";
import { talentList } from "#features/talents/filters.ts";
import { talentRights } from "#features/talents/rules.ts";
import { listRights, lockedFilters, searchRights } from "#shared/list/rights.ts";
import { type Member, PREMIUM_LISTS, VISITOR } from "#shared/viewer.ts";
import { effectOf, freeStartupsOf } from "./rules.ts";

const SETTINGS = {
  premiumEnable: true,
  userNeedtoSingForSeeData: true,
  limitedFreeStartupPresenter: true,
  freeStartupCount: 10,
  filterList: ["startups.stage", "startups.incorporated", "talents.skills"],
};
const LISTS = ["startups", "talents"];

test("what settings mean: for a visitor, a member, a premium member", () => {
  const of = (viewer: "visitor" | "member" | "premium", changes: object = {}) =>
    effectOf({ ...SETTINGS, ...changes }, viewer, LISTS);
  expect(of("visitor")).toEqual({ startups: "signIn", locked: { startups: 2, talents: 1 } });
  expect(of("member")).toEqual({ startups: 10, locked: { startups: 2, talents: 1 } });
  expect(of("premium")).toEqual({ startups: null, locked: { startups: 0, talents: 0 } });
  expect(of("member", { limitedFreeStartupPresenter: false }).startups).toBeNull();
  expect(of("visitor", { userNeedtoSingForSeeData: false }).startups).toBe(10);
  const off = { premiumEnable: false };
  expect(of("member", off)).toEqual({ startups: null, locked: { startups: 0, talents: 0 } });
  expect(of("visitor", off)).toEqual({ startups: "signIn", locked: { startups: 0, talents: 1 } });
});

test("the comparison says how many startups are free under the settings", () => {
  expect(freeStartupsOf(SETTINGS)).toBe(10);
  expect(freeStartupsOf({ ...SETTINGS, limitedFreeStartupPresenter: false })).toBeNull();
  expect(freeStartupsOf({ ...SETTINGS, premiumEnable: false })).toBeNull();
});

const member: Member = {
  kind: "member",
  id: "1",
  sessionId: "1",
  name: "Ada",
  surname: "Petek",
  seoUrl: "ada-petek",
  userTypeId: null,
  photo: null,
  roles: [],
  premium: [],
  access: [],
};
const VIEWER = { visitor: VISITOR, member, premium: { ...member, premium: PREMIUM_LISTS } };

test("the preview of settings is what the lists then do, whatever is set", () => {
  const names = [startupList, talentList, organizationList].flatMap(({ kind, names: fields }) =>
    // Named with the filter that they belong to.
    fields.filter((field) => !field.startsWith("not.") && !/currency/i.test(field)).map((field) => `${kind}.${field}`),
  );
  const settings = fc.record({
    premiumEnable: fc.boolean(),
    userNeedtoSingForSeeData: fc.boolean(),
    limitedFreeStartupPresenter: fc.boolean(),
    freeStartupCount: fc.integer({ min: 0, max: 50 }),
    filterList: fc.subarray(names),
  });
  fc.assert(
    fc.property(settings, fc.constantFrom("visitor", "member", "premium"), (decided, who) => {
      const inForce = { ...decided, userNeedToSignForSeeData: decided.userNeedtoSingForSeeData };
      const viewer = VIEWER[who];
      const rights = {
        startups: listRights(startupList, viewer, inForce),
        talents: talentRights(viewer, inForce),
        organizations: searchRights(organizationList, "organizations", viewer, inForce),
      };
      const { startups, locked } = effectOf(decided, who, PREMIUM_LISTS);
      expect(startups).toBe(rights.startups.mustSignIn ? "signIn" : (rights.startups.rows ?? null));
      for (const list of PREMIUM_LISTS) {
        const refused = [...lockedFilters(rights[list])].map((field) => `${list}.${field}`);
        expect(refused.filter((name) => decided.filterList.includes(name))).toHaveLength(locked[list]!);
        if (locked[list] === 0) expect(refused).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

import { expect, test } from "vitest";
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

test("the comparison of packages says how many startups are free while the settings limit them", () => {
  expect(freeStartupsOf(SETTINGS)).toBe(10);
  expect(freeStartupsOf({ ...SETTINGS, limitedFreeStartupPresenter: false })).toBeNull();
  expect(freeStartupsOf({ ...SETTINGS, premiumEnable: false })).toBeNull();
});

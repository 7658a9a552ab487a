import { expect, test } from "vitest";
import { type StartupFilter, startupList } from "#features/startups/filters.ts";
import type { SavedRule } from "./saved-rule.ts";
import * as rules from "./saved-rule.ts";

const savedRule = rules.savedRuleSchema(startupList);
const ruleOfFilter = (filter: StartupFilter) => rules.ruleOfFilter(startupList, filter);
const filterOfRule = (rule: SavedRule) => rules.filterOfRule(startupList, rule);
const ruleWithFilter = (rule: SavedRule, filter: StartupFilter) => rules.ruleWithFilter(startupList, rule, filter);
const comparisonsOfRule = (rule: SavedRule) => rules.comparisonsOfRule(startupList, rule);

const FILTERS: StartupFilter[] = [
  {},
  { sector: ["energy", "health"], incorporated: false, "fundings.amountUsd": { gte: 1, lte: 5 } },
  { foundationDate: { lte: "2020-01-01" }, patents: true, "hasInvestment.tour": ["seed"] },
];

test.each(FILTERS)("a filter becomes rules and the same filter again: %j", (filter) => {
  const rule = ruleOfFilter(filter);
  expect(savedRule.parse(JSON.parse(JSON.stringify(rule)))).toEqual(rule);
  expect(filterOfRule(rule)).toEqual(filter);
});

test("what a filter cannot say stays rules", () => {
  const leaves = ruleOfFilter({ sector: ["energy"], stage: ["seed"] }).rules;
  const group = { order: 0, condition: "or" as const, isRootRule: true, rules: leaves };
  expect(filterOfRule(group)).toBeUndefined();
  expect(filterOfRule({ ...group, condition: "and", rules: [{ ...leaves[0]!, operator: "notIn" }] })).toEqual({
    "not.sector": ["energy"],
  });
  const unpatented = { ...leaves[0]!, fieldName: "patents", operator: "ne" as const, value: true };
  expect(filterOfRule({ ...group, condition: "and", rules: [unpatented] })).toBeUndefined();
  expect(filterOfRule({ ...group, condition: "and", rules: [leaves[0]!, leaves[0]!] })).toBeUndefined();
});

test("rules have a depth, a number and known fields", () => {
  const nested = (depth: number): object => ({ rules: depth > 1 ? [nested(depth - 1)] : [] });
  expect(savedRule.safeParse(nested(6)).success).toBe(true);
  expect(savedRule.safeParse(nested(7)).success).toBe(false);
  expect(savedRule.safeParse({ rules: Array.from({ length: 100 }, () => ({})) }).success).toBe(false);
  expect(savedRule.safeParse({ rules: [{ fieldName: "password", operator: "eq", value: 1 }] }).success).toBe(false);
});

test("a rule and a filter hold together; again and again it grows no deeper", () => {
  const first = ruleOfFilter({ sector: ["energy"], patents: true });
  expect(ruleWithFilter(first, {})).toBe(first);
  let rule = first;
  for (let time = 0; time < 10; time++) rule = ruleWithFilter(rule, { stage: ["seed"] });
  expect(savedRule.safeParse(JSON.parse(JSON.stringify(rule))).success).toBe(true);
  expect(rule.rules.length).toBe(11);
  expect([...new Set(comparisonsOfRule(rule).map(({ field }) => field))]).toEqual(["sector", "patents", "stage"]);
});

test("the ends of a range are told as one, alternatives apart", () => {
  const rule = ruleOfFilter({ patents: true, "fundings.amountUsd": { gte: 1, lte: 5 } });
  const of = (field: string, value: unknown) => ({ field, negated: false, value });
  expect(comparisonsOfRule(rule)).toEqual([of("patents", true), of("fundings.amountUsd", { gte: 1, lte: 5 })]);
  expect(comparisonsOfRule({ ...rule, condition: "or" })).toEqual([
    of("patents", true),
    of("fundings.amountUsd", { gte: 1 }),
    of("fundings.amountUsd", { lte: 5 }),
  ]);
});

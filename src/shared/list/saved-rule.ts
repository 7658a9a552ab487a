import { z } from "zod";
import type { Filter } from "./filter.ts";
import { choiceRow, denialOf, isFilterName, type List, rowOf } from "./list.ts";
import { MAX_CHOICES } from "./rights.ts";

/** Rules inside rules; deeper ones nobody reads. */
export const MAX_RULE_DEPTH = 6;
/** Rules of one saved filter, groups included. */
export const MAX_RULES = 100;

const OPERATORS = ["in", "notIn", "eq", "ne", "gte", "lte"] as const;
const scalar = z.union([z.string().max(200), z.number(), z.boolean()]);

/**
 * A rule of a saved filter (specification, "Saved filter rule"): a group of `rules` joined by `condition`, or a field compared with
 * a value. `urlValue` is the value as it stands in addresses; `order` the place among its siblings.
 */
export interface SavedRule {
  fieldName?: string | null | undefined;
  value?: string | number | boolean | (string | number | boolean)[] | null | undefined;
  urlValue?: string | null | undefined;
  operator?: (typeof OPERATORS)[number] | null | undefined;
  order: number;
  condition: "and" | "or";
  isRootRule: boolean;
  rules: SavedRule[];
}

const ruleSchema = (list: List, depth: number): z.ZodType<SavedRule, unknown> =>
  z.strictObject({
    fieldName: z
      .string()
      .max(100)
      .refine((name) => name === "" || isFilterName(list, name), "noSuchFilter")
      .nullish(),
    value: z.union([scalar, z.array(scalar).max(MAX_CHOICES)]).nullish(),
    urlValue: z.string().max(5000).nullish(),
    operator: z.enum(OPERATORS).nullish(),
    order: z.int().min(0).max(10_000).default(0),
    condition: z.enum(["and", "or"]).default("and"),
    isRootRule: z.boolean().default(false),
    rules: (depth > 1
      ? z.array(ruleSchema(list, depth - 1))
      : z.array(z.never({ error: `at most ${MAX_RULE_DEPTH} levels` }))
    )
      .max(MAX_RULES)
      .default([]),
  });

const sizeOf = (rule: SavedRule): number => 1 + rule.rules.reduce((sum, inner) => sum + sizeOf(inner), 0);
/** The rules of a saved filter of this list. */
export const savedRuleSchema = (list: List): z.ZodType<SavedRule, unknown> =>
  ruleSchema(list, MAX_RULE_DEPTH).refine((rule) => sizeOf(rule) <= MAX_RULES, `atMostRules:${MAX_RULES}`);

const leaf = (fieldName: string, operator: SavedRule["operator"], value: SavedRule["value"]): SavedRule => ({
  fieldName,
  operator,
  value,
  urlValue: Array.isArray(value) ? value.join(",") : String(value),
  order: 0,
  condition: "and",
  isRootRule: false,
  rules: [],
});

/** A filter as rules: one group of all, in which every field stands once, ranges as two rules. */
export function ruleOfFilter(list: List, filter: Filter): SavedRule {
  const rules = list.names.flatMap((field): SavedRule[] => {
    const value = filter[field];
    if (value === undefined) return [];
    const negates = choiceRow(list, field)?.negates;
    if (Array.isArray(value)) return [negates ? leaf(negates, "notIn", value) : leaf(field, "in", value)];
    if (typeof value !== "object") return [leaf(field, "eq", value)];
    return (["gte", "lte"] as const).flatMap((end) => (value[end] === undefined ? [] : [leaf(field, end, value[end])]));
  });
  return {
    order: 0,
    condition: "and",
    isRootRule: true,
    rules: rules.map((rule, order) => ({ ...rule, order })),
  };
}

/** True if a rule compares a field; other rules are groups, empty ones mean nothing. */
export const isComparison = (list: List, rule: SavedRule): rule is SavedRule & { fieldName: string } =>
  Boolean(rule.fieldName) && isFilterName(list, rule.fieldName!) && rule.rules.length === 0;

/** The one field of a comparison as a filter; `negated` for "notIn" and "ne". Undefined when operator and field do not fit. */
export function comparisonOf(
  list: List,
  rule: SavedRule & { fieldName: string },
): { filter: object; negated: boolean } | undefined {
  const { fieldName: field, value, operator } = rule;
  const { kind } = rowOf(list, field);
  if (value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0))
    return { filter: {}, negated: false };
  const isEnd = operator === "gte" || operator === "lte";
  if (isEnd !== (kind === "dates" || kind === "money")) return undefined;
  if (isEnd) return { filter: { [field]: { [operator]: value } }, negated: false };
  const values = Array.isArray(value) ? value : [value];
  if (kind === "answer" && values.length > 1) return undefined;
  return {
    filter: { [field]: kind === "choice" || kind === "words" ? values : values[0] },
    negated: operator === "notIn" || operator === "ne",
  };
}

/** Rules as one filter; undefined when a filter cannot say it: other groups than "and", denials, a field twice. */
export function filterOfRule(list: List, rule: SavedRule): Filter | undefined {
  if (rule.condition === "or" && rule.rules.length > 1) return undefined;
  let filter: Filter | undefined = {};
  for (const inner of isComparison(list, rule) ? [rule] : rule.rules) {
    const comparison = isComparison(list, inner) ? comparisonOf(list, inner) : undefined;
    const said = comparison?.negated ? denied(list, comparison.filter) : comparison?.filter;
    if (!said) return undefined;
    filter = joinedFilters(filter, said);
    if (!filter) return undefined;
  }
  return filter;
}

/** A denied comparison as a filter; undefined where there is none, as for answers. */
function denied(list: List, comparison: object): object | undefined {
  const entries = Object.entries(comparison).map(([field, value]) => [denialOf(field), value] as const);
  return entries.every(([field]) => isFilterName(list, field)) ? Object.fromEntries(entries) : undefined;
}

/** Both filters as one; undefined when they speak of the same field, except for the two ends of a range. */
export function joinedFilters(a: Filter, b: object): Filter | undefined {
  const joined: Record<string, unknown> = { ...a };
  for (const [field, value] of Object.entries(b)) {
    const before = joined[field];
    if (before !== undefined && !(isRange(before) && Object.keys(value).every((end) => !(end in before))))
      return undefined;
    joined[field] = isRange(before) ? { ...before, ...value } : value;
  }
  return joined as Filter;
}

const isRange = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A rule and a filter that hold together. A rule made so before grows by the filter instead of one level deeper. */
export function ruleWithFilter(list: List, rule: SavedRule, filter: Filter): SavedRule {
  const added = ruleOfFilter(list, filter);
  if (added.rules.length === 0) return rule;
  const isJoin = rule.condition === "and" && rule.rules.length > 0 && rule.rules.every(({ rules }) => rules.length > 0);
  const joined = [...(isJoin ? rule.rules : [rule]), added];
  return { ...added, rules: joined.map((item, order) => ({ ...item, order, isRootRule: false })) };
}

/** A filter that a rule compares. */
export interface Comparison {
  field: string;
  negated: boolean;
  value: unknown;
}

/** Everything a rule compares, group by group; the two ends of a range are one comparison unless they are alternatives. */
export function comparisonsOfRule(list: List, rule: SavedRule): Comparison[] {
  if (isComparison(list, rule)) {
    const { filter, negated } = comparisonOf(list, rule) ?? { filter: {}, negated: false };
    return Object.entries(filter).map(([field, value]) => ({ field, negated, value }));
  }
  const all = rule.rules.flatMap((inner) => comparisonsOfRule(list, inner));
  return rule.condition === "or" ? all : withWholeRanges(all);
}

function withWholeRanges(all: Comparison[]): Comparison[] {
  const whole: Comparison[] = [];
  for (const next of all) {
    const at = whole.findIndex(({ field, value }) => field === next.field && isRange(value));
    const joined = at >= 0 && joinedFilters({ [next.field]: whole[at]!.value } as Filter, { [next.field]: next.value });
    if (joined) whole[at] = { ...next, value: joined[next.field] };
    else whole.push(next);
  }
  return whole;
}

import type { Db } from "#db/open.server.ts";
import { AppError } from "#shared/errors.ts";
import { type Filter, isReversed, withoutEmpty } from "#shared/list/filter.ts";
import { filterSchema } from "#shared/list/filter-schema.ts";
import type { List } from "#shared/list/list.ts";
import { comparisonOf, isComparison, joinedFilters, type SavedRule } from "#shared/list/saved-rule.ts";
import { all, any, type Expression, not } from "./expression.server.ts";
import { resolveChoices } from "./read-filter.server.ts";
import type { ListReference } from "./source.server.ts";

interface Reading {
  db: Db;
  reference: ListReference;
  list: List;
  expressionOf: (filter: Filter) => Expression;
}

/**
 * Rules as the index answers them, and the filters they use. Comparisons of child rows in one "and" group hold for one row.
 * Throws `invalidInput` for a value that does not fit its field.
 */
export async function readRule(rule: SavedRule, reading: Reading): Promise<{ expression: Expression; used: Filter[] }> {
  const used: Filter[] = [];
  return { expression: await expressionOfRule(rule, reading, used), used };
}

async function expressionOfRule(rule: SavedRule, reading: Reading, used: Filter[]): Promise<Expression> {
  const { list } = reading;
  const inside = isComparison(list, rule) ? [rule] : rule.rules;
  const parts: Expression[] = [];
  for (const group of inside)
    if (!isComparison(list, group) && group.rules.length > 0) parts.push(await expressionOfRule(group, reading, used));
  const comparisons = inside.filter((inner) => isComparison(list, inner));
  parts.push(...(await expressionsOfComparisons(comparisons, rule.condition, reading, used)));
  return rule.condition === "or" && parts.length > 0 ? any(...parts) : all(...parts);
}

/** Comparisons of one group; those that all must hold become one filter, as far as a filter can say them. */
async function expressionsOfComparisons(
  comparisons: Comparison[],
  condition: SavedRule["condition"],
  reading: Reading,
  used: Filter[],
): Promise<Expression[]> {
  const parts: Expression[] = [];
  let together: Filter = {};
  for (const comparison of comparisons) {
    const { filter, negated } = await readComparison(comparison, reading);
    used.push(filter);
    if (isEmpty(filter)) continue;
    const joinable = condition === "and" && !negated ? joinedFilters(together, filter) : undefined;
    refuseReversed(joinable);
    if (joinable) together = joinable;
    else parts.push(negated ? not(reading.expressionOf(filter)) : reading.expressionOf(filter));
  }
  return isEmpty(together) ? parts : [...parts, reading.expressionOf(together)];
}

/** The two ends of a range are two rules: only together they can be reversed. */
function refuseReversed(filter: Filter = {}): void {
  for (const [field, value] of Object.entries(filter))
    if (typeof value === "object" && !Array.isArray(value) && isReversed(value))
      throw new AppError("invalidInput", [{ field, reason: "reversed" }]);
}

type Comparison = SavedRule & { fieldName: string };
const isEmpty = (filter: Filter): boolean => Object.keys(filter).length === 0;

async function readComparison(rule: Comparison, { db, reference, list }: Reading) {
  const comparison = comparisonOf(list, rule);
  const parsed = filterSchema(list).safeParse(comparison?.filter);
  if (!comparison || !parsed.success)
    throw new AppError("invalidInput", [{ field: rule.fieldName, reason: "ruleDoesNotFit" }]);
  const filter = await resolveChoices(db, reference, list, withoutEmpty(parsed.data));
  return { filter, negated: comparison.negated };
}

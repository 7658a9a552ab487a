import type { Db } from "#db/open.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { AppError } from "#shared/errors.ts";
import { withoutEmpty } from "../rules.ts";
import { all, any, type Expression, not } from "./expression.ts";
import { resolveChoices } from "./filter.server.ts";
import { comparisonOf, isComparison, joinedFilters, type SavedRule } from "./saved-rule.ts";
import { type StartupFilter, startupFilter } from "./schema-filter.ts";

interface Reading {
  db: Db;
  catalogue: Catalogue;
  expressionOf: (filter: StartupFilter) => Expression;
}

/**
 * Rules as the index answers them, and the filters they use. Comparisons of rounds in one "and" group hold for one round.
 * Throws `invalidInput` for a value that does not fit its field.
 */
export async function readRule(
  rule: SavedRule,
  reading: Reading,
): Promise<{ expression: Expression; used: StartupFilter[] }> {
  const used: StartupFilter[] = [];
  return { expression: await expressionOfRule(rule, reading, used), used };
}

async function expressionOfRule(rule: SavedRule, reading: Reading, used: StartupFilter[]): Promise<Expression> {
  const inside = isComparison(rule) ? [rule] : rule.rules;
  const parts: Expression[] = [];
  for (const group of inside)
    if (!isComparison(group) && group.rules.length > 0) parts.push(await expressionOfRule(group, reading, used));
  let together: StartupFilter = {};
  for (const inner of inside.filter(isComparison)) {
    const { filter, negated } = await readComparison(inner, reading);
    used.push(filter);
    if (isEmpty(filter)) continue;
    const joinable = rule.condition === "and" && !negated ? joinedFilters(together, filter) : undefined;
    if (joinable) together = joinable;
    else parts.push(negated ? not(reading.expressionOf(filter)) : reading.expressionOf(filter));
  }
  if (!isEmpty(together)) parts.push(reading.expressionOf(together));
  return rule.condition === "or" && parts.length > 0 ? any(...parts) : all(...parts);
}

const isEmpty = (filter: StartupFilter): boolean => Object.keys(filter).length === 0;

async function readComparison(rule: Parameters<typeof comparisonOf>[0], { db, catalogue }: Reading) {
  const comparison = comparisonOf(rule);
  const parsed = startupFilter.safeParse(comparison?.filter);
  if (!comparison || !parsed.success)
    throw new AppError("invalidInput", [
      { field: rule.fieldName, reason: "operator or value does not fit this field" },
    ]);
  return { filter: await resolveChoices(db, catalogue, withoutEmpty(parsed.data)), negated: comparison.negated };
}

import type { Db } from "#db/open.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { AppError } from "#shared/errors.ts";
import { withoutEmpty } from "../rules.ts";
import { all, any, type Expression, not } from "./expression.ts";
import { resolveChoices } from "./filter.server.ts";
import { comparisonOf, isComparison, type SavedRule } from "./saved-rule.ts";
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
  const parts: Expression[] = [];
  let together: StartupFilter = {};
  for (const inner of isComparison(rule) ? [rule] : rule.rules) {
    if (!isComparison(inner)) {
      if (inner.rules.length > 0) parts.push(await expressionOfRule(inner, reading, used));
      continue;
    }
    const { filter, negated } = await readComparison(inner, reading);
    used.push(filter);
    const joinable = rule.condition === "and" && !negated ? joined(together, filter) : undefined;
    if (joinable) together = joinable;
    else if (Object.keys(filter).length > 0)
      parts.push(negated ? not(reading.expressionOf(filter)) : reading.expressionOf(filter));
  }
  if (Object.keys(together).length > 0) parts.push(reading.expressionOf(together));
  return rule.condition === "or" && parts.length > 0 ? any(...parts) : all(...parts);
}

async function readComparison(rule: Parameters<typeof comparisonOf>[0], { db, catalogue }: Reading) {
  const comparison = comparisonOf(rule);
  const parsed = startupFilter.safeParse(comparison?.filter);
  if (!comparison || !parsed.success)
    throw new AppError("invalidInput", [
      { field: rule.fieldName, reason: "operator or value does not fit this field" },
    ]);
  return { filter: await resolveChoices(db, catalogue, withoutEmpty(parsed.data)), negated: comparison.negated };
}

/** Both filters as one; undefined when they speak of the same field, except for the two ends of a range. */
function joined(a: StartupFilter, b: StartupFilter): StartupFilter | undefined {
  const merged: Record<string, unknown> = { ...a };
  for (const [field, value] of Object.entries(b)) {
    const known = merged[field];
    if (known === undefined) merged[field] = value;
    else if (
      typeof known === "object" &&
      known &&
      !Array.isArray(known) &&
      Object.keys(value as object).every((end) => !(end in known))
    )
      merged[field] = { ...known, ...(value as object) };
    else return undefined;
  }
  return merged as StartupFilter;
}

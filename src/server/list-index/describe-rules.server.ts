import type { Db } from "#db/open.server.ts";
import type { DescribedFilter } from "#shared/list/contract.ts";
import { choiceRow, currencyFieldOf, isUnit, type List, STORED_SOURCES } from "#shared/list/list.ts";
import { type Comparison, comparisonsOfRule, type SavedRule } from "#shared/list/saved-rule.ts";
import type { Locale } from "#shared/locale.ts";
import { choiceId, namedChoice } from "./choices.server.ts";
import type { ListReference } from "./source.server.ts";
import { isStored, namesOfStored } from "./stored-choices.server.ts";

/**
 * The saved filters in the reader's language: one entry a filter, for each of the rules. Deleted values are left out.
 * One statement for each kind of choice, whatever the number of rules.
 */
export async function describedRules(
  db: Db,
  reference: ListReference,
  list: List,
  rules: readonly SavedRule[],
  locale: Locale,
): Promise<DescribedFilter[][]> {
  const comparisons = rules.map((rule) => comparisonsOfRule(list, rule));
  const valuesOf = (source: string) =>
    comparisons
      .flat()
      .flatMap(({ field, value }) => (choiceRow(list, field)?.source === source ? (value as string[]) : []));
  const stored = new Map<string, Map<string, string>>();
  for (const source of STORED_SOURCES) stored.set(source, await namesOfStored(db, source, valuesOf(source), locale));
  const nameOf = (field: string, value: string): string | undefined => {
    const row = choiceRow(list, field);
    if (!row) return value;
    if (isStored(row.source)) return stored.get(row.source)?.get(value.toLowerCase());
    const id = choiceId(reference, list, field, value);
    const name = id && namedChoice(reference, list, field, id, locale).name;
    return name === id && row.source !== "region" ? undefined : name;
  };
  /** The code of the currency that a rule names beside an amount. */
  const currencyOf = (all: readonly Comparison[], field: string): string | null => {
    const unit = currencyFieldOf(list, field);
    if (unit === undefined) return null;
    const value = all.find((other) => other.field === unit)?.value;
    const id = Array.isArray(value) && choiceId(reference, list, unit, String(value[0]));
    return (id && reference.currencies.get(id)?.code) || null;
  };
  return comparisons.map((all) =>
    all
      .filter(({ field }) => !isUnit(list, field))
      .map(({ field, negated, value }) =>
        Array.isArray(value)
          ? {
              field,
              negated,
              names: value.flatMap((item) => nameOf(field, String(item)) ?? []),
              value: null,
              currency: null,
            }
          : {
              field,
              negated,
              names: [],
              value: value as DescribedFilter["value"],
              currency: currencyOf(all, field),
            },
      ),
  );
}

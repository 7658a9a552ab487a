import type { Db } from "#db/open.server.ts";
import type { DescribedFilter } from "#shared/list/contract.ts";
import { choiceRow, type List } from "#shared/list/list.ts";
import { comparisonsOfRule, type SavedRule } from "#shared/list/saved-rule.ts";
import type { Locale } from "#shared/locale.ts";
import { choiceId, namedChoice } from "./choices.server.ts";
import { namesOfOrganizations } from "./organizations.server.ts";
import type { ListReference } from "./source.server.ts";

/**
 * What saved filters say, in the reader's language: one entry a filter, for each of the rules. Values that are gone are left
 * out. One statement whatever the number of rules.
 */
export async function describedRules(
  db: Db,
  reference: ListReference,
  list: List,
  rules: readonly SavedRule[],
  locale: Locale,
): Promise<DescribedFilter[][]> {
  const comparisons = rules.map((rule) => comparisonsOfRule(list, rule));
  const isOrganization = (field: string) => choiceRow(list, field)?.source === "organization";
  const organizations = await namesOfOrganizations(
    db,
    comparisons.flat().flatMap(({ field, value }) => (isOrganization(field) ? (value as string[]) : [])),
  );
  const nameOf = (field: string, value: string): string | undefined => {
    const row = choiceRow(list, field);
    if (!row) return undefined;
    if (row.source === "organization") return organizations.get(value);
    const id = choiceId(reference, list, field, value);
    const name = id && namedChoice(reference, list, field, id, locale).name;
    return name === id && row.source !== "region" ? undefined : name;
  };
  return comparisons.map((all) =>
    all.map(({ field, negated, value }) =>
      Array.isArray(value)
        ? { field, negated, names: value.flatMap((one) => nameOf(field, String(one)) ?? []), value: null }
        : { field, negated, names: [], value: value as DescribedFilter["value"] },
    ),
  );
}

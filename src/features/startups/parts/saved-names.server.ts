import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { DescribedFilter } from "../contract.ts";
import { choiceId, namedChoice } from "./choices.server.ts";
import { type FilterName, isChoice } from "./filter-fields.ts";
import { comparisonsOfRule, type SavedRule } from "./saved-rule.ts";
import type { DateRange, MoneyRange } from "./schema-filter.ts";

/**
 * What saved filters ask for, in the reader's language: one entry a filter, for each rule given. Values that are gone are
 * left out. One statement whatever the number of rules.
 */
export async function describedRules(
  db: Db,
  catalogue: Catalogue,
  rules: readonly SavedRule[],
  locale: Locale,
): Promise<DescribedFilter[][]> {
  const comparisons = rules.map(comparisonsOfRule);
  const named = comparisons.flat().filter(({ field }) => field === "incubationCenters");
  const organizations = await organizationNames(
    db,
    named.flatMap(({ value }) => value as string[]),
  );
  const nameOf = (field: FilterName, value: string): string | undefined => {
    if (!isChoice(field)) return undefined;
    if (field === "incubationCenters") return organizations.get(value);
    const id = choiceId(catalogue, field, value);
    const name = id && namedChoice(catalogue, field, id, locale).name;
    return name === id && field !== "region" ? undefined : name;
  };
  return comparisons.map((all) =>
    all.map(({ field, negated, value }) =>
      Array.isArray(value)
        ? { field, negated, names: value.flatMap((one) => nameOf(field, String(one)) ?? []), value: null }
        : { field, negated, names: [], value: value as boolean | DateRange | MoneyRange },
    ),
  );
}

/** Names of organizations by id and by address. */
async function organizationNames(db: Db, values: string[]): Promise<Map<string, string>> {
  if (values.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; seo_url: string; name: string }>(
    sql`select id, seo_url, name from organization where id::text = any (${sql.param(values)}) or seo_url = any (${sql.param(values)})`,
  );
  return new Map(rows.flatMap(({ id, seo_url, name }) => [[id, name] as const, [seo_url, name] as const]));
}

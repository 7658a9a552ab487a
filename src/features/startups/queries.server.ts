// Hand-written SQL: counts in the index of bits.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { namedChoice } from "#server/list-index/choices.server.ts";
import { childConditions } from "#server/list-index/expression.server.ts";
import { type Beside, matching } from "#server/list-index/read-list.server.ts";
import { knownSum } from "#shared/known-sum.ts";
import type { Filter } from "#shared/list/filter.ts";
import { isChoice } from "#shared/list/list.ts";
import type { Locale } from "#shared/locale.ts";
import type { Aggregate, Group } from "./contract.ts";
import { startupList } from "./filters.ts";
import { startupSource } from "./parts/source.server.ts";
import { aggregateOfRounds, aggregateOfStartups, isRoundGroup } from "./queries/aggregates.server.ts";
import { GROUP_FIELDS } from "./rules.ts";

/** Listed startups by id, in the order of the ids; those gone or hidden are left out. */
export { rowsOf as startupsById } from "./queries/rows.server.ts";

const fullnessRow = z.object({ fullness: z.number(), count: z.number() });

/** How many listed startups have how much of their entry filled, in steps of 20 percent. */
export async function fullnessCounts(db: Db): Promise<{ from: number; to: number; count: number }[]> {
  const rows = await rowsOf(
    db,
    fullnessRow,
    sql`
    select substr(b.term, 10)::integer fullness, sum(bit_count(b.bits & listed.bits))::integer count
    from list_bits b join list_bits listed on listed.kind = b.kind and listed.term = 'listed' and listed.chunk = b.chunk
    where b.kind = 'startups' and b.term >= 'fullness:' and b.term < 'fullness;' group by b.term`,
  );
  return [0, 20, 40, 60, 80].map((from) => {
    const to = from === 80 ? 100 : from + 19;
    const within = rows.filter((row) => row.fullness >= from && row.fullness <= to);
    return { from, to, count: within.reduce((sum, row) => sum + row.count, 0) };
  });
}

/** Numbers and sums over startups, or over those of their rounds that meet the filter's conditions on rounds. */
export async function aggregatesOfStartups(
  db: Db,
  catalogue: Catalogue,
  request: {
    filter: Filter;
    beside?: Beside | undefined;
    of: "startups" | "fundings";
    groupBy: Group;
    locale: Locale;
  },
): Promise<Aggregate> {
  const { filter, beside, of, groupBy, locale } = request;
  const expression = matching(startupSource, catalogue, filter, beside);
  const rows =
    of === "startups" && !isRoundGroup(groupBy)
      ? await aggregateOfStartups(db, expression, groupBy)
      : await aggregateOfRounds(db, expression, childConditions(startupSource, filter), groupBy);
  const field = groupBy === "none" ? undefined : GROUP_FIELDS[groupBy];
  const nameOf = (key: string | null) =>
    key === null
      ? null
      : field && isChoice(startupList, field)
        ? namedChoice(catalogue, startupList, field, key, locale).name
        : key;
  return {
    totalCount: rows.reduce((sum, row) => sum + row.count, 0),
    summedCount: rows.reduce((sum, row) => sum + row.summed, 0),
    sumUsd: knownSum(rows.map((row) => row.sumUsd)),
    groups: groupBy === "none" ? [] : rows.map(({ key, count, sumUsd }) => ({ key, name: nameOf(key), count, sumUsd })),
  };
}

import type pg from "pg";
import type { ListSource } from "#server/list-index/source.server.ts";
import type { Filter, FilterValue } from "#shared/list/filter.ts";
import { type FilterRow, rowOf } from "#shared/list/list.ts";
import { randomNumbers } from "#testing/startups.ts";

/** A request for a page of a list. */
export interface Combination {
  filter: Filter;
  sort: string;
  offset: number;
}

/** Rows of a page, as the list page asks for. */
export const PAGE_SIZE = 9;
/** Filters of one combination at most. */
const MOST_FILTERS = 6;
const LAST_PAGE = 20;

/** The years that the days of a filled database lie in. */
const DAYS: Record<string, readonly [first: number, last: number]> = {
  foundationDate: [2008, 2025],
  "fundings.announcedDate": [2012, 2026],
  lastFundingDate: [2012, 2026],
  publicationDate: [2026, 2027],
  expirationDate: [2026, 2027],
};
const AMOUNTS = [10_000, 25_000, 40_123, 100_000, 257_000, 1_000_000, 3_333_333, 5_000_000, 25_000_000, 60_000_000];
const WAGES = [700, 1_000, 1_234, 2_500, 4_000, 5_555, 8_000];
const PERCENTS = [1, 5, 12.5, 20, 33];

/** Random combinations of one to six filters, frequent and rare values alike; the same for the same rows and seed. */
export async function combinationsOf(
  pool: pg.Pool,
  { list }: ListSource,
  { count, seed }: { count: number; seed: number },
): Promise<Combination[]> {
  const random = randomNumbers(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const values = await valuesByTerm(pool, list.kind);
  const offered = await offeredTypes(pool);
  const valuesOf = (row: FilterRow) =>
    row.kind === "choice" && row.lookup !== undefined ? offered.get(row.source) : values.get(row.term ?? "");
  const fields = list.names.filter((field) => {
    const row = rowOf(list, field);
    return row.kind === "choice" ? valuesOf(row) !== undefined : row.kind !== "words";
  });
  const drawValue = (field: string, row: FilterRow): FilterValue => {
    if (row.kind === "choice") return choices(valuesOf(row)!);
    if (row.kind === "answer") return random() < 0.5;
    return row.kind === "dates" ? days(DAYS[field]!) : amounts(field);
  };
  /** One to three values, of the five that most rows have or of the rarer half. */
  const choices = (sorted: readonly string[]) => {
    const some = random() < 0.5 ? sorted.slice(0, 5) : sorted.slice(Math.floor(sorted.length / 2));
    return [...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(some)))];
  };
  const days = ([first, last]: readonly [number, number]) => {
    const from = Date.UTC(first, 0, 1 + Math.floor(random() * 365 * (last - first)));
    const to = from + pick([0, 6, 29, 92, 365, 1500]) * 86_400_000;
    return ends(new Date(from).toISOString().slice(0, 10), new Date(to).toISOString().slice(0, 10));
  };
  const amounts = (field: string) => {
    const from = pick(field === "share" ? PERCENTS : list.kind === "startups" ? AMOUNTS : WAGES);
    return ends(from, from * pick([1, 1.5, 4, 17.3, 100]));
  };
  const ends = <Bound>(gte: Bound, lte: Bound) => pick([{ gte, lte }, { gte, lte }, { gte }, { lte }]);
  return Array.from({ length: count }, () => {
    const names = new Set(Array.from({ length: 1 + Math.floor(random() * MOST_FILTERS) }, () => pick(fields)));
    const filter = Object.fromEntries([...names].map((field) => [field, drawValue(field, rowOf(list, field))]));
    // Filters about open programs hold for organizations that have one.
    for (const field of names) {
      const { needs } = rowOf(list, field);
      if (needs?.is === "yes") filter[needs.field] = true;
    }
    const page = random() < 0.7 ? 0 : Math.floor(random() * LAST_PAGE);
    return { filter, sort: pick(list.sorts), offset: page * PAGE_SIZE };
  });
}

/** Values that rows have, by what their terms begin with; those of most rows first. */
async function valuesByTerm(pool: pg.Pool, kind: string): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ name: string; values: string[] }>(
    `select split_part(term, ':', 1) name, array_agg(value order by count desc, value) values from (
      select term, regexp_replace(term, '^.*:', '') value, sum(bit_count(bits)) count
      from list_bits where kind = $1 and term like '%:%' and term !~ '^round\\d' group by term
    ) counted where count > 0 group by 1`,
    [kind],
  );
  return new Map(rows.map((row) => [row.name, row.values]));
}

async function offeredTypes(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ kind: string; ids: string[] }>(
    "select kind, array_agg(id order by sort_order, id) ids from type where active and offered group by kind",
  );
  return new Map(rows.map((row) => [row.kind, row.ids]));
}

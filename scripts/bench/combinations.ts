import type pg from "pg";
import { startupList } from "#features/startups/filters.ts";
import type { Filter, FilterValue } from "#shared/list/filter.ts";
import { type FilterRow, rowOf } from "#shared/list/list.ts";
import { randomNumbers } from "#testing/startups.ts";

/** A request for a page of the list of startups. */
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

const DAYS = { foundationDate: [2008, 2025], "fundings.announcedDate": [2012, 2026] } as const;
const AMOUNTS = [10_000, 25_000, 40_123, 100_000, 257_000, 1_000_000, 3_333_333, 5_000_000, 25_000_000, 60_000_000];

/** Random combinations of one to six filters, frequent and rare values alike; the same for the same rows and seed. */
export async function combinationsOf(pool: pg.Pool, count: number, seed: number): Promise<Combination[]> {
  const random = randomNumbers(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const values = await valuesByTerm(pool);
  const fields = startupList.names.filter((field) => {
    const row = rowOf(startupList, field);
    return row.term !== undefined && (row.kind !== "choice" || values.has(row.term));
  });
  const drawValue = (field: string, row: FilterRow): FilterValue => {
    if (row.kind === "choice") return choices(values.get(row.term!)!);
    if (row.kind === "answer") return random() < 0.5;
    return row.kind === "dates" ? days(DAYS[field as keyof typeof DAYS]) : amounts();
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
  const amounts = () => {
    const from = pick(AMOUNTS);
    return ends(from, from * pick([1, 1.5, 4, 17.3, 100]));
  };
  const ends = <Bound>(gte: Bound, lte: Bound) => pick([{ gte, lte }, { gte, lte }, { gte }, { lte }]);
  return Array.from({ length: count }, () => {
    const names = new Set(Array.from({ length: 1 + Math.floor(random() * MOST_FILTERS) }, () => pick(fields)));
    const filter = Object.fromEntries([...names].map((field) => [field, drawValue(field, rowOf(startupList, field))]));
    const page = random() < 0.7 ? 0 : Math.floor(random() * LAST_PAGE);
    return { filter, sort: pick(startupList.sorts), offset: page * PAGE_SIZE };
  });
}

/** Values that rows have, by what their terms begin with; those of most rows first. */
async function valuesByTerm(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ name: string; values: string[] }>(`
    select split_part(term, ':', 1) name, array_agg(value order by count desc, value) values from (
      select term, regexp_replace(term, '^.*:', '') value, sum(bit_count(bits)) count
      from list_bits where kind = 'startups' and term like '%:%' and term !~ '^round\\d' group by term
    ) counted where count > 0 group by 1`);
  return new Map(rows.map((row) => [row.name, row.values]));
}

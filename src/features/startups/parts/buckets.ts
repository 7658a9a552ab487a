import type { DateRange, MoneyRange } from "./schema-filter.ts";

/** Leading digits at which buckets of amounts begin: usual filter bounds are edges, so ranges between them are whole buckets. */
const EDGES = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;
/** Buckets of one power of ten: for each edge the edge itself (even) and what lies above it (odd). */
const PER_DECADE = EDGES.length * 2;
/** Everything below 1. */
const BELOW_ONE = -1;
/** The database holds amounts below 10^15. */
const LAST_BUCKET = 15 * PER_DECADE - 1;
/** Years with terms of their own in ranges without an end; older and later dates are few and looked up by their rows. */
const YEARS = { first: 1900, last: 2099 } as const;

/** A range as the index answers it: terms that lie inside as a whole, and closed ranges whose rows must be looked at. */
export interface Cover<Bound> {
  terms: string[];
  cuts: { from: Bound | undefined; to: Bound | undefined }[];
}

const edgeInCents = (edge: number): number =>
  Math.round(EDGES[edge % EDGES.length]! * 10 ** (Math.floor(edge / EDGES.length) + 2));

/** The bucket of an amount of US dollars; the database has a twin, `money_bucket`, held to the same cases. */
export const moneyBucket = (amount: number): number => bucketOfCents(Math.round(amount * 100));

function bucketOfCents(cents: number): number {
  if (cents < 100) return BELOW_ONE;
  let edge = Math.max(0, Math.floor(Math.log10(cents) - 2) * EDGES.length);
  while (edge > 0 && edgeInCents(edge) > cents) edge -= EDGES.length;
  while (edgeInCents(edge + 1) <= cents) edge++;
  return edge * 2 + (cents > edgeInCents(edge) ? 1 : 0);
}

/** First and last cent of a bucket. */
const endsOf = (bucket: number): [first: number, last: number] => {
  if (bucket === BELOW_ONE) return [0, 99];
  const edge = edgeInCents(Math.floor(bucket / 2));
  return bucket % 2 === 0 ? [edge, edge] : [edge + 1, edgeInCents(Math.floor(bucket / 2) + 1) - 1];
};

/** Far smaller than a cent, far larger than what multiplying by 100 loses. */
const SLACK = 1e-4;

/** `name` is what the terms begin with: "amount" has "amount:<bucket>" and "amountDecade:<power>". Bounds of cuts are decimals. */
export function coverMoney(name: string, { gte, lte }: MoneyRange): Cover<string> {
  const from = gte === undefined ? 0 : Math.ceil(gte * 100 - SLACK);
  const to = lte === undefined ? undefined : Math.floor(lte * 100 + SLACK);
  const cover: Cover<string> = { terms: [], cuts: [] };
  if (to !== undefined && to < from) return cover;
  const [first, last] = [bucketOfCents(from), to === undefined ? LAST_BUCKET : bucketOfCents(to)];
  const whole = { first, last };
  const decimal = (cents: number) => (cents / 100).toFixed(2);
  if (from > endsOf(first)[0]) {
    const end = Math.min(endsOf(first)[1], to ?? Number.POSITIVE_INFINITY);
    cover.cuts.push({ from: decimal(from), to: decimal(end) });
    whole.first++;
  }
  if (to !== undefined && to < endsOf(last)[1] && last >= whole.first) {
    cover.cuts.push({ from: decimal(endsOf(last)[0]), to: decimal(to) });
    whole.last--;
  }
  for (let bucket = whole.first; bucket <= whole.last; ) {
    const decade = Math.floor(bucket / PER_DECADE);
    const isWhole = bucket >= 0 && bucket % PER_DECADE === 0 && bucket + PER_DECADE - 1 <= whole.last;
    cover.terms.push(isWhole ? `${name}Decade:${decade}` : `${name}:${bucket}`);
    bucket += isWhole ? PER_DECADE : 1;
  }
  return cover;
}

const two = (value: number) => String(value).padStart(2, "0");
const four = (value: number) => String(value).padStart(4, "0");
/** Months since year 0. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const firstDay = (month: number) => `${four(Math.floor(month / 12))}-${two((month % 12) + 1)}-01`;
const lastDay = (month: number) => {
  const end = new Date(0);
  end.setUTCFullYear(Math.floor(month / 12), (month % 12) + 1, 0);
  return `${firstDay(month).slice(0, 8)}${two(end.getUTCDate())}`;
};

/** `name` is what the terms begin with: "founded" has "founded:<yyyymm>" and "foundedYear:<yyyy>". Bounds of cuts are days. */
export function coverDates(name: string, { gte, lte }: DateRange): Cover<string> {
  const cover: Cover<string> = { terms: [], cuts: [] };
  if (gte !== undefined && lte !== undefined && lte < gte) return cover;
  const [firstKnown, lastKnown] = [YEARS.first * 12, YEARS.last * 12 + 11];
  let [month, end] = [firstKnown, lastKnown];
  if (gte === undefined || gte < firstDay(firstKnown))
    cover.cuts.push({ from: gte, to: lesser(lte, lastDay(firstKnown - 1)) });
  else {
    month = monthOf(gte);
    if (gte > firstDay(month)) {
      cover.cuts.push({ from: gte, to: lesser(lte, lastDay(month)) });
      month++;
    }
  }
  if (lte === undefined || lte > lastDay(lastKnown))
    cover.cuts.push({ from: greater(gte, firstDay(lastKnown + 1)), to: lte });
  else {
    end = monthOf(lte);
    if (lte < lastDay(end)) {
      if (end >= month) cover.cuts.push({ from: firstDay(end), to: lte });
      end--;
    }
  }
  while (month <= end) {
    const isWhole = month % 12 === 0 && month + 11 <= end;
    const year = four(Math.floor(month / 12));
    cover.terms.push(isWhole ? `${name}Year:${year}` : `${name}:${year}${two((month % 12) + 1)}`);
    month += isWhole ? 12 : 1;
  }
  return cover;
}

const lesser = (a: string | undefined, b: string) => (a !== undefined && a < b ? a : b);
const greater = (a: string | undefined, b: string) => (a !== undefined && a > b ? a : b);

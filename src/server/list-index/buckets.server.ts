import type { DateRange, MoneyRange } from "#shared/list/filter.ts";

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
/** Their months, since year 0. */
const FIRST_KNOWN = YEARS.first * 12;
const LAST_KNOWN = YEARS.last * 12 + 11;

/**
 * A range as the index answers it: terms that lie inside as a whole, and closed ranges whose rows must be looked at. `term` is
 * the bucket a cut lies in, `share` how much of it, by its width, `rest` what is left of it, if that is one range; days before and
 * after all known years have none of these.
 */
export interface Cover<Bound> {
  /** The complete range, amounts in whole cents. */
  from?: Bound | undefined;
  to?: Bound | undefined;
  terms: string[];
  cuts: {
    from: Bound | undefined;
    to: Bound | undefined;
    term?: string;
    share?: number;
    rest?: { from: Bound; to: Bound };
  }[];
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
const SLACK_SHARE = 1e-4;

/**
 * `name` is what the terms begin with: "amount" has "amount:<bucket>" and "amountDecade:<power>". Bounds of cuts are decimals.
 * `isZeroUnknown`: a column of 0 has no term and is in no range.
 */
export function coverMoney(name: string, { gte, lte }: MoneyRange, isZeroUnknown = false): Cover<string> {
  const least = isZeroUnknown ? 1 : 0;
  const from = gte === undefined ? least : Math.max(least, Math.ceil(gte * 100 - SLACK_SHARE));
  const to = lte === undefined ? undefined : Math.floor(lte * 100 + SLACK_SHARE);
  const cover: Cover<string> = { terms: [], cuts: [] };
  if (to !== undefined && to < from) return cover;
  const [first, last] = [bucketOfCents(from), to === undefined ? LAST_BUCKET : bucketOfCents(to)];
  const whole = { first, last };
  const decimal = (cents: number) => (cents / 100).toFixed(2);
  const cut = (bucket: number, start: number, end: number) => {
    const [bucketStart, most] = endsOf(bucket);
    const lowest = Math.max(bucketStart, least);
    const share = (end - start + 1) / (most - lowest + 1);
    const left = start === lowest ? [end + 1, most] : end === most ? [lowest, start - 1] : undefined;
    const rest = left && { rest: { from: decimal(left[0]!), to: decimal(left[1]!) } };
    cover.cuts.push({ from: decimal(start), to: decimal(end), term: `${name}:${bucket}`, share, ...rest });
  };
  cover.from = gte === undefined ? undefined : decimal(from);
  cover.to = to === undefined ? undefined : decimal(to);
  if (from > Math.max(endsOf(first)[0], least)) {
    cut(first, from, Math.min(endsOf(first)[1], to ?? Number.POSITIVE_INFINITY));
    whole.first++;
  }
  if (to !== undefined && to < endsOf(last)[1] && last >= whole.first) {
    cut(last, Math.max(endsOf(last)[0], from), to);
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

/**
 * `name` is what the terms begin with: "founded" has "founded:<yyyymm>" and "foundedYear:<yyyy>". Bounds of cuts are days.
 * `byDay`: there is "foundedDay:<yyyymmdd>", too, so that no month is cut.
 */
export function coverDates(name: string, { gte, lte }: DateRange, byDay = false): Cover<string> {
  if (gte !== undefined && lte !== undefined && lte < gte) return { terms: [], cuts: [] };
  const begin = beginningOf(name, gte, lte);
  const end = endOf(name, gte, lte, begin.month);
  const terms = monthTerms(name, begin.month, end.month);
  const cuts = [...begin.cuts, ...end.cuts];
  if (!byDay) return { from: gte, to: lte, terms, cuts };
  const months = cuts.filter(({ term }) => term !== undefined);
  return {
    from: gte,
    to: lte,
    terms: [...terms, ...months.flatMap(({ from, to }) => dayTerms(name, from!, to!))],
    cuts: cuts.filter(({ term }) => term === undefined),
  };
}

/** Of days of one month. */
const dayTerms = (name: string, from: string, to: string): string[] =>
  Array.from(
    { length: dayOf(to) - dayOf(from) + 1 },
    (_, after) => `${name}Day:${from.slice(0, 7).replace("-", "")}${two(dayOf(from) + after)}`,
  );

const dayOf = (day: string): number => Number(day.slice(8));

/** An end of the terms of a range: the outermost month that counts as a whole, and the days beyond it. */
interface End {
  month: number;
  cuts: Cover<string>["cuts"];
}

function beginningOf(name: string, gte: string | undefined, lte: string | undefined): End {
  if (gte === undefined || gte < firstDay(FIRST_KNOWN))
    return { month: FIRST_KNOWN, cuts: [{ from: gte, to: lesser(lte, lastDay(FIRST_KNOWN - 1)) }] };
  // A range that begins after all known months lies in the cut at the other end.
  if (gte > lastDay(LAST_KNOWN)) return { month: LAST_KNOWN + 1, cuts: [] };
  const month = monthOf(gte);
  if (gte === firstDay(month)) return { month, cuts: [] };
  return { month: month + 1, cuts: [cutMonth(name, month, gte, lesser(lte, lastDay(month)))] };
}

function endOf(name: string, gte: string | undefined, lte: string | undefined, firstWhole: number): End {
  if (lte === undefined || lte > lastDay(LAST_KNOWN))
    return { month: LAST_KNOWN, cuts: [{ from: greater(gte, firstDay(LAST_KNOWN + 1)), to: lte }] };
  const month = monthOf(lte);
  if (lte === lastDay(month)) return { month, cuts: [] };
  // A range that begins in the same month has that month in its other cut.
  return {
    month: month - 1,
    cuts: month >= firstWhole ? [cutMonth(name, month, firstDay(month), lte)] : [],
  };
}

function cutMonth(name: string, month: number, from: string, to: string): Cover<string>["cuts"][number] {
  const [first, last] = [firstDay(month), lastDay(month)];
  const at = (day: number) => `${first.slice(0, 8)}${two(day)}`;
  const share = (dayOf(to) - dayOf(from) + 1) / dayOf(last);
  const left = from === first ? [at(dayOf(to) + 1), last] : to === last ? [first, at(dayOf(from) - 1)] : undefined;
  return { from, to, term: monthTerm(name, month), share, ...(left && { rest: { from: left[0]!, to: left[1]! } }) };
}

const monthTerm = (name: string, month: number) => `${name}:${four(Math.floor(month / 12))}${two((month % 12) + 1)}`;

function monthTerms(name: string, first: number, last: number): string[] {
  const terms: string[] = [];
  for (let month = first; month <= last; ) {
    const isWhole = month % 12 === 0 && month + 11 <= last;
    terms.push(isWhole ? `${name}Year:${four(Math.floor(month / 12))}` : monthTerm(name, month));
    month += isWhole ? 12 : 1;
  }
  return terms;
}

const lesser = (a: string | undefined, b: string) => (a !== undefined && a < b ? a : b);
const greater = (a: string | undefined, b: string) => (a !== undefined && a > b ? a : b);

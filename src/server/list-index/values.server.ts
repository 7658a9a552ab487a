import type { Db } from "#db/open.server.ts";
import { isOffered } from "#shared/house.ts";
import type { ChoiceCount, Named } from "#shared/list/contract.ts";
import { choicesIn, dependentsOf, type Filter, without, withoutOrphans } from "#shared/list/filter.ts";
import { type ChoiceRow, choiceRow, denialOf, isUnit, type List, rowOf } from "#shared/list/list.ts";
import type { Locale } from "#shared/locale.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import type { CountedChildren } from "./child-values-sql.server.ts";
import { namedChoice, prefixOf, termOf } from "./choices.server.ts";
import { childConditions, childSets, type Expression } from "./expression.server.ts";
import { isSeekingId } from "./read-filter.server.ts";
import type { ListReference, ListSource } from "./source.server.ts";
import { isStored, storedNames } from "./stored-choices.server.ts";
import { type CountedTerms, type Counts, countTerms } from "./values-sql.server.ts";

export interface ValuesRequest {
  filter: Filter;
  facets: readonly string[];
  /** Filters whose choices are not counted. */
  locked: readonly string[];
  locale: Locale;
  /** A filter as the index answers it, with whatever else holds beside it. */
  expressionOf: (filter: Filter) => Expression;
}
export interface Values {
  data: Partial<Record<string, ChoiceCount[]>>;
  totalCount: number;
  drops: { field: string; totalCount: number }[];
}

const ANSWERS = [true, false] as const;

/** The choices of each list with the rows each would leave. A list's own choice does not narrow it. */
export async function countedValues(
  db: Db,
  source: ListSource,
  reference: ListReference,
  request: ValuesRequest,
): Promise<Values> {
  const { filter, facets, locked, locale } = request;
  const { list } = source;
  const plan = planOf(source, reference, request);
  const childFields = list.names.filter((field) => rowOf(list, field).child);
  const children =
    plan.children.size > 0
      ? { within: request.expressionOf(without(filter, childFields)), counted: [...plan.children.values()] }
      : undefined;
  const counts = await countTerms(db, source, plan.expressions, plan.counted, children);
  const totalCount = counts.totals[0]!;
  const data: Values["data"] = {};
  for (const facet of facets) {
    const field = list.facets[facet]!;
    const row = choiceRow(list, field);
    const usable = !locked.includes(field);
    data[facet] = row
      ? await choicesOf(db, reference, list, row, {
          field,
          filter,
          locale,
          counts: usable ? counts : undefined,
          places: plan.lookups.get(field),
        })
      : answersOf(filter[field], usable ? plan.answers.get(field)!.map((index) => counts.totals[index]!) : undefined);
  }
  const drops = totalCount > 0 ? [] : await dropsOf(db, source, reference, request);
  return { data, totalCount, drops };
}

/** The expressions to be counted; numbers are places in `expressions`, whose first is the filter itself. */
interface Plan {
  expressions: Expression[];
  counted: CountedTerms[];
  /** Lists over child rows, by the conditions on those beside them. */
  children: Map<string, CountedChildren>;
  answers: Map<string, [yes: number, no: number]>;
  /** Of filters that are looked up, the place of each choice. */
  lookups: Map<string, Map<string, number>>;
}

function planOf(source: ListSource, reference: ListReference, request: ValuesRequest): Plan {
  const { list } = source;
  const { filter, facets, locked, expressionOf } = request;
  const plan: Plan = {
    expressions: [expressionOf(filter)],
    counted: [],
    children: new Map(),
    answers: new Map(),
    lookups: new Map(),
  };
  const place = (changed: Filter) => plan.expressions.push(expressionOf(changed)) - 1;
  for (const field of facets.map((facet) => list.facets[facet]!)) {
    if (locked.includes(field)) continue;
    const row = choiceRow(list, field);
    if (!row) {
      const [yes, no] = ANSWERS.map((answer) =>
        place(withoutOrphans(list, { ...filter, [field]: answer }, isSeekingId(reference))),
      );
      plan.answers.set(field, [yes!, no!]);
      continue;
    }
    if (row.lookup !== undefined) {
      const ids = reference.typesOf(row.source as TypeKind).map(({ id }) => id);
      plan.lookups.set(field, new Map(ids.map((id) => [id, place({ ...filter, [field]: [id] })])));
      continue;
    }
    const prefix = prefixOf(row, filter);
    if (!prefix) continue;
    const rest = without(filter, [
      field,
      denialOf(field),
      ...dependentsOf(list, field).filter((name) => needsOne(list, name)),
    ]);
    const conditions = row.child ? childConditions(source, rest) : {};
    if (Object.keys(conditions).length > 0) {
      const key = JSON.stringify(conditions);
      const alike = plan.children.get(key) ?? { sets: childSets(source, conditions, termOf(reference)), lists: [] };
      alike.lists.push({ prefix, column: row.column! });
      plan.children.set(key, alike);
    } else plan.counted.push({ prefix, expression: filter[field] || filter[denialOf(field)] ? place(rest) : 0 });
  }
  return plan;
}

/** A city says its country: without the country it would still narrow the list of countries to one. */
const needsOne = (list: List, field: string): boolean => rowOf(list, field).needs?.is === "one";

interface Listing {
  field: string;
  filter: Filter;
  locale: Locale;
  /** Undefined: the viewer may not use the filter, so nothing is counted. */
  counts: Counts | undefined;
  /** The places of its choices' counts among the totals, if it is looked up. */
  places: Map<string, number> | undefined;
}

async function choicesOf(
  db: Db,
  reference: ListReference,
  list: List,
  row: ChoiceRow,
  { field, filter, locale, counts, places }: Listing,
): Promise<ChoiceCount[]> {
  // A choice that decides nothing, as the currency of an amount, has no counts; what is looked up has its own.
  const isUnit = row.term === undefined;
  const prefix = isUnit ? "" : prefixOf(row, filter);
  const chosen = choicesIn(filter, field);
  if (prefix === undefined) return [];
  const countOf = (id: string) => {
    if (!counts) return null;
    const place = places?.get(id);
    if (place !== undefined) return counts.totals[place]!;
    return isUnit ? null : (counts.byTerm.get(prefix + id) ?? 0);
  };
  const offered = idsOf(reference, row, filter, counts, prefix);
  const shown = [...new Set([...offered, ...chosen])].filter(
    (id) => chosen.includes(id) || counts === undefined || !row.long || countOf(id),
  );
  const named: Named[] = isStored(row.source)
    ? await storedNames(db, row.source, shown, locale)
    : shown.map((id) => namedChoice(reference, list, field, id, locale));
  const inOrder = ORDERED_BY_NAME.has(row.source) ? named.toSorted(byName(locale)) : named;
  return inOrder.map((value) => ({
    ...value,
    count: countOf(value.id),
    chosen: chosen.includes(value.id),
    ...(isSeekingId(reference)(value.id) ? { seeking: true as const } : {}),
  }));
}

const ORDERED_BY_NAME: ReadonlySet<string> = new Set<ChoiceRow["source"]>(["city", "country", "region"]);
const COLLATORS: Record<Locale, Intl.Collator> = { en: new Intl.Collator("en"), tr: new Intl.Collator("tr") };
const byName = (locale: Locale) => (a: Named, b: Named) => COLLATORS[locale].compare(a.name, b.name);

/** The values that may be chosen of a list. Values that are not offered stay away unless chosen. */
function idsOf(
  reference: ListReference,
  { source, parent, needs }: ChoiceRow,
  filter: Filter,
  counts: Counts | undefined,
  prefix: string,
): string[] {
  if (source === "country") return [...reference.countries.keys()];
  if (source === "city") return reference.citiesOf(choicesIn(filter, needs!.field)[0]!).map((city) => city.id);
  if (source === "currency")
    return [...reference.currencies].filter(([, { code }]) => isOffered(code)).map(([currencyId]) => currencyId);
  if (source === "language") return [...reference.languages.keys()];
  if (isStored(source) || source === "region")
    return [...(counts?.byTerm.keys() ?? [])]
      .filter((term) => term.startsWith(prefix))
      .map((term) => term.slice(prefix.length));
  const offered = reference.typesOf(source).filter((type) => type.offered && type.active);
  const parents = parent && filter[parent] ? choicesIn(filter, parent) : undefined;
  return offered.filter((type) => !parents || parents.includes(type.parentId ?? "")).map((type) => type.id);
}

function answersOf(chosen: Filter[string], counts: number[] | undefined): ChoiceCount[] {
  return ANSWERS.map((answer, index) => ({
    id: String(answer),
    name: String(answer),
    slug: String(answer),
    count: counts ? counts[index]! : null,
    chosen: chosen === answer,
  }));
}

/** The total that dropping each used filter would bring, the most first. */
async function dropsOf(
  db: Db,
  source: ListSource,
  reference: ListReference,
  { filter, expressionOf }: ValuesRequest,
): Promise<Values["drops"]> {
  const { list } = source;
  const fields = list.names.filter((field) => filter[field] !== undefined && !isUnit(list, field));
  if (fields.length === 0) return [];
  const rests = fields.map((field) =>
    expressionOf(withoutOrphans(list, without(filter, [field]), isSeekingId(reference))),
  );
  const { totals } = await countTerms(db, source, rests);
  return fields
    .map((field, index) => ({ field, totalCount: totals[index]! }))
    .sort((a, b) => b.totalCount - a.totalCount);
}

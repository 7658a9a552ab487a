import type { Db } from "#db/open.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type ChoiceCount, FACETS, type FacetName, type Named } from "../contract.ts";
import { takesCities, without, withoutOrphans } from "../rules.ts";
import { namedChoice } from "./choices.server.ts";
import { CHOICE_TERMS, type Expression, roundConditions, roundSets } from "./expression.ts";
import { organizationNames } from "./filter.server.ts";
import {
  type ChoiceName,
  FILTER_FIELDS,
  FILTER_NAMES,
  type FilterName,
  isChoice,
  ROUND_FIELDS,
} from "./filter-fields.ts";
import { type CountedRounds, ROUND_COLUMNS } from "./round-values-sql.server.ts";
import type { StartupFilter } from "./schema-filter.ts";
import { type CountedTerms, type Counts, countTerms } from "./values-sql.server.ts";

export interface ValuesRequest {
  filter: StartupFilter;
  facets: readonly FacetName[];
  premiumFilters: boolean;
  locale: Locale;
  /** A filter as the index answers it, with whatever else holds beside it. */
  expressionOf: (filter: StartupFilter) => Expression;
}
export interface Values {
  data: Partial<Record<FacetName, ChoiceCount[]>>;
  totalCount: number;
  drops: { field: FilterName; totalCount: number }[];
}

/** Lists that are long: values that would leave nothing are left out instead of shown with a zero. */
const LONG: readonly FilterName[] = ["country", "city", "technologies", "subSectors", "incubationCenters"];
const ANSWERS = [true, false] as const;

/** The choices of each list with the startups each would leave. A list's own choice does not narrow it. */
export async function countedValues(db: Db, catalogue: Catalogue, request: ValuesRequest): Promise<Values> {
  const { filter, facets, premiumFilters, locale } = request;
  const isSeeking = (id: string) => catalogue.types.get(id)?.countsAsSeeking ?? false;
  const plan = planOf(request, isSeeking);
  const counts = await countTerms(
    db,
    plan.expressions,
    plan.counted,
    plan.rounds.size > 0
      ? { within: request.expressionOf(without(filter, ROUND_FIELDS)), counted: [...plan.rounds.values()] }
      : undefined,
  );
  const totalCount = counts.totals[0]!;
  const data: Values["data"] = {};
  for (const facet of facets) {
    const field: FilterName = FACETS[facet];
    const usable = premiumFilters || !FILTER_FIELDS[field].premium;
    data[facet] = isChoice(field)
      ? await choicesOf(db, catalogue, field, { filter, locale, counts: usable ? counts : undefined })
      : answersOf(field, filter, usable ? plan.answers.get(field)!.map((index) => counts.totals[index]!) : undefined);
  }
  const drops = totalCount > 0 ? [] : await dropsOf(db, request, isSeeking);
  return { data, totalCount, drops };
}

/** What must be counted; numbers are places in `expressions`, whose first is the filter itself. */
interface Plan {
  expressions: Expression[];
  counted: CountedTerms[];
  /** Lists over rounds, by the conditions on rounds beside them. */
  rounds: Map<string, CountedRounds>;
  answers: Map<FilterName, [yes: number, no: number]>;
}

function planOf(request: ValuesRequest, isSeeking: (id: string) => boolean): Plan {
  const { filter, facets, premiumFilters, expressionOf } = request;
  const plan: Plan = { expressions: [expressionOf(filter)], counted: [], rounds: new Map(), answers: new Map() };
  const expressionFor = (changed: StartupFilter) => plan.expressions.push(expressionOf(changed)) - 1;
  for (const facet of facets) {
    const field: FilterName = FACETS[facet];
    if (FILTER_FIELDS[field].premium && !premiumFilters) continue;
    if (!isChoice(field)) {
      const [yes, no] = ANSWERS.map((answer) =>
        expressionFor(withoutOrphans({ ...filter, [field]: answer }, isSeeking)),
      );
      plan.answers.set(field, [yes!, no!]);
      continue;
    }
    const prefix = prefixOf(field, filter);
    if (!prefix) continue;
    const rest = without(filter, field === "country" ? [field, "city"] : [field]);
    const conditions = roundConditions(rest);
    if (isRoundList(field) && Object.values(conditions).some((condition) => condition !== undefined)) {
      const key = JSON.stringify(conditions);
      const alike = plan.rounds.get(key) ?? { rounds: roundSets(conditions), lists: [] };
      alike.lists.push({ prefix, column: ROUND_COLUMNS[field] });
      plan.rounds.set(key, alike);
    } else plan.counted.push({ prefix, expression: filter[field] ? expressionFor(rest) : 0 });
  }
  return plan;
}

const isRoundList = (field: FilterName): field is keyof typeof ROUND_COLUMNS => field in ROUND_COLUMNS;

function prefixOf(field: ChoiceName, filter: StartupFilter): string | undefined {
  if (field === "city") return takesCities(filter) ? `city:${filter.country![0]}:` : undefined;
  return field in CHOICE_TERMS ? `${CHOICE_TERMS[field as keyof typeof CHOICE_TERMS]}:` : undefined;
}

interface Listing {
  filter: StartupFilter;
  locale: Locale;
  /** Undefined: the viewer may not use the filter, so nothing is counted. */
  counts: Counts | undefined;
}

async function choicesOf(db: Db, catalogue: Catalogue, field: ChoiceName, { filter, locale, counts }: Listing) {
  const prefix = prefixOf(field, filter);
  const chosen = filter[field] ?? [];
  if (!prefix) return [];
  const countOf = (id: string) => (counts ? (counts.byTerm.get(prefix + id) ?? 0) : null);
  const offered = idsOf(catalogue, field, filter, counts, prefix);
  const shown = [...new Set([...offered, ...chosen])].filter(
    (id) => chosen.includes(id) || counts === undefined || !LONG.includes(field) || countOf(id),
  );
  const named: Named[] =
    field === "incubationCenters"
      ? await organizationNames(db, shown)
      : shown.map((id) => namedChoice(catalogue, field, id, locale));
  const inOrder = field === "country" || field === "city" ? named.toSorted(byName(locale)) : named;
  const isSeeking = (id: string) => field === "investmentSeekingStatus" && catalogue.types.get(id)?.countsAsSeeking;
  return inOrder.map((value) => ({
    ...value,
    count: countOf(value.id),
    chosen: chosen.includes(value.id),
    ...(isSeeking(value.id) ? { seeking: true as const } : {}),
  }));
}

const COLLATORS: Record<Locale, Intl.Collator> = { en: new Intl.Collator("en"), tr: new Intl.Collator("tr") };
const byName = (locale: Locale) => (a: Named, b: Named) => COLLATORS[locale].compare(a.name, b.name);

/** What may be chosen of a list. Tours that are not offered stay away unless chosen. */
function idsOf(
  catalogue: Catalogue,
  field: ChoiceName,
  filter: StartupFilter,
  counts: Counts | undefined,
  prefix: string,
): string[] {
  const { source } = FILTER_FIELDS[field];
  if (source === "country") return [...catalogue.countries.keys()];
  if (source === "city") return catalogue.citiesOf(filter.country![0]!).map((city) => city.id);
  if (source === "currency") return [...catalogue.currencies.keys()];
  if (source === "organization" || source === "region")
    return [...(counts?.byTerm.keys() ?? [])]
      .filter((term) => term.startsWith(prefix))
      .map((term) => term.slice(prefix.length));
  const offered = catalogue.typesOf(source).filter((type) => type.offered && type.active);
  const ofSectors = filter.sector && source === "subSector" ? filter.sector : undefined;
  return offered.filter((type) => !ofSectors || ofSectors.includes(type.parentId ?? "")).map((type) => type.id);
}

function answersOf(field: FilterName, filter: StartupFilter, counts: number[] | undefined): ChoiceCount[] {
  return ANSWERS.map((answer, index) => ({
    id: String(answer),
    name: String(answer),
    slug: String(answer),
    count: counts ? counts[index]! : null,
    chosen: filter[field] === answer,
  }));
}

/** What each filter in use would bring if it were dropped, the most first. */
async function dropsOf(db: Db, { filter, expressionOf }: ValuesRequest, isSeeking: (id: string) => boolean) {
  const fields = FILTER_NAMES.filter((field) => filter[field] !== undefined);
  if (fields.length === 0) return [];
  const rests = fields.map((field) => expressionOf(withoutOrphans(without(filter, [field]), isSeeking)));
  const { totals } = await countTerms(db, rests);
  return fields
    .map((field, index) => ({ field, totalCount: totals[index]! }))
    .filter((drop) => drop.totalCount > 0)
    .sort((a, b) => b.totalCount - a.totalCount);
}

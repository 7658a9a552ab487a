import type { ErrorCode, FieldProblem } from "#shared/errors.ts";
import { EMPTY_DATE } from "#shared/format.ts";
import { isPremium, type Viewer } from "#shared/viewer.ts";
import { ZERO_ID } from "#shared/zero-id.ts";
import type { Group } from "./contract.ts";
import {
  FILTER_FIELDS,
  FILTER_NAMES,
  type FilterName,
  isChoice,
  MAX_CHOICES,
  ROUND_FIELDS,
} from "./parts/filter-fields.ts";
import type { FilterInput, StartupFilter } from "./parts/schema-filter.ts";

/** Values of one filter a visitor may choose (specification, "Not-logged-in multi-select max"). */
export const VISITOR_CHOICES = 1;
const VISITOR_LIMITED: readonly FilterName[] = ["sector"];

/** What a viewer may do with the startup list. */
export interface ListRights {
  /** Nothing is shown before signing in. */
  mustSignIn: boolean;
  manyChoices: boolean;
  premiumFilters: boolean;
  /** Rows shown of all; undefined: no limit. */
  rows: number | undefined;
}

interface PremiumSettings {
  premiumEnable: boolean;
  userNeedToSignForSeeData: boolean;
  limitedFreeStartupPresenter: boolean;
  freeStartupCount: number;
}

/** While premium is switched off, nobody needs it. */
export function listRights(viewer: Viewer, settings: PremiumSettings): ListRights {
  const premium = isPremium(viewer) || !settings.premiumEnable;
  return {
    mustSignIn: viewer.kind === "visitor" && settings.userNeedToSignForSeeData,
    manyChoices: viewer.kind === "member",
    premiumFilters: premium,
    rows: premium || !settings.limitedFreeStartupPresenter ? undefined : settings.freeStartupCount,
  };
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || value === ZERO_ID || value === EMPTY_DATE;

/** The filter without its empty values: no text, null, the zero id, the sentinel date, a range without ends. */
export function withoutEmpty(input: FilterInput): StartupFilter {
  const kept = Object.entries(input).flatMap(([field, value]): [string, unknown][] => {
    if (isEmpty(value)) return [];
    if (Array.isArray(value)) {
      const values = [...new Set(value.filter((entry) => !isEmpty(entry)))];
      return values.length > 0 ? [[field, values]] : [];
    }
    if (typeof value !== "object") return [[field, value]];
    const ends = Object.entries(value as object).filter(([, bound]) => !isEmpty(bound));
    return ends.length > 0 ? [[field, Object.fromEntries(ends)]] : [];
  });
  return Object.fromEntries(kept) as StartupFilter;
}

/** The given fields cleared. */
export function without(filter: StartupFilter, fields: readonly FilterName[]): StartupFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([field]) => !fields.includes(field as FilterName)),
  ) as StartupFilter;
}

/** Filters that mean nothing when the answer they depend on is no. */
export const DEPENDENTS = {
  hasInvestment: ROUND_FIELDS,
  hasGovernmentSupport: ["governmentSupports"],
  investmentSeekingStatus: ["seekingInvestmentAmount", "seekingInvestmentAmountCurrency"],
} as const satisfies Partial<Record<FilterName, readonly FilterName[]>>;

/** Whether cities may be chosen: exactly one country is. */
export const takesCities = (filter: StartupFilter): boolean => filter.country?.length === 1;

/**
 * The filter without values that depend on another one which does not allow them (specification, "Filter panels"): cities without
 * exactly one country, rounds without investment, supports without support, the amount sought without a status that counts as
 * seeking. An answer that was never given allows its dependents; `isSeeking` tells statuses that count.
 */
export function withoutOrphans(filter: StartupFilter, isSeeking: (status: string) => boolean): StartupFilter {
  const orphans: FilterName[] = [];
  if (!takesCities(filter)) orphans.push("city");
  if (filter.hasInvestment === false) orphans.push(...DEPENDENTS.hasInvestment);
  if (filter.hasGovernmentSupport === false) orphans.push(...DEPENDENTS.hasGovernmentSupport);
  if (!filter.investmentSeekingStatus?.some(isSeeking)) orphans.push(...DEPENDENTS.investmentSeekingStatus);
  else if (!filter.seekingInvestmentAmount) orphans.push("seekingInvestmentAmountCurrency");
  return without(filter, orphans);
}

/** The panel's step when a value is chosen or cleared (undefined): clearing an answer clears what depends on it. */
export function withValue<Name extends FilterName>(
  filter: StartupFilter,
  field: Name,
  value: StartupFilter[Name],
  isSeeking: (status: string) => boolean,
): StartupFilter {
  const cleared =
    value === undefined && Object.hasOwn(DEPENDENTS, field) ? DEPENDENTS[field as keyof typeof DEPENDENTS] : [];
  const next = { ...without(filter, [field, ...cleared]), ...(value === undefined ? {} : { [field]: value }) };
  return withoutOrphans(withoutEmpty(next), isSeeking);
}

/** The filters in use that need READ on the premium entity. A query with one of them is premium-filtered. */
export const premiumFieldsOf = (filter: StartupFilter): FilterName[] =>
  FILTER_NAMES.filter((field) => filter[field] !== undefined && FILTER_FIELDS[field].premium);

/** What the groups of a sum are values of; other groups are of no filter. */
export const GROUP_FIELDS = {
  sector: "sector",
  stage: "stage",
  country: "country",
  city: "city",
  region: "region",
  operatingStatus: "operatingStatus",
  employeeCount: "employeeCount",
  foundationYear: "foundationDate",
  tour: "hasInvestment.tour",
  announcedYear: "fundings.announcedDate",
} as const satisfies Partial<Record<Group, FilterName>>;

/** Sums in groups tell what the counts beside a filter's choices tell (decision 6). */
export const isPremiumGroup = (group: Group): boolean => group !== "none" && FILTER_FIELDS[GROUP_FIELDS[group]].premium;

/** Why a filter is refused to a viewer; undefined when it is not. Sizes first, then rights. */
export function refusalOf(
  filter: StartupFilter,
  rights: Pick<ListRights, "manyChoices" | "premiumFilters">,
): { code: ErrorCode; fields: FieldProblem[] } | undefined {
  const chosen = (field: FilterName) => (isChoice(field) ? (filter[field]?.length ?? 0) : 0);
  const refuse = (code: ErrorCode, fields: FilterName[], reason: string) =>
    fields.length > 0 ? { code, fields: fields.map((field) => ({ field, reason })) } : undefined;
  const tooMany = FILTER_NAMES.filter((field) => chosen(field) > MAX_CHOICES);
  const beyondVisitors = rights.manyChoices ? [] : VISITOR_LIMITED.filter((field) => chosen(field) > VISITOR_CHOICES);
  return (
    refuse("tooManyChoices", tooMany, `at most ${MAX_CHOICES} values`) ??
    refuse("signInForMoreChoices", beyondVisitors, `at most ${VISITOR_CHOICES} without signing in`) ??
    refuse("premiumRequired", rights.premiumFilters ? [] : premiumFieldsOf(filter), "premium only")
  );
}

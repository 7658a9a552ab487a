import type { TypeKind } from "#shared/type-kinds.ts";

/** Values a filter may name; more is `tooManyChoices`. */
export const MAX_CHOICES = 100;

/** What a filter field takes: choices of a list, a range of dates or US dollars, or yes/no. */
export type FilterKind = "choice" | "dates" | "money" | "answer";

interface FilterField {
  kind: FilterKind;
  /** Where its choices come from. */
  source?: TypeKind | "country" | "city" | "region" | "currency" | "organization";
  /** Only for viewers with READ on the premium entity. */
  premium: boolean;
}

const choice = (source: NonNullable<FilterField["source"]>, premium: boolean) =>
  ({ kind: "choice", source, premium }) as const;
const of = <Kind extends Exclude<FilterKind, "choice">>(kind: Kind) => ({ kind, premium: true }) as const;

/**
 * Every filter of the startup list, by its name in requests (specification, "Startup list filter"), in the order of the panel.
 * Premium-only are those the specification names; amounts and dates of rounds are of the rounds anyone may see.
 */
export const FILTER_FIELDS = {
  sector: choice("sector", false),
  subSectors: choice("subSector", false),
  country: choice("country", false),
  city: choice("city", false),
  region: choice("region", false),
  startupPrograms: choice("startupProgram", false),
  incubationCenters: choice("organization", false),
  operatingStatus: choice("operatingStatus", false),
  stage: choice("stage", true),
  incorporated: of("answer"),
  employeeCount: choice("employeeCount", true),
  foundationDate: of("dates"),
  businessModels: choice("businessModel", true),
  revenueModels: choice("revenueModel", true),
  technologies: choice("technology", true),
  patents: of("answer"),
  hasGovernmentSupport: of("answer"),
  governmentSupports: choice("governmentSupport", true),
  hasInvestment: of("answer"),
  "hasInvestment.tour": choice("investmentTour", true),
  "investments.valuationCurrency": choice("currency", true),
  "fundings.premValuationUsd": of("money"),
  "investments.amountCurrency": choice("currency", true),
  "fundings.amountUsd": of("money"),
  "fundings.announcedDate": of("dates"),
  investmentSeekingStatus: choice("investmentSeekingStatus", true),
  seekingInvestmentAmountCurrency: choice("currency", true),
  seekingInvestmentAmount: of("money"),
} as const satisfies Record<string, FilterField>;

export type FilterName = keyof typeof FILTER_FIELDS;
type NamesOf<Kind extends FilterKind> = {
  [Name in FilterName]: (typeof FILTER_FIELDS)[Name]["kind"] extends Kind ? Name : never;
}[FilterName];
export type ChoiceName = NamesOf<"choice">;
export type RangeName = NamesOf<"dates" | "money">;

export const FILTER_NAMES = Object.keys(FILTER_FIELDS) as FilterName[];
export const isFilterName = (name: string): name is FilterName => Object.hasOwn(FILTER_FIELDS, name);
export const isChoice = (name: FilterName): name is ChoiceName => FILTER_FIELDS[name].kind === "choice";
/** Filters about one and the same round. */
export const ROUND_FIELDS = [
  "hasInvestment.tour",
  "investments.valuationCurrency",
  "fundings.premValuationUsd",
  "investments.amountCurrency",
  "fundings.amountUsd",
  "fundings.announcedDate",
] as const satisfies FilterName[];

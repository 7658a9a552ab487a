import type { FacetName } from "../contract.ts";
import type { FilterName } from "./filter-fields.ts";

interface Section {
  key: string;
  /** From the start; what stands in the others comes when they are opened. */
  open: boolean;
  fields: readonly FilterName[];
  lists: readonly FacetName[];
}

/** The sections of the panel in their order, with their filters and the lists of choices these show; open ones first. */
export const SECTIONS = [
  { key: "sector", open: true, fields: ["sector", "subSectors"], lists: ["sectors", "subSectors"] },
  { key: "stage", open: true, fields: ["stage"], lists: ["stages"] },
  { key: "place", open: true, fields: ["country", "city"], lists: ["countries", "cities"] },
  {
    key: "raised",
    open: true,
    fields: ["fundings.amountUsd", "investments.amountCurrency"],
    lists: ["amountCurrencies"],
  },
  { key: "founded", open: true, fields: ["foundationDate"], lists: [] },
  { key: "technology", open: false, fields: ["technologies"], lists: ["technologies"] },
  { key: "team", open: false, fields: ["employeeCount"], lists: ["employeeCounts"] },
  {
    key: "model",
    open: false,
    fields: ["businessModels", "revenueModels"],
    lists: ["businessModels", "revenueModels"],
  },
  {
    key: "investment",
    open: false,
    fields: [
      "hasInvestment",
      "hasInvestment.tour",
      "fundings.premValuationUsd",
      "investments.valuationCurrency",
      "fundings.announcedDate",
    ],
    lists: ["hasInvestment", "tours", "valuationCurrencies"],
  },
  {
    key: "seeking",
    open: false,
    fields: ["investmentSeekingStatus", "seekingInvestmentAmount", "seekingInvestmentAmountCurrency"],
    lists: ["seekingStatuses", "amountCurrencies"],
  },
  {
    key: "support",
    open: false,
    fields: ["hasGovernmentSupport", "governmentSupports"],
    lists: ["hasGovernmentSupport", "governmentSupports"],
  },
  {
    key: "ecosystem",
    open: false,
    fields: ["startupPrograms", "incubationCenters"],
    lists: ["startupPrograms", "incubationCenters"],
  },
  { key: "status", open: false, fields: ["operatingStatus"], lists: ["operatingStatuses"] },
  { key: "company", open: false, fields: ["incorporated", "patents"], lists: ["incorporated", "patents"] },
] as const satisfies Section[];
export type SectionKey = (typeof SECTIONS)[number]["key"];
export const isSectionKey = (key: string): key is SectionKey => SECTIONS.some((section) => section.key === key);

/** The sections that stand open: those that always do, those with a filter in use, and those asked for. */
export const openSections = (used: readonly string[], wanted: readonly SectionKey[]): SectionKey[] =>
  SECTIONS.filter(
    ({ key, open, fields }) => open || wanted.includes(key) || fields.some((field) => used.includes(field)),
  ).map(({ key }) => key);

/** Sections whose lists a page does not have unless it names them. */
export const closedByDefault = (keys: readonly SectionKey[]): SectionKey[] =>
  keys.filter((wanted) => SECTIONS.some(({ key, open }) => key === wanted && !open));

/** The lists of choices that sections show. */
export const listsOf = (keys: readonly SectionKey[]): FacetName[] => [
  ...new Set(SECTIONS.filter(({ key }) => keys.includes(key)).flatMap(({ lists }): readonly FacetName[] => lists)),
];

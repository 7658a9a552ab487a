import type { FilterName } from "./filter-fields.ts";

/** The sections of the panel in their order, with their filters; open ones first. */
export const SECTIONS = [
  { key: "sector", open: true, fields: ["sector", "subSectors"] },
  { key: "stage", open: true, fields: ["stage"] },
  { key: "place", open: true, fields: ["country", "city"] },
  { key: "raised", open: true, fields: ["fundings.amountUsd", "investments.amountCurrency"] },
  { key: "founded", open: true, fields: ["foundationDate"] },
  { key: "technology", open: false, fields: ["technologies"] },
  { key: "team", open: false, fields: ["employeeCount"] },
  { key: "model", open: false, fields: ["businessModels", "revenueModels"] },
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
  },
  {
    key: "seeking",
    open: false,
    fields: ["investmentSeekingStatus", "seekingInvestmentAmount", "seekingInvestmentAmountCurrency"],
  },
  { key: "support", open: false, fields: ["hasGovernmentSupport", "governmentSupports"] },
  { key: "ecosystem", open: false, fields: ["startupPrograms", "incubationCenters"] },
  { key: "status", open: false, fields: ["operatingStatus"] },
  { key: "company", open: false, fields: ["incorporated", "patents"] },
] as const satisfies { key: string; open: boolean; fields: readonly FilterName[] }[];
export type SectionKey = (typeof SECTIONS)[number]["key"];

import type { ExportColumn } from "#server/list-index/list-export.server.ts";
import type { STARTUP_COLUMNS, StartupRow, ViewField } from "../contract.ts";

type Key = Exclude<(typeof STARTUP_COLUMNS)[number], "address">;
type Choice = { name: string } | null | undefined;

const text = (field: ViewField & ("tagline" | "website" | "description" | "legalName" | Network)): Column => ({
  kind: "text",
  view: [field],
  of: (row) => row[field],
});
type Network = "linkedin" | "twitter" | "facebook" | "instagram";
type Column = ExportColumn<StartupRow>;

const choice = (field: ViewField, choiceOf: (row: StartupRow) => Choice): Column => ({
  kind: "text",
  view: [field],
  of: (row) => choiceOf(row)?.name,
});
const choices = (field: "subSectors" | "technologies" | "businessModels" | "revenueModels"): Column => ({
  kind: "text",
  view: [field],
  of: (row) => row[field]?.map(({ name }) => name),
});

/** The sources of the columns in a file of startups. */
export const STARTUP_EXPORT: Record<Key, Column> = {
  name: { kind: "text", of: ({ name }) => name },
  tagline: text("tagline"),
  sector: choice("sector", ({ sector }) => sector),
  subSectors: choices("subSectors"),
  stage: choice("stage", ({ stage }) => stage),
  country: choice("location", ({ location }) => location?.country),
  city: choice("location", ({ location }) => location?.city),
  website: text("website"),
  technologies: choices("technologies"),
  businessModels: choices("businessModels"),
  revenueModels: choices("revenueModels"),
  employeeCount: choice("employeeCount", ({ employeeCount }) => employeeCount),
  operatingStatus: choice("operatingStatus", ({ operatingStatus }) => operatingStatus),
  incorporated: { kind: "answer", view: ["incorporated"], of: ({ incorporated }) => incorporated },
  foundationDate: { kind: "day", view: ["foundationDate"], of: ({ foundationDate }) => foundationDate },
  fundingCount: { kind: "number", view: ["fundingCount"], of: ({ fundingCount }) => fundingCount },
  totalRaisedUsd: { kind: "number", view: ["totalRaisedUsd"], of: ({ totalRaisedUsd }) => totalRaisedUsd || null },
  lastFundingDate: { kind: "day", view: ["lastFundingDate"], of: ({ lastFundingDate }) => lastFundingDate },
  seekingStatus: choice("investmentSeekingStatus", ({ investmentSeekingStatus }) => investmentSeekingStatus),
  seekingTour: choice("investmentSeekingTour", ({ investmentSeekingTour }) => investmentSeekingTour),
  seekingAmount: {
    kind: "number",
    view: ["seekingInvestmentAmount"],
    of: ({ seekingInvestmentAmount }) => seekingInvestmentAmount?.amount,
  },
  seekingCurrency: {
    kind: "text",
    view: ["seekingInvestmentAmount"],
    of: ({ seekingInvestmentAmount }) => seekingInvestmentAmount?.currency,
  },
  seekingValuation: {
    kind: "number",
    view: ["seekingValuation"],
    of: ({ seekingValuation }) => seekingValuation?.amount,
  },
  seekingValuationCurrency: {
    kind: "text",
    view: ["seekingValuation"],
    of: ({ seekingValuation }) => seekingValuation?.currency,
  },
  description: text("description"),
  legalName: text("legalName"),
  linkedin: text("linkedin"),
  twitter: text("twitter"),
  facebook: text("facebook"),
  instagram: text("instagram"),
  fullness: { kind: "number", view: ["fullness"], of: ({ fullness }) => fullness },
  updatedAt: { kind: "instant", view: ["updatedAt"], of: ({ updatedAt }) => updatedAt },
};

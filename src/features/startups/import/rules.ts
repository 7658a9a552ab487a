import { because, type Reason } from "#shared/import/reasons.ts";
import type { Problem, Reader } from "#shared/import/row-reader.ts";
import { labelOf, type Steps } from "#shared/import/steps.ts";
import type { FundingFile, OrganizationFile, ProfileFile, StartupFile } from "./contract.ts";
import { MAX_NAME_LENGTH } from "./contract.ts";
import { readPatents, readSupports, readUpdates } from "./parts/entries.ts";
import {
  readAnswer,
  readChoice,
  readChoices,
  readCurrency,
  readDay,
  readMoney,
  readName,
  readNames,
  readSector,
  readText,
  textDefect,
} from "./parts/fields.ts";
import { readInvestors } from "./parts/investors.ts";
import { type Place, readCounty, readPlace } from "./parts/place.ts";

/** The values of a row of a startup or an organization by field; null: unknown. Choices are catalogue keys. */
export interface EntityValues {
  name: string;
  single: Record<string, string | null>;
  lists: Record<string, string[]>;
  place: Place | null;
  /** Cell of the column that says which existing row is the same; empty: not decided. */
  same: string;
}

export interface FundingValues {
  startup: string;
  tour: string | null;
  type: string | null;
  announcedDate: string | null;
  /** "1234.5 USD". */
  amount: string | null;
  preValuation: string | null;
  investors: Investor[];
}
export interface Investor {
  name: string;
  isLead: boolean;
}

export const TEXT_FIELDS = [
  "legalName",
  "taglineEn",
  "taglineTr",
  "descriptionEn",
  "descriptionTr",
  "targetGroupEn",
  "targetGroupTr",
  "competitiveAdvantageEn",
  "competitiveAdvantageTr",
  "revenueModelDescriptionEn",
  "revenueModelDescriptionTr",
  "website",
  "facebook",
  "instagram",
  "twitter",
  "linkedin",
] as const;
export const ORGANIZATION_TEXTS = ["taglineEn", "taglineTr", "website"] as const;
/** Fields that take a value of a catalogue list → the list. */
export const CHOICE_FIELDS = {
  stage: "stage",
  employeeCount: "employeeCount",
  operatingStatus: "operatingStatus",
  legalForm: "legalForm",
  investmentSeekingStatus: "investmentSeekingStatus",
  investmentSeekingTour: "investmentTour",
  investmentSeekingType: "investmentSeekingType",
} as const;
/** Fields that take several. */
export const CHOICES_FIELDS = {
  technologies: "technology",
  businessModels: "businessModel",
  revenueModels: "revenueModel",
  startupPrograms: "startupProgram",
} as const;
export const NAMES_FIELDS = ["incubationCenters", "accelerationPrograms", "competitors", "team", "mentors"] as const;
/** Lists whose items have several values. */
export const ENTRY_FIELDS = ["patents", "governmentSupports", "updates"] as const;
export const DAY_FIELDS = ["foundationDate", "seekingStartDate", "seekingEndDate"] as const;
/** Fields with an amount → the field of its currency. */
export const MONEY_FIELDS = { marketSize: "marketSizeCurrency", seekingAmount: "seekingAmountCurrency" } as const;

export const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** Narrower tables have lines of ordinary text with as many delimiters. */
const NARROW = 4;

/** Why the row cannot be imported at all, or undefined. */
export function rowDefect(width: number, cells: readonly string[], delimiter: string): Reason | undefined {
  const swallowing = cells.find((cell) => width >= NARROW && swallowedRows(cell, width, delimiter) > 0);
  if (swallowing !== undefined) return because("openQuote", { lines: swallowing.split("\n").length });
  if (cells.length === width) return undefined;
  return because("cellCount", { count: cells.length, width });
}

/** Lines inside a cell that have as many delimiters as a row of the table. */
function swallowedRows(cell: string, width: number, delimiter: string): number {
  if (!cell.includes("\n")) return 0;
  const lines = cell.split("\n").slice(1);
  return lines.filter((line) => line.split(delimiter).length >= width).length;
}

/** Key of a row: what its key columns give, joined; or why one of them names nothing. */
export function keyOf(key: ProfileFile["key"], reader: Reader): { key: string } | { defect: Reason } {
  const parts = key.map((entry) => reader.text(typeof entry === "string" ? { column: entry } : entry));
  if (parts.includes("")) return { defect: because("noKey") };
  const defect = parts.map((part) => textDefect(part, MAX_NAME_LENGTH)).find((one) => one !== undefined);
  return defect ? { defect } : { key: parts.join("|") };
}

/** What a report calls the key of a row. */
export const keyLabel = (key: ProfileFile["key"]): string =>
  key.map((entry) => (typeof entry === "string" ? entry : labelOf(entry))).join(" + ");

type Read<Values> = { values: Values } | { refused: Problem };

export function readStartup({ fields, same }: StartupFile, reader: Reader): Read<EntityValues> {
  const name = readName(fields.name, reader);
  if ("reason" in name) return { refused: name };
  const { sector, subSector } = readSector(fields.sector, reader);
  const answer = readAnswer(fields.incorporated, reader);
  const single: EntityValues["single"] = { sector, incorporated: answer === null ? null : String(answer) };
  for (const field of TEXT_FIELDS) single[field] = readText(field, fields[field], reader);
  for (const field of keysOf(CHOICE_FIELDS))
    single[field] = fields[field] ? readChoice(fields[field], CHOICE_FIELDS[field], reader) : null;
  for (const field of DAY_FIELDS) single[field] = readDay(fields[field], reader);
  for (const field of keysOf(MONEY_FIELDS))
    single[field] = readMoney(fields[field], readCurrency(fields[MONEY_FIELDS[field]], reader), reader);
  refuseReversed(single, fields.seekingEndDate, reader);
  const subSectors = readChoices(fields.subSectors, "subSector", reader);
  const lists: EntityValues["lists"] = {
    subSectors: subSector && !subSectors.includes(subSector) ? [subSector, ...subSectors] : subSectors,
  };
  for (const field of keysOf(CHOICES_FIELDS)) lists[field] = readChoices(fields[field], CHOICES_FIELDS[field], reader);
  for (const field of NAMES_FIELDS) lists[field] = readNames(fields[field], reader);
  lists.patents = fields.patents ? readPatents(fields.patents, reader) : [];
  lists.governmentSupports = fields.governmentSupports ? readSupports(fields.governmentSupports, reader) : [];
  lists.updates = fields.updates ? readUpdates(fields.updates, reader) : [];
  const { place } = readPlaceInto(single, fields, reader);
  single.county = fields.county ? readCounty(fields.county, place, reader) : null;
  return { values: { name: name.text, single, lists, place, ...sameOf(same, reader) } };
}

/** The database takes no end before the start. */
function refuseReversed(single: EntityValues["single"], field: Steps | undefined, reader: Reader): void {
  const { seekingStartDate: start, seekingEndDate: end } = single;
  if (field && start && end && end < start)
    single.seekingEndDate = reader.leaveOut(field, because("reversed", { start }));
}

export function readOrganization({ fields, same }: OrganizationFile, reader: Reader): Read<EntityValues> {
  const name = readName(fields.name, reader);
  if ("reason" in name) return { refused: name };
  const type = readChoice(fields.type, "organizerType", reader);
  if (type === null) return { refused: { column: labelOf(fields.type), value: "", reason: because("noType") } };
  const single: EntityValues["single"] = { type };
  for (const field of ORGANIZATION_TEXTS) single[field] = readText(field, fields[field], reader);
  return {
    values: { name: name.text, single, lists: {}, ...readPlaceInto(single, fields, reader), ...sameOf(same, reader) },
  };
}

function readPlaceInto(single: EntityValues["single"], fields: Parameters<typeof readPlace>[0], reader: Reader) {
  const { country, place } = readPlace(fields, reader);
  single.country = country;
  return { place };
}

const sameOf = ({ column }: StartupFile["same"], reader: Reader) => ({
  // A complete address ends with the part that names the row.
  same: column === undefined ? "" : (reader.cell(column).replace(/\/+$/, "").split("/").at(-1) ?? ""),
});

export function readFunding({ fields }: FundingFile, reader: Reader): Read<FundingValues> {
  const startup = reader.text(fields.startup);
  if (startup === "") return { refused: { column: labelOf(fields.startup), value: "", reason: because("noStartup") } };
  const currency = readCurrency(fields.currency, reader);
  return {
    values: {
      startup,
      tour: fields.tour ? readChoice(fields.tour, "investmentTour", reader) : null,
      type: fields.type ? readChoice(fields.type, "investmentType", reader) : null,
      announcedDate: readDay(fields.announcedDate, reader),
      amount: readMoney(fields.amount, currency, reader),
      preValuation: readMoney(fields.preValuation, currency, reader),
      investors: readInvestors(fields, reader),
    },
  };
}

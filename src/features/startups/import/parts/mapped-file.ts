import type { ImportMapping } from "#shared/import/mapping.ts";
import { type ProfileFile, profileFile } from "../contract.ts";

/** First part of the keys of rows that come from files of the admin area. */
export const ADMIN_SOURCE = "admin";

/** "A name (its number)". */
const PATENT = { name: "^([^(]+?)\\s*(?:\\(|$)", number: "\\(([^)]+)\\)" };

/** How a file is read whose columns an admin has mapped by hand, as part of a profile. */
export function mappedFile(mapping: ImportMapping): ProfileFile {
  const columns = new Map(mapping.columns.map(({ column, field }) => [field, column]));
  const fields: Record<string, object> = {};
  for (const [field, column] of columns) if (field !== "key") fields[field] = fieldOf(field, column, mapping);
  const { country, type } = mapping;
  if (country && fields.city && !fields.country) fields.country = { value: country };
  const used = (...names: string[]) => names.flatMap((name) => columns.get(name) ?? []);
  const common = { recognizedBy: [mapping.columns[0]!.column], encoding: "utf-8", fields };
  if (mapping.kind === "rounds") {
    const key = [{ column: used("startup", "announcedDate", "tour"), case: "lower" }];
    const currency = { ...(mapping.currency && !fields.currency ? { currency: { value: mapping.currency } } : {}) };
    return profileFile.parse({
      ...common,
      kind: "funding",
      startupBy: "name",
      key,
      fields: { ...fields, ...currency },
    });
  }
  const key = [{ column: used("key")[0] ?? used("name")[0], case: "lower" }];
  const same = { join: mapping.join };
  if (type && mapping.kind === "organizations" && !fields.type) fields.type = { value: type };
  if (mapping.kind === "organizations") return profileFile.parse({ ...common, kind: "organization", key, same });
  return profileFile.parse({
    ...common,
    kind: "startup",
    key,
    same,
    fields: { ...fields, ...withCurrency(fields, mapping.currency) },
  });
}

/** Amounts whose currency no column names have the one of the mapping. */
function withCurrency(fields: Record<string, object>, currency: string | null): Record<string, object> {
  const amounts = { marketSize: "marketSizeCurrency", seekingAmount: "seekingAmountCurrency" };
  const lacking = Object.entries(amounts).filter(([amount, name]) => fields[amount] && !fields[name]);
  return currency ? Object.fromEntries(lacking.map(([, name]) => [name, { value: currency }])) : {};
}

const LISTS = [
  "subSectors",
  "technologies",
  "businessModels",
  "revenueModels",
  "startupPrograms",
  "incubationCenters",
  "accelerationPrograms",
  "competitors",
  "team",
  "mentors",
  "investors",
];
const DATES = ["foundationDate", "seekingStartDate", "seekingEndDate", "announcedDate"];
const AMOUNTS = ["marketSize", "seekingAmount", "amount", "preValuation"];

/** Sizes of the catalogue (features/reference) by the number of people that a cell may have instead. */
const SIZES = {
  "1": [1, 1],
  "2-5": [2, 5],
  "6-10": [6, 10],
  "11-25": [11, 25],
  "26-50": [26, 50],
  "51-100": [51, 100],
  "101-250": [101, 250],
  "251-500": [251, 500],
  "501-1000": [501, 1000],
  "1001-plus": [1001, null],
};

function fieldOf(field: string, column: string, { dates, amounts, separator }: ImportMapping): object {
  if (field === "patents") return { column, separator, ...PATENT };
  if (field === "employeeCount") return { column, bands: SIZES };
  if (LISTS.includes(field)) return { column, separator };
  if (DATES.includes(field)) return { column, formats: [...new Set([dates, "yyyy-MM-dd"])].map(lenient) };
  return AMOUNTS.includes(field) ? { column, format: amounts } : { column };
}

/** "3.2.2026" is as clear as "03.02.2026". */
const lenient = (format: string) => format.replace("MM", "M").replace("dd", "d");

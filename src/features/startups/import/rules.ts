import type { Place } from "#shared/import/places.ts";
import { READERS } from "#shared/import/readers.ts";
import { because, type Reason } from "#shared/import/reasons.ts";
import type { Problem, RowReader } from "#shared/import/row-reader.ts";
import { labelOf } from "#shared/import/steps.ts";
import { currencyReader, type FieldSource, MAX_NAME_LENGTH, textDefect } from "#shared/import/values.ts";
import { fieldsOfTypes, type ProfileFile, type StartupFile } from "./contract.ts";

/** The values of a row by field; null: unknown. Choices are catalogue keys, amounts "1234.5 USD". A round has no name. */
export interface RowValues {
  name: string;
  single: Record<string, string | null>;
  lists: Record<string, string[]>;
  place: Place | null;
  /** Cell of the column that says which existing row is the same; empty: not decided. */
  same: string;
}

/** Key of a row: what its key columns give, joined, else the id that it has here; or why none names it. */
export function keyOf(key: ProfileFile["key"], row: RowReader, own = ""): { key: string } | { defect: Reason } {
  const parts = key.map((entry) => row.text(typeof entry === "string" ? { column: entry } : entry));
  if (parts.includes("")) return own === "" ? { defect: because("noKey") } : { key: own };
  const defect = parts.map((part) => textDefect(part, MAX_NAME_LENGTH)).find((candidate) => candidate !== undefined);
  return defect ? { defect } : { key: parts.join("|") };
}

/** The name of a row's key in a report. */
export const keyLabel = (key: ProfileFile["key"]): string =>
  key.map((entry) => (typeof entry === "string" ? entry : labelOf(entry))).join(" + ");

type Read = { values: RowValues } | { refused: Problem };
type Kind = ProfileFile["kind"];
type Sources = Readonly<Record<string, FieldSource | undefined>>;

/** Types of fields with one value, and with several. The digests that are stored of rows depend on the order. */
const SINGLE_TYPES = ["answer", "text", "link", "choice", "date"] as const;
const LIST_TYPES = ["choices", "names", "investors", "patents", "supports", "updates"] as const;
const fieldsOf = (kind: Kind) => ({
  singles: fieldsOfTypes(kind, SINGLE_TYPES),
  amounts: fieldsOfTypes(kind, ["amount"]),
  lists: fieldsOfTypes(kind, LIST_TYPES),
});
const FIELDS = {
  startup: fieldsOf("startup"),
  funding: fieldsOf("funding"),
  organization: fieldsOf("organization"),
} satisfies Record<Kind, unknown>;

/** The values of a row; or why it is refused: nothing names it, an organization has no type, a round no startup. */
export function readValues(file: ProfileFile, row: RowReader): Read {
  const sources: Sources = file.fields;
  if (file.kind === "funding") {
    const { startup } = file.fields;
    const single = { startup: row.text(startup) };
    if (single.startup === "")
      return { refused: { column: labelOf(startup), value: "", reason: because("noStartup") } };
    const lists = readLists(file.kind, sources, row);
    const { startup: named, ...read } = readSingles(single, file.kind, sources, row);
    if (Object.values(read).every((value) => value === null) && lists.investors!.length === 0)
      return { refused: { column: labelOf(startup), value: single.startup, reason: because("emptyRound") } };
    return { values: { name: "", single: { startup: named!, ...read }, lists, place: null, same: "" } };
  }
  const same = sameOf(file.same, row);
  const name = READERS.name(file.fields.name, row, same !== "");
  if ("reason" in name) return { refused: name };
  const { sector, subSector } = READERS.sector(sources.sector, row);
  const single = readSingles(file.kind === "startup" ? { sector } : { type: null }, file.kind, sources, row);
  if (file.kind === "organization" && single.type === null)
    return { refused: { column: labelOf(file.fields.type), value: "", reason: because("noType") } };
  if (file.kind === "startup") refuseReversed(single, file.fields.seekingEndDate, row);
  const lists = readLists(file.kind, sources, row);
  if (subSector !== null && !lists.subSectors!.includes(subSector)) lists.subSectors!.unshift(subSector);
  const { country, place } = READERS.place(file.fields, row);
  single.country = country;
  if (file.kind === "startup") single.county = sources.county ? READERS.county(sources.county, place, row) : null;
  return { values: { name: name.text, single, lists, place, same } };
}

function readSingles(single: RowValues["single"], kind: Kind, sources: Sources, row: RowReader): RowValues["single"] {
  const currencyOf = currencyReader(sources, row);
  for (const field of FIELDS[kind].singles) {
    const source = sources[field.name];
    single[field.name] = source ? READERS[field.type](source, row, field) : null;
  }
  for (const { name, currency = "" } of FIELDS[kind].amounts)
    single[name] = READERS.amount(sources[name], currencyOf(currency), row);
  return single;
}

function readLists(kind: Kind, sources: Sources, row: RowReader): RowValues["lists"] {
  const lists: RowValues["lists"] = {};
  for (const field of FIELDS[kind].lists) {
    const source = sources[field.name];
    lists[field.name] = source ? READERS[field.type](source, row, field, sources) : [];
  }
  return lists;
}

/** The database takes no end before the start. */
function refuseReversed(single: RowValues["single"], field: FieldSource | undefined, row: RowReader): void {
  const { seekingStartDate: start, seekingEndDate: end } = single;
  if (field && start && end && end < start) single.seekingEndDate = row.leaveOut(field, because("reversed", { start }));
}

/** A complete address ends with the part that names the row. */
export const sameOf = ({ column }: StartupFile["same"], row: RowReader): string =>
  column === undefined ? "" : (row.cell(column).replace(/\/+$/, "").split("/").at(-1) ?? "");

import type { ImportCatalogue } from "#shared/import/codes.ts";
import type { ImportFieldType } from "#shared/import/fields.ts";
import { SEPARATOR } from "#shared/import/lists.ts";
import { labelOf } from "#shared/import/steps.ts";
import type { FieldSource, NamedField } from "#shared/import/values.ts";
import { fieldsOfTypes, type ProfileFile } from "../contract.ts";
import type { RowValues } from "../rules.ts";
import {
  type Column,
  type Columns,
  type ListTable,
  listColumn,
  moneyColumn,
  plainColumn,
  snake,
} from "./columns.server.ts";

/** Types of fields in the order in which reports name what changes. */
const TYPES = [
  "entry",
  "name",
  "text",
  "link",
  "date",
  "answer",
  "sector",
  "choice",
  "amount",
  "choices",
  "names",
  "investors",
  "patents",
  "supports",
  "updates",
  "county",
  "country",
  "city",
] as const satisfies ImportFieldType[];
const FIELDS = {
  startup: fieldsOfTypes("startup", TYPES),
  funding: fieldsOfTypes("funding", TYPES),
  organization: fieldsOfTypes("organization", TYPES),
};

/** Where the lists of a startup stand, those of the catalogue aside; and the one of a round. */
const LISTS: Readonly<Record<string, Omit<ListTable, "owner">>> = {
  investors: { table: "funding_investor", item: "name", where: {} },
  incubationCenters: { table: "startup_affiliation", item: "name", where: { kind: "incubationCenter" } },
  accelerationPrograms: { table: "startup_affiliation", item: "name", where: { kind: "accelerationProgram" } },
  competitors: { table: "startup_competitor", item: "name", where: {} },
  team: { table: "startup_member", item: "name", where: { kind: "team" } },
  mentors: { table: "startup_member", item: "name", where: { kind: "mentor" } },
  patents: { table: "startup_patent", item: { name: "text", application_number: "text" }, where: {} },
  governmentSupports: {
    table: "startup_government_support",
    item: { support_id: "uuid", received_date: "date" },
    where: {},
  },
  updates: {
    table: "startup_update",
    item: { update_date: "date", description_en: "text", description_tr: "text" },
    where: {},
  },
};

/** Fields that mean something only together. */
const UNITS: Readonly<Record<string, string>> = {
  seekingStartDate: "seekingDates",
  seekingEndDate: "seekingDates",
  sector: "sector",
  subSectors: "sector",
  country: "place",
  city: "place",
  county: "place",
};

/** The column whose value is known only once cities are found or made. */
export const CITY = "city_id";

/** Columns of the rows of a file by their name. Only what the profile fills is written. */
export function columnsOf({ kind, fields }: ProfileFile, catalogue: ImportCatalogue): Columns {
  const sources: Readonly<Record<string, FieldSource | undefined>> = fields;
  const columns: Columns = {};
  for (const field of FIELDS[kind]) {
    // A word of a sector may name a sub-sector, too.
    const source = sources[field.name] ?? (field.name === "subSectors" ? sources.sector : undefined);
    // A region or a country says something of the city.
    const used = field.type === "city" ? [source, sources.region, sources.country] : [source];
    const from = used.flatMap((item) => (item ? [labelOf(item)] : []));
    if (from.length === 0 || (field.type === "city" && !sources.country)) continue;
    const [name, column] = columnOf(kind, field, from, catalogue);
    const unit = UNITS[field.name];
    columns[name] = unit ? { ...column, unit } : column;
  }
  return columns;
}

function columnOf(
  kind: ProfileFile["kind"],
  field: NamedField,
  from: string[],
  catalogue: ImportCatalogue,
): [string, Column] {
  const { name, type, of = "" } = field;
  // A round's tour stands in the column of its stage.
  const column = name === "tour" ? "stage" : snake(name);
  const { typeIds, countryIds } = catalogue;
  const single = ({ single }: RowValues) => single[name] ?? null;
  const plain = (id: string, sqlType: string, read: Column["read"]): [string, Column] => [
    id,
    plainColumn(id, sqlType, from, read),
  ];
  switch (type) {
    case "entry":
      return plain("startup_id", "uuid", (values) => values.single.startupId ?? null);
    case "name":
      return plain("name", "text", (values) => values.name);
    case "date":
      return plain(column, "date", single);
    case "answer":
      return plain(column, "boolean", single);
    case "sector":
    case "choice":
      return plain(`${column}_id`, "uuid", (values) => typeIds.get(`${of}/${single(values)}`) ?? null);
    case "amount":
      return [column, moneyColumn(column, from, single, catalogue, kind === "funding" ? "announced_date" : undefined)];
    case "county":
      return plain("county_id", "uuid", single);
    case "country":
      return plain("country_id", "uuid", (values) => countryIds.get(single(values) ?? "") ?? null);
    case "city": {
      const [id, city] = plain(CITY, "uuid", () => null);
      return [id, { ...city, comparedBy: ({ place }) => place?.en ?? null }];
    }
    case "choices":
    case "names":
    case "investors":
    case "patents":
    case "supports":
    case "updates": {
      const items = idsOf(field, catalogue);
      return [column, listColumn(listOf(field), from, (values) => values.lists[name]!.flatMap(items))];
    }
    default:
      return plain(column, "text", single);
  }
}

function listOf({ name, of = "" }: NamedField): ListTable {
  const list = LISTS[name] ?? { table: "startup_choice", item: "type_id", where: { kind: of } };
  return { ...list, owner: list.table === "funding_investor" ? "funding_id" : "startup_id" };
}

/** The stored items of what a row has: ids in place of the catalogue's keys. */
function idsOf({ type, of = "" }: NamedField, { typeIds }: ImportCatalogue): (item: string) => string[] {
  if (type !== "choices" && type !== "supports") return (item) => [item];
  return (item) => {
    const [key, ...others] = item.split(SEPARATOR);
    const id = typeIds.get(`${of}/${key}`);
    return id === undefined ? [] : [[id, ...others].join(SEPARATOR)];
  };
}

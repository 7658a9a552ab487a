import { labelOf, type Steps } from "#shared/import/steps.ts";
import type { OrganizationFile, StartupFile } from "../contract.ts";
import type { Catalogue } from "../queries/catalogue.server.ts";
import {
  CHOICE_FIELDS,
  CHOICES_FIELDS,
  DAY_FIELDS,
  ENTRY_FIELDS,
  type EntityValues,
  keysOf,
  MONEY_FIELDS,
  NAMES_FIELDS,
  ORGANIZATION_TEXTS,
  TEXT_FIELDS,
} from "../rules.ts";
import {
  type Column,
  type Columns,
  type ListTable,
  listColumn,
  moneyColumn,
  plainColumn,
  snake,
} from "./columns.server.ts";
import { BETWEEN } from "./entries.ts";

type Entity = Columns<EntityValues>;
type Fields = Record<string, Steps | undefined>;

const OF_STARTUP = { owner: "startup_id", where: {} } as const;

/** Where the lists of a startup stand. */
const LISTS: Record<string, ListTable> = {
  ...Object.fromEntries(
    [...Object.entries(CHOICES_FIELDS), ["subSectors", "subSector"]].map(([field, kind]) => [
      field,
      { table: "startup_choice", owner: "startup_id", item: "type_id", where: { kind } },
    ]),
  ),
  incubationCenters: namesIn("startup_affiliation", "incubationCenter"),
  accelerationPrograms: namesIn("startup_affiliation", "accelerationProgram"),
  competitors: namesIn("startup_competitor"),
  team: namesIn("startup_member", "team"),
  mentors: namesIn("startup_member", "mentor"),
  patents: { ...OF_STARTUP, table: "startup_patent", item: { name: "text", application_number: "text" } },
  governmentSupports: {
    ...OF_STARTUP,
    table: "startup_government_support",
    item: { support_id: "uuid", received_date: "date" },
  },
  updates: {
    ...OF_STARTUP,
    table: "startup_update",
    item: { update_date: "date", description_en: "text", description_tr: "text" },
  },
};

function namesIn(table: ListTable["table"], kind?: string): ListTable {
  return { table, owner: "startup_id", item: "name", where: kind === undefined ? {} : { kind } };
}

/** Columns of a startup by their name. Only what the profile fills is written. */
export function startupColumns({ fields }: StartupFile, catalogue: Catalogue): Entity {
  const columns: Entity = { name: nameColumn(fields.name) };
  for (const field of TEXT_FIELDS) add(columns, fields, field, "text");
  for (const field of DAY_FIELDS)
    add(columns, fields, field, "date", field === "foundationDate" ? undefined : "seekingDates");
  add(columns, fields, "incorporated", "boolean");
  for (const [field, kind] of [["sector", "sector"], ...Object.entries(CHOICE_FIELDS)] as const)
    addType(columns, fields, field, kind, catalogue);
  for (const field of keysOf(MONEY_FIELDS))
    if (fields[field])
      columns[snake(field)] = moneyColumn(snake(field), from(fields[field]), ({ single }) => single[field]!, catalogue);
  const kinds = { ...CHOICES_FIELDS, subSectors: "subSector" } as const;
  for (const field of keysOf(kinds)) {
    const source = field === "subSectors" ? (fields.subSectors ?? fields.sector) : fields[field];
    if (!source) continue;
    const idsOf = ({ lists }: EntityValues) =>
      lists[field]!.flatMap((key) => catalogue.typeIds.get(`${kinds[field]}/${key}`) ?? []);
    const column = listColumn(LISTS[field]!, from(source), idsOf);
    columns[snake(field)] = field === "subSectors" ? { ...column, unit: "sector" } : column;
  }
  for (const field of NAMES_FIELDS)
    if (fields[field])
      columns[snake(field)] = listColumn(LISTS[field]!, from(fields[field]), ({ lists }) => lists[field]!);
  return Object.assign(columns, entryColumns(fields, catalogue), countyColumn(fields), placeColumns(fields, catalogue));
}

function entryColumns(fields: StartupFile["fields"], catalogue: Catalogue): Entity {
  const filled = ENTRY_FIELDS.filter((field) => fields[field]);
  return Object.fromEntries(
    filled.map((field) => {
      const idsOf = field === "governmentSupports" ? withTypeId(catalogue) : (entry: string) => [entry];
      const read = ({ lists }: EntityValues) => lists[field]!.flatMap(idsOf);
      return [snake(field), listColumn(LISTS[field]!, from(fields[field]), read)];
    }),
  );
}

function countyColumn({ county }: StartupFile["fields"]): Entity {
  if (!county) return {};
  const column = plainColumn<EntityValues>("county_id", "uuid", from(county), ({ single }) => single.county ?? null);
  return { county_id: { ...column, unit: "place" } };
}

/** "key, day" with the id of the support. */
const withTypeId =
  ({ typeIds }: Catalogue) =>
  (entry: string): string[] => {
    const [key, day] = entry.split(BETWEEN);
    const id = typeIds.get(`governmentSupport/${key}`);
    return id === undefined ? [] : [[id, day].join(BETWEEN)];
  };

export function organizationColumns({ fields }: OrganizationFile, catalogue: Catalogue): Entity {
  const columns: Entity = { name: nameColumn(fields.name) };
  for (const field of ORGANIZATION_TEXTS) add(columns, fields, field, "text");
  addType(columns, fields, "type", "organizerType", catalogue);
  return Object.assign(columns, placeColumns(fields, catalogue));
}

const from = (...fields: (Steps | undefined)[]): string[] => fields.flatMap((field) => (field ? [labelOf(field)] : []));

const nameColumn = (field: Steps): Column<EntityValues> =>
  plainColumn("name", "text", from(field), (values) => values.name);

function add(columns: Entity, fields: Fields, field: string, type: string, unit?: string): void {
  if (!fields[field]) return;
  const column = plainColumn<EntityValues>(snake(field), type, from(fields[field]), ({ single }) => single[field]!);
  columns[snake(field)] = unit ? { ...column, unit } : column;
}

function addType(columns: Entity, fields: Fields, field: string, kind: string, { typeIds }: Catalogue): void {
  if (!fields[field]) return;
  const name = `${snake(field)}_id`;
  const column = plainColumn<EntityValues>(
    name,
    "uuid",
    from(fields[field]),
    ({ single }) => typeIds.get(`${kind}/${single[field]}`) ?? null,
  );
  columns[name] = field === "sector" ? { ...column, unit: "sector" } : column;
}

/** The column whose value is known only once cities are found or made. */
export const CITY = "city_id";

function placeColumns(
  { country, region, city }: StartupFile["fields"] | OrganizationFile["fields"],
  { countryIds }: Catalogue,
): Entity {
  if (!country) return {};
  return {
    country_id: {
      ...plainColumn<EntityValues>(
        "country_id",
        "uuid",
        from(country),
        ({ single }) => countryIds.get(single.country ?? "") ?? null,
      ),
      unit: "place",
    },
    [CITY]: {
      ...plainColumn<EntityValues>(CITY, "uuid", from(city, region, country), () => null),
      unit: "place",
      comparedBy: ({ place }) => place?.en ?? null,
    },
  };
}

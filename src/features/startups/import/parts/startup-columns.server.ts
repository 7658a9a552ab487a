import type { StartupFile } from "../contract.ts";
import { type Catalogue, kindOf } from "../queries/catalogue.server.ts";
import { CHOICE_FIELDS, type StartupValues, TEXT_FIELDS } from "../rules.ts";

/** A column of table startup that the profile fills. */
export interface Column {
  type: string;
  /** Columns of the file that it is read from. */
  from: string[];
  /** The value a row gives it. */
  read: (values: StartupValues, cityId: string | null) => string | null;
}

/** Not a column: the rows of `startup_choice`, as the ids of their types. */
export const SUB_SECTOR = "sub_sector";

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns by their name. Only columns the profile fills are written. */
export function columnsFor({ fields }: StartupFile, catalogue: Catalogue): Record<string, Column> {
  const columns: Record<string, Column> = {
    name: { type: "text", from: [fields.name.column], read: (values) => values.name },
  };
  for (const field of TEXT_FIELDS)
    if (fields[field])
      columns[snake(field)] = {
        type: "text",
        from: [fields[field].column],
        read: (values) => values.texts[field] ?? null,
      };
  for (const field of ["sector", ...CHOICE_FIELDS] as const)
    if (fields[field])
      columns[`${snake(field)}_id`] = {
        type: "uuid",
        from: [fields[field].column],
        read: ({ choices }) => catalogue.typeIds.get(`${kindOf(field)}/${choices[field]}`) ?? null,
      };
  if (fields.foundationDate)
    columns.foundation_date = {
      type: "date",
      from: [fields.foundationDate.column],
      read: (values) => values.foundationDate,
    };
  if (fields.country) {
    const country = fields.country.column;
    const place = [fields.city?.column, fields.region?.column, country].filter((name) => name !== undefined);
    columns.country_id = {
      type: "uuid",
      from: [country],
      read: (values) => catalogue.countryIds.get(values.country ?? "") ?? null,
    };
    columns.city_id = { type: "uuid", from: place, read: (_, cityId) => cityId };
  }
  return columns;
}

export const subSectorOf = ({ subSector }: StartupValues, { typeIds }: Catalogue): string | null =>
  typeIds.get(`subSector/${subSector}`) ?? null;

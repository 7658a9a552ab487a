import type { Locale } from "#shared/locale.ts";
import type { AuditEntity } from "#shared/named-codes.ts";
import { type NestedNames, namesByCode, type TableColumn } from "#shared/table/column.ts";

type Names = Readonly<Record<string, string>>;

/** Names of what entries of the audit say, as the forms and tables have them. */
export interface FieldNames {
  fields: Names;
  /** Of the rows of a list, or inside of a field, by its own name. */
  fieldsIn?: Readonly<Record<string, Names>>;
  /** Of lists whose rows are saved by themselves. */
  lists?: Names;
  /** Of the codes that are values of a field. */
  values?: Readonly<Record<string, NestedNames>>;
}

/** What a save may change, by field: the fields of a form, or the shape of a body. */
type Writes = Readonly<Record<string, unknown>>;

/** What a feature writes into the audit of a kind of thing; "any": where it has no name of its own for a field. */
export interface Audited {
  of: AuditEntity | "any";
  names: Readonly<Record<Locale, FieldNames>>;
  writes?: readonly Writes[];
  /** The same of the rows of lists. */
  writesIn?: Readonly<Record<string, Writes>>;
}

/** The names in both languages, picked out of texts that are there. */
export const namesFrom = <Texts>(
  en: Texts,
  tr: NoInfer<Texts>,
  pick: (texts: Texts) => FieldNames,
): Audited["names"] => ({ en: pick(en), tr: pick(tr) });

/** Names of the columns of a table, also by the names that changes have. */
export const columnNames = (columns: readonly TableColumn[], names: Names): Names =>
  Object.fromEntries(
    columns.flatMap(({ key, changes = key, elasticTypeItem }) =>
      [key, changes, ...(elasticTypeItem ? [`${key}Id`] : [])].map((field) => [field, names[key]!]),
    ),
  );

/** Names of the fields of a text in both languages: "titleEn" is "Title (English)". */
export const namesInBoth = (names: Names, languages: Readonly<Record<Locale, string>>): Names =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => [
      [`${field}En`, `${name} (${languages.en})`],
      [`${field}Tr`, `${name} (${languages.tr})`],
    ]),
  );

/** By kind of thing. */
export type AuditNames = Record<
  string,
  {
    fields: Record<string, string>;
    fieldsIn: Record<string, Record<string, string>>;
    lists: Record<string, string>;
    values: Record<string, Record<string, string>>;
  }
>;

/** The names of all features in one language. */
export function auditNames(audited: readonly Audited[], locale: Locale): AuditNames {
  const all: AuditNames = {};
  for (const { of, names } of audited) {
    const { fields, fieldsIn, lists, values = {} } = names[locale];
    const known = all[of];
    all[of] = {
      fields: { ...known?.fields, ...fields },
      fieldsIn: { ...known?.fieldsIn, ...fieldsIn },
      lists: { ...known?.lists, ...lists },
      values: {
        ...known?.values,
        ...Object.fromEntries(Object.entries(values).map(([field, codes]) => [field, namesByCode(codes)])),
      },
    };
  }
  return all;
}

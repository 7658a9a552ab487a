import type { Locale } from "#shared/locale.ts";
import type { AuditEntity } from "#shared/named-codes.ts";
import { type NestedNames, namesByCode, type TableColumn } from "#shared/table/column.ts";

type Names = Readonly<Record<string, string>>;

/** Names of what entries of the audit say, as the forms and tables have them. */
export interface FieldNames<Field extends string = string> {
  fields: Readonly<Record<Field, string>>;
  /** Of the rows of a list, or inside of a field, by its own name. */
  fieldsIn?: Readonly<Record<string, Names>>;
  /** Of lists whose rows are saved by themselves. */
  lists?: Names;
  /** Of the codes that are values of a field. */
  values?: Readonly<Record<string, NestedNames>>;
}

/** The fields that a save may change: those of a form, or the shape of a body. */
type Writes = Readonly<Record<string, unknown>>;

export type NamesInBoth<Field extends string = string> = Readonly<Record<Locale, FieldNames<Field>>>;

/** The audit of a feature about a kind of thing; "any": where it has no name of its own for a field. */
export interface Audited {
  of: AuditEntity | "any";
  names: NamesInBoth;
  writes?: readonly Writes[];
  /** The same of the rows of lists. */
  writesIn?: Readonly<Record<string, Writes>>;
}

/** The names in both languages, picked out of texts that are there. */
export const namesFrom = <Texts, Field extends string>(
  en: Texts,
  tr: NoInfer<Texts>,
  pick: (texts: Texts) => FieldNames<Field>,
): NamesInBoth<Field> => ({ en: pick(en), tr: pick(tr) });

const fromAuditors: Audited[] = [];

/** Adds names of an auditor, and what it writes, which a test looks through. */
export function addAudited(audited: Audited): void {
  fromAuditors.push(audited);
}

/** The names of all auditors, and those that features list. */
export const allAudited = (listed: readonly Audited[]): readonly Audited[] => [...fromAuditors, ...listed];

/** A column has the name of its key, of what editing it changes, and of the id of its type. */
type NameOfColumn<Column extends TableColumn> =
  | Column["key"]
  | (Column extends { changes: infer Changed extends string } ? Changed : never)
  | (Column extends { elasticTypeItem: true } ? `${Column["key"]}Id` : never);

/** Names of the columns of a table, also by the names that changes have. */
export const columnNames = <Column extends TableColumn>(
  columns: readonly Column[],
  names: Readonly<Record<Column["key"], string>>,
): Readonly<Record<NameOfColumn<Column>, string>> => {
  const textOf: Names = names;
  const entries = columns.flatMap(({ key, changes = key, elasticTypeItem }: TableColumn) =>
    [key, changes, ...(elasticTypeItem ? [`${key}Id`] : [])].map((field) => [field, textOf[key]!]),
  );
  return Object.fromEntries(entries) as Readonly<Record<NameOfColumn<Column>, string>>;
};

/** Names of the fields of a text in both languages: "titleEn" is "Title (English)". */
export const namesInBoth = <Field extends string>(
  names: Readonly<Record<Field, string>>,
  languages: Readonly<Record<Locale, string>>,
): Readonly<Record<`${Field}En` | `${Field}Tr`, string>> => {
  const entries = Object.entries<string>(names).flatMap(([field, name]) => [
    [`${field}En`, `${name} (${languages.en})`],
    [`${field}Tr`, `${name} (${languages.tr})`],
  ]);
  return Object.fromEntries(entries) as Readonly<Record<`${Field}En` | `${Field}Tr`, string>>;
};

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
  for (const { of: noun, names } of audited) {
    const { fields, fieldsIn, lists, values = {} } = names[locale];
    const collected = all[noun];
    all[noun] = {
      fields: { ...collected?.fields, ...fields },
      fieldsIn: { ...collected?.fieldsIn, ...fieldsIn },
      lists: { ...collected?.lists, ...lists },
      values: {
        ...collected?.values,
        ...Object.fromEntries(Object.entries(values).map(([field, codes]) => [field, namesByCode(codes)])),
      },
    };
  }
  return all;
}

import { fold } from "#shared/fold.ts";
import { type NumberFormat, readAmount } from "#shared/import/amounts.ts";
import { readInFormats } from "#shared/import/dates.ts";
import {
  AMOUNT_FORMATS,
  DATE_FORMATS,
  fieldOf,
  fieldsOf,
  IMPORT_KINDS,
  type ImportField,
  type ImportFieldType,
  type ImportKind,
  SEPARATORS,
} from "#shared/import/fields.ts";
import { lenient } from "#shared/import/mapped-sources.ts";
import type { ImportMapping } from "#shared/import/mapping.ts";

/** Names of the fields in both languages, and other words that tables have for them. */
export type FieldNames = Readonly<Record<ImportField, readonly string[]>>;

/** Words of a name that differ from table to table. */
const OTHER_WORDS: Partial<Record<ImportField, readonly string[]>> = {
  key: ["id", "no", "kod", "code"],
  name: [
    "startup",
    "company",
    "girişim",
    "şirket",
    "unvan",
    "organization",
    "kurum",
    "title",
    "girişim adı",
    "startup name",
    "kurum adı",
    "organization name",
    "şirket adı",
    "company name",
    "firma",
    "firma adı",
  ],
  startup: ["company", "girişim", "girişim adı", "startup name"],
  website: ["web", "url", "site", "homepage", "www"],
  taglineEn: ["tagline", "slogan"],
  descriptionEn: ["description", "about"],
  taglineTr: ["kısa tanım", "slogan tr"],
  descriptionTr: ["açıklama", "hakkında"],
  foundationDate: ["founded", "founded at", "kuruluş", "kuruluş yılı", "year"],
  employeeCount: ["employees", "team size", "çalışan", "ekip büyüklüğü", "company size"],
  team: ["founders", "kurucular", "ekip"],
  city: ["il", "location"],
  announcedDate: ["date", "tarih", "announced"],
  amount: ["raised", "yatırım", "yatırım tutarı", "funding"],
  tour: ["round", "tur", "series"],
  currency: ["döviz"],
  twitter: ["x"],
  email: ["e-mail", "mail", "eposta"],
  entity: ["startup", "girişim", "organization", "kurum"],
  access: ["access", "rights", "yetki"],
  organization: ["kurum", "üniversite", "university", "owner"],
  nameEn: ["name", "patent", "invention"],
  nameTr: ["ad", "patent adı", "buluş"],
  applicationNumbers: ["application number", "number", "başvuru numarası", "başvuru no"],
  titleEn: ["title", "job title"],
  titleTr: ["başlık", "ilan başlığı"],
  jobRoleId: ["role", "rol"],
  workingPlanIds: ["employment type", "çalışma şekli"],
  countryId: ["country", "ülke"],
  cityId: ["city", "şehir", "il"],
  countyId: ["county", "ilçe"],
  wageCurrencyId: ["currency", "para birimi"],
  valueCurrencyId: ["currency", "para birimi"],
  publicationDate: ["published", "yayın"],
  expirationDate: ["deadline", "son tarih", "bitiş"],
};

/** The mapping that the names of the columns and the cells suggest; a field gets the first column that is called so. */
export function suggestedMapping(
  kind: ImportKind,
  { header, sample }: { header: readonly string[]; sample: readonly string[][] },
  names: FieldNames,
): ImportMapping {
  const columns = header.flatMap((column) => {
    const field = fieldsOf(kind).find((candidate) => isCalled(column, candidate, names));
    return field ? [{ column, field }] : [];
  });
  const isFirst = ({ field }: { field: string }, at: number) =>
    columns.findIndex((column) => column.field === field) === at;
  const mapped = columns.filter(isFirst);
  const cellsOf = (...types: ImportFieldType[]) =>
    mapped
      .filter(({ field }) => types.includes(fieldOf(kind, field)?.type ?? "key"))
      .flatMap(({ column }) => sample.map((row) => row[header.indexOf(column)]?.trim() ?? "").filter(Boolean));
  const hasField = (field: ImportField) => mapped.some((candidate) => candidate.field === field);
  return {
    kind,
    columns: mapped,
    dates: best(DATE_FORMATS, cellsOf("date"), isDate),
    amounts: best(["1234.50", ...AMOUNT_FORMATS], cellsOf("amount"), isAmount),
    separator: best(SEPARATORS, cellsOf("choices", "names", "investors", "patents"), (cell, separator) =>
      cell.includes(separator === "/" ? " / " : separator),
    ),
    currency: null,
    country: hasField("city") && !hasField("country") ? "Türkiye" : null,
    type: null,
    join: "never",
    blanks: "leave",
  };
}

/** The kind whose fields name most columns. */
export function suggestedKind(
  table: { header: readonly string[]; sample: readonly string[][] },
  names: FieldNames,
): ImportKind {
  const counts = IMPORT_KINDS.map((kind) => suggestedMapping(kind, table, names).columns.length);
  return IMPORT_KINDS[counts.indexOf(Math.max(...counts))]!;
}

function isCalled(column: string, field: ImportField, names: FieldNames): boolean {
  const words = [field, ...names[field], ...(OTHER_WORDS[field] ?? [])];
  return words.some((word) => simple(word) === simple(column));
}

const simple = (text: string) => fold(text.replace(/([a-z])([A-Z])/g, "$1 $2")).replace(/[^a-z0-9]+/g, "");

/** The first of the forms that fits most cells. */
function best<Form extends string>(
  forms: readonly Form[],
  cells: readonly string[],
  fits: (cell: string, form: Form) => boolean,
): Form {
  const counts = forms.map((form) => cells.filter((cell) => fits(cell, form)).length);
  return forms[counts.indexOf(Math.max(...counts))]!;
}

const isDate = (cell: string, format: string) => "value" in readInFormats(cell, [lenient(format)]);
const isAmount = (cell: string, format: NumberFormat) =>
  "value" in readAmount(cell.replace(/[^\d.,]/g, ""), format, "");

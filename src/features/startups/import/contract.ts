import { z } from "zod";
import { NUMBER_FORMATS } from "#shared/import/amounts.ts";
import {
  BLANKS,
  HEADER_ROW_MAX,
  IMPORT_FIELDS,
  type ImportFieldOf,
  type ImportFieldType,
  JOINS,
  PROFILE_FIELDS,
  REQUIRED_FIELDS,
} from "#shared/import/fields.ts";

import { answersOf } from "#shared/import/mapping.ts";

/**
 * Rows written in one transaction, and the characters they may hold together so that few long rows fill no memory: what a stop
 * in the middle leaves undone at most. The filter index costs as much for ten rows of a sector as for a thousand.
 */
export const BATCH_ROWS = 5000;
export const BATCH_CHARACTERS = 4_000_000;
const column = z.string().min(1);
const pattern = z.string().refine(isPattern, "Not a regular expression");

/**
 * The origin of a value and its steps, in this order: its columns or the same text for every row → split → pattern →
 * case → ignored values. The field then reads the result.
 */
const steps = {
  /** A column of the file; of several, the texts are joined by a space, or are items of a list. */
  column: z.union([column, z.array(column).min(1)]).optional(),
  /** The same for every row, instead of a column. */
  value: z.string().min(1).optional(),
  /** The separator of a cell's pieces. */
  separator: z.string().min(1).optional(),
  /** A regular expression with one group at most: the group, or all that fits, is taken. A cell it does not fit is reported. */
  pattern: pattern.optional(),
  case: z.enum(["lower", "upper"]).optional(),
  /** Words → the word that each stands for, a key or a name; an empty one means nothing. */
  means: z.record(z.string(), z.string()).optional(),
  /** Texts that mean "unknown" here, as they are after the steps before. */
  ignore: z.array(z.string()).optional(),
};
/** The piece of a split cell: 1 is the first, -1 the last. */
const part = z
  .int()
  .refine((number) => number !== 0, "Count from 1, or from the end from -1")
  .optional();

type Source = { column?: unknown; value?: unknown; separator?: unknown; part?: unknown };
const hasOneSource = ({ column, value }: Source) => (column === undefined) !== (value === undefined);
const NAMES_SOURCE = "Name a column or a value, not both";
/** The same for editors, which read the schema. */
const ONE_SOURCE = { oneOf: [{ required: ["column"] }, { required: ["value"] }] };

/** A field with one value. */
const single = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) =>
  z
    .strictObject({ ...steps, part, ...shape })
    .refine(hasOneSource, NAMES_SOURCE)
    .refine((field: Source) => (field.separator === undefined) === (field.part === undefined), {
      message: "separator and part go together",
    })
    .meta({ id, ...ONE_SOURCE });
/** A field with any number of values. Without a separator each column holds one. */
const list = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) =>
  z
    .strictObject({ ...steps, ...shape })
    .refine(hasOneSource, NAMES_SOURCE)
    .meta({ id, ...ONE_SOURCE });

/**
 * Tokens are yyyy, MM or M, dd or d; all three parts must be named, so that no day or month is made up. "yyyy" alone is for
 * columns of years, "2020" or "2020.0": its first day is stored.
 */
const dateFormat = z
  .string()
  .regex(
    /^(?:yyyy|(?=.*yyyy)(?=.*M)(?=.*d)(?:yyyy|MM?|dd?|[^A-Za-z0-9])+)$/,
    "Name year, month and day: yyyy, MM or M, dd or d; or yyyy alone",
  );

const text = single("text", {
  /** Used when the cell has no usable text: this part of another column. The report lists it. */
  otherwise: z.strictObject({ column, pattern }).optional(),
});
/** Texts as they are: keys, codes, names of places. */
const plain = single("plain", {});
const numberFormat = z.enum(NUMBER_FORMATS).default("1234.50");
/** Words of the file → keys of the catalogue list. Without them a word is a key, or a name in English or Turkish. */
const words = z.record(z.string(), z.string()).optional();
const choice = single("choice", {
  values: words,
  /** Key of the catalogue list → first and last number it stands for, null: without an end. */
  bands: z.record(z.string(), z.tuple([z.number().nullable(), z.number().nullable()])).optional(),
  /** How numbers of bands are written. */
  format: numberFormat,
});
const choices = list("choices", { values: words });
const names = list("names", {});
const dateFormats = z.array(dateFormat).min(1).default(["yyyy-MM-dd"]);
const date = single("date", {
  formats: dateFormats,
  /** Other usual forms are read as well: a year or a month stands for its first day. */
  isLoose: z.boolean().optional(),
});
/** Lists whose items have several values: each piece of the cell is read by a pattern for every value. */
const patents = list("patents", { name: pattern, number: pattern });
const supports = list("supports", { support: pattern, date: pattern, values: words, formats: dateFormats });
const updates = list("updates", {
  date: pattern,
  en: pattern.optional(),
  tr: pattern.optional(),
  formats: dateFormats,
});
const amount = single("amount", { format: numberFormat });
/** Words that mean yes, besides the usual ones of both languages; all others that are not known are reported. */
const answer = single("answer", { yes: z.array(z.string()).default([]), no: z.array(z.string()).default([]) });
/** Codes of provinces or states, and their names, English and Turkish. */
const region = single("region", { names: z.record(z.string(), z.tuple([z.string(), z.string()])) });

/** A sector, or a sector and one of its sub-sectors. */
const sector = single("sector", {
  values: z.record(z.string(), z.union([z.string(), z.tuple([z.string(), z.string()])])).optional(),
});

/** What a profile says of a field of each type. */
const FIELD_SCHEMAS = {
  name: text,
  text,
  link: text,
  choice,
  choices,
  sector,
  names,
  investors: names,
  patents,
  supports,
  updates,
  date,
  amount,
  currency: plain,
  answer,
  lead: answer,
  country: plain,
  region,
  city: plain,
  county: plain,
  entry: plain,
};
type FieldSchemas = typeof FIELD_SCHEMAS;
type ProfileFields = Record<string, { type: keyof FieldSchemas }>;
type SchemaOf<Type> = Type extends keyof FieldSchemas ? FieldSchemas[Type] : never;
type Shape<Fields extends ProfileFields, Required> = {
  [Name in keyof Fields]: Name extends Required
    ? SchemaOf<Fields[Name]["type"]>
    : z.ZodOptional<SchemaOf<Fields[Name]["type"]>>;
};

/** The fields of a part of a profile; those without which no row can be read must be there. */
function fieldsSchema<const Fields extends ProfileFields, const Required extends string>(
  fields: Fields,
  required: readonly Required[],
) {
  const shape = Object.entries(fields).map(([name, { type }]) => {
    const schema = FIELD_SCHEMAS[type];
    return [name, required.some((field) => field === name) ? schema : schema.optional()];
  });
  return z.strictObject(Object.fromEntries(shape) as Shape<Fields, Required>);
}

const { key: _startupKey, id: _startupId, ...ofStartups } = IMPORT_FIELDS.startups;
const { key: _organizationKey, id: _organizationId, ...ofOrganizations } = IMPORT_FIELDS.organizations;
/** The fields of each part of a profile. */
export const FIELDS = {
  startup: { ...ofStartups, ...PROFILE_FIELDS.startups },
  funding: { ...IMPORT_FIELDS.rounds, ...PROFILE_FIELDS.rounds },
  organization: { ...ofOrganizations, ...PROFILE_FIELDS.organizations },
};

/** Fields of these types, type by type. */
export const fieldsOfTypes = <Type extends ImportFieldType>(kind: keyof typeof FIELDS, types: readonly Type[]) =>
  types.flatMap((type) =>
    Object.entries<ImportFieldOf>(FIELDS[kind]).flatMap(([name, field]) =>
      field.type === type ? [{ ...field, name, type }] : [],
    ),
  );

const startupFields = fieldsSchema(FIELDS.startup, REQUIRED_FIELDS.startups);
const fundingFields = fieldsSchema(FIELDS.funding, REQUIRED_FIELDS.rounds);
const organizationFields = fieldsSchema(FIELDS.organization, REQUIRED_FIELDS.organizations);

const common = {
  /** A file with all these columns is this one. */
  recognizedBy: z.array(column).min(1),
  /** Name of the encoding, or several: the first that fits. "detect": by its first bytes, else UTF-8, else that of a Turkish Windows. */
  encoding: z.union([z.string(), z.array(z.string()).min(1)]).default("detect"),
  /** Encoding in which UTF-8 was once wrongly read: "Ã©" becomes "é" again where that is beyond doubt. */
  misreadAs: z.string().optional(),
  /** Left out: as most of the first lines have it. */
  delimiter: z.string().length(1).optional(),
  quote: z.string().length(1).default('"'),
  /** "any" also where kinds are mixed: CR LF, LF and a lone CR. */
  lineEnds: z.enum(["any", "lf", "crlf", "cr"]).default("any"),
  /** Of a workbook: left out, the sheet whose names of columns are known. */
  sheet: z.string().optional(),
  /** The row of the names of columns, counted from 1, and how many rows they take; left out: guessed by their names. */
  headerRow: z.int().min(1).max(HEADER_ROW_MAX).optional(),
  headerRows: z.union([z.literal(1), z.literal(2)]).optional(),
  /** Cells that mean "unknown", besides empty ones. */
  empty: z.array(z.string()).default([]),
  /** What an empty cell does to the value that is there: "empty" takes it away. */
  blanks: z.enum(BLANKS).default("leave"),
  /**
   * Columns that name a row of the source, or steps that make its name. Of several rows with the same, startups and
   * organizations keep the first, rounds are counted.
   */
  key: z.array(z.union([column, plain])).min(1),
  /** The treatment of rows that the source had and has no more: "mark" says so where they are shown. */
  vanished: z.enum(["report", "mark"]).default("report"),
};
/** Rows that may be there already, made by members or of another source. The preview lists them whatever is chosen here. */
const same = z
  .strictObject({
    /** A row with the same website, or the same name and place, or both is joined to what is there. */
    join: z.enum(JOINS).default("never"),
    /** What people said of pairs of a row and an entry. */
    answers: answersOf.default({}),
    /** A column that decides for a row: the address or id of what it is joined to, or "new". */
    column: column.optional(),
  })
  .default({ join: "never", answers: {} });
const startupFile = z.strictObject({ kind: z.literal("startup"), ...common, same, fields: startupFields });
const fundingFile = z.strictObject({
  kind: z.literal("funding"),
  ...common,
  /** "investors": each row is one investor, and rows with the same key are one round. */
  rows: z.enum(["rounds", "investors"]).default("rounds"),
  /** "name": the startup by its address or name here, instead of its key in its own file. */
  startupBy: z.enum(["key", "name"]).default("key"),
  fields: fundingFields,
});
const organizationFile = z.strictObject({
  kind: z.literal("organization"),
  ...common,
  same,
  fields: organizationFields,
});

/** How one file is read. */
export const profileFile = z.discriminatedUnion("kind", [startupFile, fundingFile, organizationFile]);

/** How the files of one source are read. */
export const profileSchema = z.strictObject({
  /** For editors. */
  $schema: z.string().optional(),
  /** First part of the source keys in the database: never change it once something was imported. */
  key: z.string().regex(/^[a-z0-9-]+$/, "Small letters, digits and dashes"),
  source: z.strictObject({
    name: z.string().min(1),
    url: z.url({ protocol: /^https?$/ }),
    /** Page of one startup in the source; {key} stands for its key. */
    recordUrl: z
      .string()
      .regex(/^https?:\/\/.*\{key\}/)
      .optional(),
    licence: z.string().min(1),
    licenceUrl: z.url({ protocol: /^https?$/ }),
    attribution: z.strictObject({ en: z.string().min(1), tr: z.string().min(1) }),
  }),
  files: z.array(profileFile).min(1),
});

export type Profile = z.output<typeof profileSchema>;
export type StartupFile = z.output<typeof startupFile>;
export type FundingFile = z.output<typeof fundingFile>;
export type OrganizationFile = z.output<typeof organizationFile>;
export type ProfileFile = StartupFile | FundingFile | OrganizationFile;
function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, "u"));
  } catch {
    return false;
  }
}

import { z } from "zod";
import { NUMBER_FORMATS } from "./parts/amounts.ts";

/**
 * Rows written in one transaction, and the characters they may hold together so that few long rows fill no memory: what a stop
 * in the middle leaves undone at most. The filter index costs as much for ten rows of a sector as for a thousand.
 */
export const BATCH_ROWS = 5000;
export const BATCH_CHARACTERS = 4_000_000;
/** Longest row of a file in bytes. A longer one is a quotation mark that never closes, not data. */
export const MAX_ROW_BYTES = 1_048_576;
/** Longest name, in characters: as many as the database takes. */
export const MAX_NAME_LENGTH = 200;
/** Longest other text in characters. */
export const MAX_TEXT_LENGTH = 2000;

const column = z.string().min(1);
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

const text = z.strictObject({
  column,
  /** Used when the cell has no usable text: this part (the first group) of another column. The report lists it. */
  otherwise: z.strictObject({ column, pattern: z.string().refine(isPattern, "Not a regular expression") }).optional(),
});
/** Words of the file → keys of the catalogue list. */
const choice = z.strictObject({ column, values: z.record(z.string(), z.string()) });
const date = z.strictObject({ column, formats: z.array(dateFormat).min(1) });
const amount = z.strictObject({ column, format: z.enum(NUMBER_FORMATS) });

const startupFields = z.strictObject({
  name: text,
  legalName: text.optional(),
  taglineEn: text.optional(),
  taglineTr: text.optional(),
  descriptionEn: text.optional(),
  descriptionTr: text.optional(),
  website: text.optional(),
  facebook: text.optional(),
  instagram: text.optional(),
  twitter: text.optional(),
  linkedin: text.optional(),
  /** A sector, or a sector and one of its sub-sectors. */
  sector: z
    .strictObject({ column, values: z.record(z.string(), z.union([z.string(), z.tuple([z.string(), z.string()])])) })
    .optional(),
  stage: choice.optional(),
  employeeCount: choice.optional(),
  operatingStatus: choice.optional(),
  legalForm: choice.optional(),
  foundationDate: date.optional(),
  /** ISO 3166 code of two or three letters, or the name in English or Turkish. */
  country: z.strictObject({ column }).optional(),
  /**
   * State or province by its code. Names, English and Turkish, serve rows that know the region and no city: they are
   * placed at the region itself.
   */
  region: z.strictObject({ column, names: z.record(z.string(), z.tuple([z.string(), z.string()])) }).optional(),
  city: z.strictObject({ column }).optional(),
});

const fundingFields = z.strictObject({
  /** Key of the startup in its own file. */
  startup: z.strictObject({ column }),
  tour: choice.optional(),
  type: choice.optional(),
  announcedDate: date.optional(),
  amount: amount.optional(),
  preValuation: amount.optional(),
  /** Code of the currency of the amounts: in a column, or the same for all rows. */
  currency: z.union([z.strictObject({ column }), z.strictObject({ value: z.string() })]).optional(),
  investors: z.strictObject({ column, separator: z.string().min(1) }).optional(),
});

const common = {
  /** A file with all these columns in its first line is this one. */
  recognizedBy: z.array(column).min(1),
  /** Name of the encoding, or several: the first that fits. "detect": by its first bytes, else UTF-8. */
  encoding: z.union([z.string(), z.array(z.string()).min(1)]).default("detect"),
  /** Encoding in which UTF-8 was once wrongly read: "Ã©" becomes "é" again where that is beyond doubt. */
  misreadAs: z.string().optional(),
  delimiter: z.string().length(1).default(","),
  quote: z.string().length(1).default('"'),
  /** "any" also where kinds are mixed: CR LF, LF and a lone CR. */
  lineEnds: z.enum(["any", "lf", "crlf", "cr"]).default("any"),
  /** Cells that mean "unknown", besides empty ones. */
  empty: z.array(z.string()).default([]),
  /** Columns that name a row of the source. Of several rows with the same, startups keep the first, rounds are counted. */
  key: z.array(column).min(1),
};
const startupFile = z.strictObject({ kind: z.literal("startup"), ...common, fields: startupFields });
const fundingFile = z.strictObject({ kind: z.literal("funding"), ...common, fields: fundingFields });

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
  files: z.array(z.discriminatedUnion("kind", [startupFile, fundingFile])).min(1),
});

export type Profile = z.output<typeof profileSchema>;
export type StartupFile = z.output<typeof startupFile>;
export type FundingFile = z.output<typeof fundingFile>;
export type ProfileFile = StartupFile | FundingFile;

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, "u"));
  } catch {
    return false;
  }
}

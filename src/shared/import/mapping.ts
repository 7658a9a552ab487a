import { z } from "zod";
import {
  AMOUNT_FORMATS,
  BLANKS,
  DATE_FORMATS,
  IMPORT_KINDS,
  type ImportAction,
  JOINS,
  MAX_ANSWERS,
  MAX_COLUMN_NAME,
  MAX_COLUMNS,
  MAX_WORDS,
  SAME_ANSWERS,
  SEPARATORS,
} from "./fields.ts";

const fixedValue = z.string().trim().min(1).max(MAX_COLUMN_NAME).nullable().default(null);

const MAX_KEY_COLUMNS = 4;
export const answersOf = z
  .record(z.string().max(100), z.enum(SAME_ANSWERS))
  .refine((answers) => Object.keys(answers).length <= MAX_ANSWERS, "tooMany");

const word = z.string().min(1).max(MAX_COLUMN_NAME);
/** By field, the words of its cells and the word that each stands for: a key or a name, or empty where it means nothing. */
const wordsOf = z
  .record(z.string().max(40), z.record(word, z.string().max(MAX_COLUMN_NAME)))
  .refine((fields) => Object.values(fields).flatMap(Object.keys).length <= MAX_WORDS, "tooMany");

/** How the file of an import is read: by column the field it fills. */
const anyMapping = z.strictObject({
  kind: z.enum(IMPORT_KINDS),
  columns: z
    .array(z.strictObject({ column: z.string().min(1).max(MAX_COLUMN_NAME), field: z.string().min(1).max(40) }))
    .max(MAX_COLUMNS),
  dates: z.enum(DATE_FORMATS).default("yyyy-MM-dd"),
  amounts: z.enum(AMOUNT_FORMATS).default("1234.50"),
  separator: z.enum(SEPARATORS).default(";"),
  /** Currency of the amounts where no column names it, ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable()
    .default(null),
  /** Country of the cities where no column names it, and type of the organizations: a name as a cell would have it. */
  country: fixedValue,
  type: fixedValue,
  join: z.enum(JOINS).default("ask"),
  /** By pair of a row and what looks like it, as the preview names them. */
  answers: answersOf.default({}),
  words: wordsOf.default({}),
  /** Columns that tell rows apart together, where one does not. */
  keyColumns: z.array(z.string().min(1).max(MAX_COLUMN_NAME)).max(MAX_KEY_COLUMNS).default([]),
  /** By field that no column fills, its text in all rows. */
  fixed: z.record(z.string().max(40), z.string().trim().min(1).max(MAX_COLUMN_NAME)).default({}),
  blanks: z.enum(BLANKS).default("leave"),
});
export const importMapping = anyMapping.extend({ columns: anyMapping.shape.columns.min(1) });
export type ImportMapping = z.output<typeof importMapping>;
/** As the names of columns suggest it: perhaps none fits. */
export const suggestedImportMapping = anyMapping;

/** A note about a row: a value left out, a field that changes, an entry that may be the same. */
export const importNote = z.object({
  about: z.enum(["why", "change", "value", "same"]),
  column: z.string(),
  value: z.string(),
  code: z.string(),
  en: z.string(),
  tr: z.string(),
  /** Names the pair of a question, which the mapping answers. */
  pair: z.string().optional(),
});
export type ImportNote = z.output<typeof importNote>;

export interface ImportOutcome {
  /** As a spreadsheet shows it: the header is row 1. */
  number: number;
  action: ImportAction;
  /** The name of the row in the file. */
  key: string;
  notes: ImportNote[];
}

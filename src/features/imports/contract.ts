import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { HEADER_ROW_MAX, IMPORT_ACTIONS, IMPORT_KINDS } from "#shared/import/fields.ts";
import { importMapping, importNote, suggestedImportMapping } from "#shared/import/mapping.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { IMPORT_FILTERS, IMPORT_LIMIT, MAX_PROFILE_NAME } from "./limits.ts";

const state = z.enum(["uploaded", "checking", "checked", "importing", "imported", "undoing", "undone"]);

const run = z.object({
  id,
  fileName: z.string(),
  kind: z.enum(IMPORT_KINDS).nullable(),
  state,
  rowCount: z.int(),
  created: z.int(),
  updated: z.int(),
  refused: z.int(),
  /** Name and surname, or the command with its profile; null: the account is gone. */
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  importedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
});

export const importCalls = tableCalls({
  key: "imports",
  path: "/apiAdmin/Imports",
  summary: "Imported files, the newest first",
  columns: [
    { key: "fileName", sortable: true, searchable: true, canMove: false, width: 240 },
    { key: "kind", clickableFilter: "kind", setDashIsEmpty: true },
    { key: "state", clickableFilter: "state" },
    { key: "rowCount", kind: "number", sortable: true },
    { key: "created", kind: "number" },
    { key: "updated", kind: "number" },
    { key: "refused", kind: "number" },
    { key: "by", setDashIsEmpty: true },
    { key: "createdAt", kind: "dateTime", sortable: true },
    { key: "importedAt", kind: "dateTime", setDashIsEmpty: true },
    { key: "undoneAt", kind: "dateTime", setDashIsEmpty: true },
  ],
  row: run,
  filters: { kind: z.enum(IMPORT_KINDS), state },
  export: { summary: "Imported files as a spreadsheet, as they are shown" },
  get: { summary: "One imported file" },
});

const byId = { access: "admin", params: z.object({ id }) } as const;

const READ_FAILURES = [
  "notATable",
  "importNoRows",
  "importTooManyRows",
  "importTooManyColumns",
  "importSheetTooBig",
] as const;

export const uploadImport = endpoint({
  access: "admin",
  method: "POST",
  path: "/apiAdmin/Imports/Files",
  summary: "Upload a table, CSV, Excel, OpenDocument or JSON, that is to be imported; nothing is imported yet",
  body: z.object({ file: z.file() }),
  uploadLimit: IMPORT_LIMIT,
  failures: READ_FAILURES,
  answer: z.object({ id }),
});

/** The place of the table in a file; what is left out is guessed. */
export const tableChoice = z.strictObject({
  sheet: z.string().max(200).optional(),
  headerRow: z.coerce.number().int().min(1).max(HEADER_ROW_MAX).optional(),
  headerRows: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(2)]))
    .optional(),
});

const details = z.object({
  id,
  fileName: z.string(),
  state,
  rowCount: z.int(),
  /** Rows that the work at hand has passed. */
  processed: z.int(),
  header: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  sheet: z.string(),
  sheets: z.array(z.string()),
  headerRow: z.int(),
  headerRows: z.union([z.literal(1), z.literal(2)]),
  /** The first rows of the file, those above the header included. */
  top: z.array(z.array(z.string())),
  mayChooseTable: z.boolean(),
  /** Key of the profile by which the command has read the file; null: it was mapped in the browser. */
  profile: z.string().nullable(),
  /** True if it had too many rows to note them: only the counts are here, and it cannot be taken back. */
  hasTooMany: z.boolean(),
  mapping: importMapping.nullable(),
  /** Names the mapping, for `startImport`; null: there is none. */
  preview: z.string().nullable(),
  /** By kind, what the names of the columns suggest. */
  suggestions: z.record(z.enum(IMPORT_KINDS), suggestedImportMapping),
  suggestedKind: z.enum(IMPORT_KINDS),
  /** Rows by what becomes of them; after an undo restored, removed and kept ones. */
  counts: z.record(z.string(), z.int()),
  failure: z.enum(["stopped", "failed"]).nullable(),
  createdAt: z.iso.datetime(),
  importedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  mayUndo: z.boolean(),
});
export type ImportDetails = z.output<typeof details>;

export const getImport = endpoint({
  ...byId,
  method: "GET",
  path: "/apiAdmin/Imports/:id/Details",
  summary: "An import: its columns, how they are read, and how far it is",
  failures: ["notFound"],
  answer: details,
});

export const chooseTable = endpoint({
  ...byId,
  method: "PUT",
  path: "/apiAdmin/Imports/:id/Table",
  summary: "Read the file anew from another sheet or header; the mapping is forgotten",
  failures: [...READ_FAILURES, "notFound", "importBusy", "importEnded", "importFileGone"],
  body: tableChoice,
  answer: z.object({ id }),
});

const progress = details.pick({ id: true, state: true, processed: true, rowCount: true });

export const mapImport = endpoint({
  ...byId,
  method: "PUT",
  path: "/apiAdmin/Imports/:id/Mapping",
  summary: "Say which column fills which field, and begin the preview",
  failures: ["notFound", "importFieldTwice", "importFieldMissing", "importBusy", "importEnded"],
  body: importMapping,
  answer: progress,
});

export const startImport = endpoint({
  ...byId,
  method: "POST",
  path: "/apiAdmin/Imports/:id/Start",
  summary: "Import the rows as the preview shows them, all or none, in the background",
  failures: ["notFound", "importNotChecked", "importPreviewChanged", "importBusy", "importEnded"],
  query: z.object({
    preview: z.string().max(64).optional().describe("Of `Details`: refused where the columns were mapped anew since"),
  }),
  answer: progress,
});

export const stopImport = endpoint({
  ...byId,
  method: "POST",
  path: "/apiAdmin/Imports/:id/Stop",
  summary: "Stop the preview, the import or its undo, which then has changed nothing; again is no error",
  failures: ["notFound"],
  answer: progress,
});

export const undoImport = endpoint({
  ...byId,
  method: "POST",
  path: "/apiAdmin/Imports/:id/Undo",
  summary: "Take an import back for 30 days; rows that somebody has changed since stay, and are named",
  failures: ["notFound", "importNotUndoable", "importNotLast", "importBusy"],
  answer: progress,
});

const outcome = z.object({
  number: z.int(),
  action: z.enum(IMPORT_ACTIONS),
  key: z.string(),
  /** Address of the entry that the row became; null: none yet, or none any more. */
  entry: z.string().nullable(),
  notes: z.array(importNote.extend({ entry: z.string().nullable() })),
});
export type OutcomeRow = z.output<typeof outcome>;

export const importRows = endpoint({
  ...byId,
  method: "GET",
  path: "/apiAdmin/Imports/:id/Rows",
  summary: "What becomes of the rows of an import, a page of them",
  failures: ["notFound"],
  query: z.object({
    filter: z.enum(IMPORT_FILTERS).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  answer: z.object({ rows: z.array(outcome), totalCount: z.int(), pageSize: z.int() }),
});

const unknownWord = z.object({
  field: z.string(),
  column: z.string(),
  word: z.string(),
  /** Rows that have it, none where it is decided. */
  count: z.int(),
  /** The value that is spelled most like it; null: none is. */
  nearest: z.string().nullable(),
  /** What it was said to stand for, empty: nothing; null: it is not decided. */
  meaning: z.string().nullable(),
});
export type UnknownWord = z.output<typeof unknownWord>;

export const importWords = endpoint({
  ...byId,
  method: "GET",
  path: "/apiAdmin/Imports/:id/Words",
  summary:
    "Words of the columns of choices that mean nothing here, the most frequent first, and those that were decided: the mapping says what each stands for",
  failures: ["notFound"],
  answer: z.object({
    words: z.array(unknownWord),
    /** Undecided ones, also those that are not shown. */
    total: z.int(),
    /** By field, the values that a word may stand for. */
    choices: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
  }),
});
export type ImportWords = z.output<typeof importWords.answer>;

export const importRemarks = endpoint({
  ...byId,
  method: "GET",
  path: "/apiAdmin/Imports/:id/Remarks",
  summary: "What is said of the rows of an import, as CSV: a line for each remark",
  failures: ["notFound"],
  format: "file",
});

const profile = z.object({ id, name: z.string(), mapping: importMapping });
export type ImportProfile = z.output<typeof profile>;

export const listImportProfiles = endpoint({
  access: "admin",
  method: "GET",
  path: "/apiAdmin/ImportProfiles",
  summary: "Saved mappings by name",
  answer: z.array(profile),
});

export const addImportProfile = endpoint({
  access: "admin",
  method: "POST",
  path: "/apiAdmin/ImportProfiles",
  summary: "Save the mapping of an import for files of the same form",
  failures: ["notFound", "importProfileExists", "importNotChecked"],
  body: z.strictObject({ importId: id, name: z.string().trim().min(1).max(MAX_PROFILE_NAME) }),
  answer: profile,
});

export const removeImportProfile = endpoint({
  ...byId,
  method: "DELETE",
  path: "/apiAdmin/ImportProfiles/:id",
  summary: "Forget a saved mapping; again is no error",
  answer: z.boolean(),
});

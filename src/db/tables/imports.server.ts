import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { IMPORT_ACTIONS } from "#shared/import/fields.ts";
import type { ImportMapping, ImportNote } from "#shared/import/mapping.ts";
import { bytes, createdAt, instant, primaryId } from "../columns.server.ts";

export const IMPORT_STATES = ["uploaded", "checking", "checked", "importing", "imported", "undoing", "undone"] as const;

export const importRun = pgTable("import_run", {
  id: primaryId(),
  accountId: uuid("account_id"),
  fileName: text("file_name").notNull(),
  header: jsonb("header").$type<string[]>().notNull(),
  sample: jsonb("sample").$type<string[][]>().notNull(),
  rowCount: integer("row_count").notNull(),
  sheet: text("sheet").notNull().default(""),
  sheets: jsonb("sheets").$type<string[]>().notNull().default([]),
  headerRow: integer("header_row").notNull().default(1),
  headerRows: integer("header_rows").$type<1 | 2>().notNull().default(1),
  top: jsonb("top").$type<string[][]>().notNull().default([]),
  profile: text("profile"),
  mapping: jsonb("mapping").$type<ImportMapping>(),
  state: text("state", { enum: IMPORT_STATES }).notNull().default("uploaded"),
  processed: integer("processed").notNull().default(0),
  counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
  failure: text("failure", { enum: ["stopped", "failed"] }),
  stopRequestedAt: instant("stop_requested_at"),
  createdAt: createdAt(),
  importedAt: instant("imported_at"),
  undoneAt: instant("undone_at"),
});

export const importFile = pgTable("import_file", {
  runId: uuid("run_id").primaryKey(),
  content: bytes("content").notNull(),
  original: bytes("original"),
});

export const importOutcome = pgTable(
  "import_outcome",
  {
    runId: uuid("run_id").notNull(),
    number: integer("number").notNull(),
    action: text("action", { enum: IMPORT_ACTIONS }).notNull(),
    key: text("key").notNull(),
    notes: jsonb("notes").$type<ImportNote[]>().notNull(),
    isKept: boolean("is_kept").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] })],
);

export const importWrite = pgTable(
  "import_write",
  {
    runId: uuid("run_id").notNull(),
    kind: text("kind").notNull(),
    sourceKey: text("source_key").notNull(),
    entityId: uuid("entity_id").notNull(),
    number: integer("number").notNull(),
    before: jsonb("before").$type<Record<string, string | null>>(),
    after: jsonb("after").$type<Record<string, string | null>>().notNull(),
    sourceBefore: jsonb("source_before").$type<{
      entityId: string;
      digest: string | null;
      digests: Record<string, string | null>;
    }>(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind, table.sourceKey] })],
);

export const importProfile = pgTable("import_profile", {
  id: primaryId(),
  name: text("name").notNull(),
  mapping: jsonb("mapping").$type<ImportMapping>().notNull(),
  accountId: uuid("account_id"),
  createdAt: createdAt(),
});

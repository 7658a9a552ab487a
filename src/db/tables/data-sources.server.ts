import { sql } from "drizzle-orm";
import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, versioned } from "../columns.server.ts";

/** The source of imported rows. The key is the first part of the keys of their rows. */
export const dataSource = pgTable("data_source", {
  key: text("key").primaryKey(),
  name: text("name").notNull(),
  url: text("url").notNull(),
  recordUrl: text("record_url"),
  licence: text("licence").notNull(),
  licenceUrl: text("licence_url").notNull(),
  attributionEn: text("attribution_en").notNull(),
  attributionTr: text("attribution_tr").notNull(),
  importedAt: instant("imported_at").notNull().default(sql`now()`),
});

/** The rows that imports made of their sources' rows. */
export const importRow = pgTable(
  "import_row",
  {
    kind: text("kind", { enum: ["startup", "funding", "organization"] }).notNull(),
    /** Key of the source and key of the row in it, "cb2013:/company/wetpaint". */
    sourceKey: text("source_key").notNull(),
    entityId: uuid("entity_id").notNull(),
    digest: text("digest"),
    digests: jsonb("digests").$type<Record<string, string | null>>().notNull().default({}),
    vanishedAt: instant("vanished_at"),
    id: uuid("id").notNull().defaultRandom(),
    /** Of a row that vanished; null: nobody has decided. */
    decision: text("decision", { enum: ["gone", "stays"] }),
    decidedAt: instant("decided_at"),
    decidedBy: uuid("decided_by"),
    ...versioned(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.sourceKey] })],
);

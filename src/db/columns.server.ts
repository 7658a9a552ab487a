import { sql } from "drizzle-orm";
import { boolean, customType, integer, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";
import type { Confirmation } from "#shared/edit/facts.ts";

/** Primary key: UUID v7, made by the application. */
export const primaryId = () =>
  uuid("id")
    .primaryKey()
    .$defaultFn(() => v7());
export const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().default(sql`now()`);
export const updatedAt = () =>
  timestamp("updated_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`)
    .$onUpdateFn(() => new Date());
/** Of an editable thing (`server/versions.server.ts`): its version, and by field the version that last changed it. */
export const versioned = () => ({
  version: integer("version").notNull().default(1),
  fieldVersions: jsonb("field_versions").$type<Record<string, number>>().notNull().default({}),
});
/** Of a link that one entry says of another (record 71): whether the other side agrees, and why not. */
export const signed = () => ({
  signature: text("signature", { enum: ["said", "confirmed", "refused"] })
    .notNull()
    .default("confirmed"),
  refusal: text("refusal"),
  /** It was refused and is said again: it waits for the other side, and nobody else sees it. */
  asksAgain: boolean("asks_again").notNull().default(false),
});
/** Of a thing whose facts have an age: by field, who last said that it is true, and when (`shared/edit/facts.ts`). */
export const confirmable = () => ({
  /** The age of its oldest fact; null: there is one that nobody has confirmed. */
  confirmedAt: instant("confirmed_at"),
  confirmations: jsonb("confirmations").$type<Record<string, Confirmation>>().notNull().default({}),
});
/** Of a thing somebody made and edits. */
export const edited = () => ({
  ...versioned(),
  createdBy: uuid("created_by"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
const generatedText = (column: string, expression: string) =>
  text(column).notNull().generatedAlwaysAs(sql.raw(expression));
/** Sort keys of a list by a name in one language. */
export const sortedByName = () => ({
  nameFold: generatedText("name_fold", "fold(name)"),
  nameOrderTr: generatedText("name_order_tr", "turkish_order(name)"),
});
/** Sort and search keys of a list by names in both languages, one of which may be missing. */
export const sortedByEither = (en: string, tr: string) => ({
  nameFold: generatedText("name_fold", `fold(coalesce(${en}, ${tr}))`),
  nameOrderTr: generatedText("name_order_tr", `turkish_order(coalesce(${tr}, ${en}))`),
  search: generatedText("search", `fold(coalesce(${en}, '') || ' ' || coalesce(${tr}, ''))`),
});
/** An instant; the time of the insert by default. */
export const now = (name: string) => timestamp(name, { withTimezone: true }).notNull().default(sql`now()`);
/** An instant in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An exact decimal of the database as a number: our amounts stay far below 2^53 cents. */
export const decimal = customType<{ data: number; driverData: string }>({
  dataType: () => "numeric",
  fromDriver: Number,
  toDriver: String,
});

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

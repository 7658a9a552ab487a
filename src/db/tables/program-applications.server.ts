import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, now, primaryId, updatedAt, versioned } from "../columns.server.ts";

/** Answers by the id of their question: a text, a number, the place of an option, the address of a file. */
type Answers = Record<string, string | number>;

export const programApplication = pgTable("program_application", {
  id: primaryId(),
  programId: uuid("program_id").notNull(),
  startupId: uuid("startup_id").notNull(),
  number: integer("number").notNull(),
  formId: uuid("form_id").notNull(),
  answers: jsonb("answers").$type<Answers>().notNull().default({}),
  presentationFile: text("presentation_file"),
  presentationName: text("presentation_name"),
  presentationBytes: integer("presentation_bytes"),
  sentAt: instant("sent_at"),
  withdrawnAt: instant("withdrawn_at"),
  result: text("result", { enum: ["inspecting", "approved", "declined"] })
    .notNull()
    .default("inspecting"),
  decidedAt: instant("decided_at"),
  decidedBy: uuid("decided_by"),
  publishedAt: instant("published_at"),
  /** Of those who are accepted: until when they say whether they take their place; null: they are not asked. */
  placeUntil: instant("place_until"),
  placeTaken: boolean("place_taken"),
  placeAnsweredAt: instant("place_answered_at"),
  placeAnsweredBy: uuid("place_answered_by"),
  placeRemindedAt: instant("place_reminded_at"),
  /** Of those who were not accepted first: when they got a place that had become free. */
  movedUpAt: instant("moved_up_at"),
  ...versioned(),
  createdBy: uuid("created_by"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const programSubmission = pgTable("program_submission", {
  id: primaryId(),
  applicationId: uuid("application_id").notNull(),
  number: integer("number").notNull(),
  formId: uuid("form_id").notNull(),
  answers: jsonb("answers").$type<Answers>().notNull(),
  profile: jsonb("profile").$type<Record<string, unknown>>().notNull(),
  locale: text("locale", { enum: ["en", "tr"] }).notNull(),
  presentationFile: text("presentation_file"),
  presentationName: text("presentation_name"),
  sentBy: uuid("sent_by"),
  sentAt: now("sent_at"),
});

/** The name that its sender gave to a file that answers a question. */
export const programAnswerFile = pgTable("program_answer_file", {
  fileKey: text("file_key").primaryKey(),
  applicationId: uuid("application_id").notNull(),
  name: text("name").notNull(),
});

export const programPhaseApplication = pgTable(
  "program_phase_application",
  {
    phaseId: uuid("phase_id").notNull(),
    applicationId: uuid("application_id").notNull(),
    programId: uuid("program_id").notNull(),
    movedBy: uuid("moved_by"),
    movedAt: now("moved_at"),
  },
  (table) => [primaryKey({ columns: [table.phaseId, table.applicationId] })],
);

export const programLetter = pgTable("program_letter", {
  id: primaryId(),
  applicationId: uuid("application_id").notNull(),
  result: text("result", { enum: ["approved", "declined"] }).notNull(),
  locale: text("locale", { enum: ["en", "tr"] }).notNull(),
  subject: text("subject").notNull(),
  text: text("text").notNull(),
  reason: text("reason"),
  createdAt: createdAt(),
  publishedAt: instant("published_at"),
  hasHelped: boolean("has_helped"),
  answeredAt: instant("answered_at"),
  ...versioned(),
});

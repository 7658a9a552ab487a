import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { CONFLICT_DECISIONS, CONFLICT_KINDS, CONFLICT_SIDES } from "#shared/program-conflict.ts";
import { bytes, createdAt, instant, now, primaryId, updatedAt, versioned } from "../columns.server.ts";

export const programJuror = pgTable("program_juror", {
  id: primaryId(),
  programId: uuid("program_id").notNull(),
  accountId: uuid("account_id"),
  email: text("email"),
  name: text("name"),
  locales: text("locales", { enum: ["en", "tr"] })
    .array()
    .notNull()
    .default(["en", "tr"]),
  maxReviews: integer("max_reviews"),
  tokenHash: bytes("token_hash"),
  invitedBy: uuid("invited_by"),
  invitedAt: now("invited_at"),
  acceptedAt: instant("accepted_at"),
  declinedAt: instant("declined_at"),
  removedAt: instant("removed_at"),
  /** Of who had accepted; it stays when they are invited again. */
  leftAt: instant("left_at"),
  ...versioned(),
});

export const programJurorTopic = pgTable(
  "program_juror_topic",
  { jurorId: uuid("juror_id").notNull(), typeId: uuid("type_id").notNull() },
  (table) => [primaryKey({ columns: [table.jurorId, table.typeId] })],
);

export const programConflict = pgTable("program_conflict", {
  id: primaryId(),
  programId: uuid("program_id").notNull(),
  jurorId: uuid("juror_id").notNull(),
  applicationId: uuid("application_id").notNull(),
  kind: text("kind", {
    enum: CONFLICT_KINDS,
  }).notNull(),
  /** Blocks at once; others wait for the organizer. */
  isCertain: boolean("is_certain").notNull().default(true),
  saidBy: text("said_by", { enum: CONFLICT_SIDES }),
  decision: text("decision", { enum: CONFLICT_DECISIONS }),
  reason: text("reason"),
  decidedBy: uuid("decided_by"),
  decidedAt: instant("decided_at"),
  blocks: boolean("blocks").notNull().generatedAlwaysAs(true),
  createdAt: createdAt(),
  /** It has ended an assignment that was not begun. */
  hasFreed: boolean("has_freed").notNull().default(false),
});

export const programAssignment = pgTable("program_assignment", {
  id: primaryId(),
  programId: uuid("program_id").notNull(),
  phaseId: uuid("phase_id").notNull(),
  applicationId: uuid("application_id").notNull(),
  jurorId: uuid("juror_id").notNull(),
  byHand: boolean("by_hand").notNull().default(false),
  createdBy: uuid("created_by"),
  createdAt: createdAt(),
});

export const programReview = pgTable("program_review", {
  id: primaryId(),
  assignmentId: uuid("assignment_id").notNull(),
  submissionId: uuid("submission_id").notNull(),
  remarkToOrganizer: text("remark_to_organizer"),
  remarkToApplicant: text("remark_to_applicant"),
  hasAbstained: boolean("has_abstained").notNull().default(false),
  finishedAt: instant("finished_at"),
  ...versioned(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A juror has confirmed that their finished review holds for a version with another text. */
export const programReviewConfirmation = pgTable("program_review_confirmation", {
  id: primaryId(),
  reviewId: uuid("review_id").notNull(),
  earlierId: uuid("earlier_id").notNull(),
  submissionId: uuid("submission_id").notNull(),
  confirmedAt: now("confirmed_at"),
});

/** No row: not reviewed. `score` null: abstained. */
export const programScore = pgTable("program_score", {
  id: primaryId(),
  reviewId: uuid("review_id").notNull(),
  categoryId: uuid("category_id").notNull(),
  scaleMax: integer("scale_max").notNull(),
  score: integer("score"),
  hasAbstained: boolean("has_abstained").notNull().default(false),
  sentence: text("sentence"),
  updatedAt: updatedAt(),
});

export const programReason = pgTable("program_reason", {
  id: primaryId(),
  topic: text("topic", {
    enum: ["problem", "solution", "market", "team", "traction", "money", "fit", "application"],
  })
    .notNull()
    .default("application"),
  /** Says what is good: it is no reason to decline. */
  isStrength: boolean("is_strength").notNull().default(false),
  organizationId: uuid("organization_id"),
  textEn: text("text_en").notNull(),
  textTr: text("text_tr").notNull(),
  isActive: boolean("is_active").notNull().default(true),
  sortOrder: integer("sort_order").notNull().default(0),
  ...versioned(),
});

export const programScoreReason = pgTable(
  "program_score_reason",
  { scoreId: uuid("score_id").notNull(), reasonId: uuid("reason_id").notNull() },
  (table) => [primaryKey({ columns: [table.scoreId, table.reasonId] })],
);

export const programAnswerReview = pgTable("program_answer_review", {
  id: primaryId(),
  assignmentId: uuid("assignment_id").notNull(),
  questionId: uuid("question_id").notNull(),
  score: integer("score"),
  remark: text("remark"),
  ...versioned(),
  updatedAt: updatedAt(),
});

/** The mails about their work in a phase that a juror has had. */
export const programJurorMail = pgTable(
  "program_juror_mail",
  {
    jurorId: uuid("juror_id").notNull(),
    phaseId: uuid("phase_id").notNull(),
    workAt: instant("work_at"),
    endingOf: instant("ending_of"),
    remindedAt: instant("reminded_at"),
  },
  (table) => [primaryKey({ columns: [table.jurorId, table.phaseId] })],
);
/** What a juror says of an application to the other jurors. */
export const programRemark = pgTable("program_remark", {
  id: primaryId(),
  assignmentId: uuid("assignment_id").notNull(),
  text: text("text").notNull(),
  createdAt: createdAt(),
});

export const programMinutes = pgTable("program_minutes", {
  id: primaryId(),
  phaseId: uuid("phase_id").notNull(),
  number: integer("number").notNull(),
  sealedBy: uuid("sealed_by"),
  sealedAt: now("sealed_at"),
});

export const programMinutesRow = pgTable(
  "program_minutes_row",
  {
    minutesId: uuid("minutes_id").notNull(),
    number: integer("number").notNull(),
    content: text("content").notNull(),
    previous: bytes("previous"),
    digest: bytes("digest").notNull(),
  },
  (table) => [primaryKey({ columns: [table.minutesId, table.number] })],
);

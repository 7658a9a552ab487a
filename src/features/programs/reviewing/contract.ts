import { z } from "zod";
import { endpoint, fromVersion, id, seoUrl } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";
import {
  ANSWER_SCALE,
  BATCH_MAX,
  DISCUSSED_MAX_LENGTH,
  REASON_TOPICS,
  REASONS_MAX,
  REMARK_MAX_LENGTH,
  SENTENCE_MAX_LENGTH,
  STARTUP_FACTS,
} from "./limits.ts";

/** Only an accepted juror with an assignment in the active phase and without a conflict; anyone else is answered 404. */
const difference = z
  .array(z.object({ kind: z.enum(["same", "removed", "added"]), text: z.string() }))
  .describe("The text before and after in pieces; none where it is withheld");
const common = { access: "signedIn", right: "theirOwn" } as const;
const saveFailures = ["notFound", "reviewClosed", "bannedWord", "changedMeanwhile"] as const;
const instant = z.iso.datetime();
const text = z.string().nullable();
const trimmed = (max: number) => z.string().trim().max(max);

const state = z
  .enum(["waiting", "begun", "finished", "abstained", "changed"])
  .describe("Changed: the applicant has changed what was scored; it counts, and waits to be confirmed or scored again");
export type ReviewState = z.output<typeof state>;

const queued = z.object({
  applyId: id,
  label: z.string().describe("`K-031`: the name of the application"),
  name: text.describe("Of the startup; null in a blind phase"),
  state,
  weighted: z.number().nullable().describe("One's own weighted score so far"),
});

const phase = z.object({
  id,
  name: z.string(),
  startsAt: instant,
  finishesAt: instant,
  isActive: z.boolean().describe("False: another phase has followed; one can still read"),
  isBlind: z.boolean(),
  othersScores: z.enum(["never", "afterOwn", "always"]).describe("When scores of others are shown"),
  isOpen: z.boolean().describe("Scores can still be changed"),
});

const queue = z.object({
  program: z.object({ seoUrl: z.string(), name: z.string(), organizer: z.string(), timeZone: z.string() }),
  phase,
  applications: z.array(queued),
  nextId: id.nullable().describe("The unfinished application with the fewest reviews"),
  expected: z
    .int()
    .nullable()
    .describe("Of a phase to come: applications that are assigned already; null: it has begun"),
  left: z.int().describe("Applications that are in the list no more, because one has a conflict of interest"),
});
export type ReviewQueue = z.output<typeof queue>;

const score = z.object({
  categoryId: id,
  score: z.int().nullable(),
  hasAbstained: z.boolean(),
  sentence: text,
  reasonIds: z.array(id),
});

const review = z.object({
  version: z.int().describe("0: there is none yet"),
  scores: z.array(score),
  remarkToOrganizer: text,
  remarkToApplicant: text,
  hasAbstained: z.boolean(),
  finishedAt: instant.nullable(),
});
export type Review = z.output<typeof review>;

const category = z.object({
  id,
  name: z.string(),
  description: text,
  weight: z.int(),
  scaleMax: z.int(),
  meanings: z.array(z.string()).describe("What each score means, the lowest first; may be empty"),
});
export type ReviewCategory = z.output<typeof category>;

const answerSaved = z.object({ score: z.int().nullable(), remark: text, version: z.int() });
export type AnswerReviewValues = z.output<typeof answerSaved>;

const answer = z.object({
  questionId: id,
  question: z.string(),
  text: text.describe("In a blind phase names, addresses and handles are covered by █████; null: not answered"),
  link: text,
  file: z.string().nullable().describe("Name of the file; `ProgramReview/File` has it"),
  isWithheld: z.boolean().describe("Files and links are not shown in a blind phase"),
  categoryIds: z.array(id),
  review: answerSaved.nullable().describe("One's own"),
});

const discussed = z.object({
  id,
  juror: z.int().min(0).describe("0: oneself; the others are numbered in the order in which they first spoke"),
  text: z.string().describe("In a blind phase names, addresses and handles are covered by █████"),
  createdAt: instant,
});
export type Discussed = z.output<typeof discussed>;

const reviewed = z.object({
  applyId: id,
  label: z.string(),
  submissionId: id.describe("The version that is shown: whoever finishes a review says that they read this one"),
  sentAt: instant,
  changed: z
    .object({
      sentAt: instant,
      answers: z.array(z.object({ question: z.string(), difference })),
      isPresentationChanged: z.boolean(),
    })
    .nullable()
    .describe("What the applicant changed since one's finished review; null: nothing"),
  confirmed: z
    .array(z.object({ earlier: z.int(), version: z.int(), confirmedAt: instant }))
    .describe("Versions for which one has confirmed one's review of an earlier one, by their numbers"),
  letterLocale: z.enum(LOCALES).describe("The language of its founders, in which its letter is written"),
  startup: z
    .object({ name: z.string(), facts: z.array(z.object({ name: z.enum(STARTUP_FACTS), value: z.string() })) })
    .nullable()
    .describe("Null in a blind phase"),
  presentation: text.describe("Name of the file; null: there is none, or it is withheld"),
  isPresentationWithheld: z.boolean(),
  answers: z.array(answer),
  categories: z.array(category),
  reasons: z.array(
    z.object({
      id,
      topic: z.enum(REASON_TOPICS),
      isStrength: z.boolean().describe("Says what is good: it is no reason to decline"),
      text: z.string(),
    }),
  ),
  review,
  others: z
    .array(z.object({ weighted: z.number(), scores: z.array(z.object({ categoryId: id, score: z.int() })) }))
    .nullable()
    .describe("Finished reviews of others, without names; null until the phase shows them"),
  discussion: z
    .array(discussed)
    .nullable()
    .describe("What jurors say among themselves; null until one's own review is finished with scores"),
  queue,
});
export type ReviewedApplication = z.output<typeof reviewed>;

const saved = z.object({ applyId: id, review, nextId: id.nullable() });
export type SavedReview = z.output<typeof saved>;

const scoreInput = z
  .strictObject({
    categoryId: id,
    score: z.int().min(1).optional(),
    hasAbstained: z.literal(true).optional(),
    isCleared: z.literal(true).optional(),
    sentence: trimmed(SENTENCE_MAX_LENGTH).nullable().optional(),
    reasonIds: z.array(id).max(REASONS_MAX).optional(),
  })
  .describe("Exactly one of `score`, `hasAbstained` and `isCleared`; reasons and sentence left out stay");

const saving = z.strictObject({
  version: fromVersion,
  scores: z.array(scoreInput).max(50).optional(),
  remarkToOrganizer: trimmed(REMARK_MAX_LENGTH).nullable().optional(),
  remarkToApplicant: trimmed(REMARK_MAX_LENGTH).nullable().optional(),
  hasAbstained: z.boolean().optional().describe("From the whole review; its scores stay, and do not count"),
  submissionId: id.optional().describe("The version that was read; left out: the last one that was sent"),
  isFinished: z.literal(true).optional().describe("It counts from now on: every category has a score or an abstention"),
});
export type ReviewSave = z.output<typeof saving>;

export const reviewQueue = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ProgramReview/Queue",
  whileLooking: true,
  summary:
    "What one has to review as a juror, by program; what comes with its next phase, and what one reviewed in the phase just left. With `programSeoUrl` of one program",
  failures: ["notFound"],
  query: z.object({ programSeoUrl: seoUrl.optional() }),
  answer: z.array(queue),
});

export const isReviewer = endpoint({
  method: "GET",
  path: "/apiIncubation/ProgramReview/Any",
  whileLooking: true,
  summary: "Whether the viewer has, had or will have something to review as a juror: whether the queue holds anything",
  access: "signedIn",
  failures: [],
  answer: z.boolean(),
});

export const reviewTable = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ProgramReview/Table",
  summary: "One's scores of all applications of a program that one reviews, to score them as a table",
  failures: ["notFound"],
  query: z.object({ programSeoUrl: seoUrl }),
  answer: z.object({
    queue,
    categories: z.array(category),
    reviews: z.array(
      z.object({
        applyId: id,
        version: z.int(),
        scores: z.array(score.pick({ categoryId: true, score: true, hasAbstained: true })),
      }),
    ),
  }),
});
export type ReviewTable = z.output<typeof reviewTable.answer>;

export const reviewedApplication = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ProgramApplicantsAnswersReviews/Get",
  whileLooking: true,
  summary: "An application as its juror reads it: answers beside the rubric, one's own review and reviews of answers",
  failures: ["notFound"],
  query: z.object({
    applyId: id,
    programSeoUrl: seoUrl.optional(),
    phaseId: id.optional().describe("Left out: the active phase, or the one just left"),
  }),
  answer: reviewed,
});

const answerReview = z
  .strictObject({
    applyId: id,
    answerProgramId: id.describe("Of the question"),
    score: z.int().min(1).max(ANSWER_SCALE).nullable().optional(),
    remark: trimmed(REMARK_MAX_LENGTH).nullable().optional(),
    version: fromVersion,
  })
  .describe("A score, a remark or both; neither takes the review of the answer back");
const savingAnswer = { ...common, failures: saveFailures, body: answerReview, answer: answerSaved } as const;
export const postAnswerReview = endpoint({
  ...savingAnswer,
  method: "POST",
  path: "/apiIncubation/ProgramApplicantsAnswersReviews/Post",
  summary: "Score or remark on one answer",
});
export const putAnswerReview = endpoint({
  ...savingAnswer,
  method: "PUT",
  path: "/apiIncubation/ProgramApplicantsAnswersReviews/Put",
  summary: "Change one's score or remark on an answer",
});

export const postReview = endpoint({
  ...common,
  method: "POST",
  path: "/apiIncubation/ProgramApplicantReviewCategoryReview/Post",
  summary: "Save one's review of an application, as a draft or finished; what is left out stays",
  failures: saveFailures,
  query: z.object({ applyId: id }),
  body: saving,
  answer: saved,
});

export const discussApplication = endpoint({
  ...common,
  method: "POST",
  path: "/apiIncubation/ProgramReview/Discussion",
  summary: "Say something of an application to its other jurors, once one's own review is finished",
  failures: ["notFound", "reviewClosed", "ownReviewFirst", "bannedWord"],
  query: z.object({ applyId: id }),
  body: z.strictObject({ text: trimmed(DISCUSSED_MAX_LENGTH).min(1) }),
  answer: z.array(discussed),
});

export const putReview = endpoint({
  ...common,
  method: "PUT",
  path: "/apiIncubation/ProgramApplicantReviewCategoryReview/Put",
  summary: "Save one's reviews of several applications, all or none: scoring as a table",
  failures: saveFailures,
  body: z.strictObject({
    reviews: z
      .array(saving.extend({ applyId: id }))
      .min(1)
      .max(BATCH_MAX),
  }),
  answer: z.array(saved),
});

const file = { ...common, method: "GET", format: "file", failures: ["notFound"] } as const;
export const reviewedFile = endpoint({
  ...file,
  path: "/apiIncubation/ProgramReview/File",
  summary: "The presentation of an application, or the file that answers a question; in a blind phase there is none",
  query: z.object({ applyId: id, questionId: id.optional() }),
});

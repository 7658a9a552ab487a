import { z } from "zod";
import { endpoint, fromVersion, id, pageOf, seoUrl } from "#shared/endpoint.ts";
import { leftOut } from "../conflicts/contract.ts";
import { RANKINGS } from "../editing/limits.ts";
import {
  COMPARED_MAX,
  LETTER_MAX_LENGTH,
  ORDERS,
  REASON_MAX_LENGTH,
  REASON_MIN_LENGTH,
  RESULTS,
  RESULTS_MAX,
  SUBJECT_MAX_LENGTH,
  VIEWS,
} from "./limits.ts";

/** A member with WRITE on the program's organization; staff of the platform has no part in a selection. */
const common = { access: "signedIn", right: "writes" } as const;
const failures = ["notFound", "forbidden"] as const;
const instant = z.iso.datetime();
const number = z.number().nullable();
const result = z.enum(RESULTS);
const locale = z.enum(["en", "tr"]);

const place = z
  .enum(["asked", "taken", "givenUp", "missed"])
  .nullable()
  .describe("Whether an accepted startup takes its place; null: it was not asked");

const decision = z.object({
  applyId: id,
  label: z.string(),
  name: z.string().describe("The label where names are hidden from the reader, who reviews in a blind phase"),
  seoUrl: z.string().nullable(),
  logo: z.string().nullable(),
  reviews: z.int(),
  outdated: z.int().describe("Of them, those that scored a version which the applicant has changed since"),
  isHeld: z
    .boolean()
    .describe(
      "The reader reviews it and has not finished, or has a conflict with it: its reviews are not shown to them",
    ),
  hasTooFew: z.boolean().describe("Fewer reviews than the phase asks for"),
  raw: number.describe("Mean of the weighted scores"),
  spread: number.describe("Their standard deviation"),
  normalized: number.describe(
    "Each juror measured by their own mean and spread, on the scale of all scores; those without spread are left out",
  ),
  rank: z.int().nullable().describe("By the score that `ranking` names; the same share theirs"),
  best: z.int().nullable().describe("Null: fewer than two reviews count for the order, so it has no range"),
  worst: z.int().nullable().describe("With `best`: the ranks that are possible when any one juror is left out"),
  hangsOn: z.array(z.int()).describe("Numbers of jurors without whom it would be on the other side of the line"),
  result,
  isPublished: z.boolean(),
  place,
  lacksReason: z.boolean().describe("Declined, not published, and neither jurors nor the organization say why"),
  answerReviews: z.int().describe("Scores and remarks of jurors on single answers"),
});
export type Decision = z.output<typeof decision>;

const counts = z.object({
  approved: z.int(),
  placeGone: z.int().describe("Accepted, and the place was given up or not confirmed in time: not among `approved`"),
  declined: z.int(),
  inspecting: z.int(),
});

const table = pageOf(decision).extend({
  program: z.object({
    id,
    seoUrl: z.string(),
    name: z.string(),
    organizer: z.object({ id, name: z.string() }),
    decidedAt: instant.nullable(),
    isClosed: z.boolean().describe("It takes no more applications"),
  }),
  phases: z.array(
    z.object({
      id,
      name: z.string(),
      isActive: z.boolean(),
      isBlind: z.boolean(),
      isRunning: z.boolean().describe("Active, and not over yet"),
    }),
  ),
  phaseId: id.nullable(),
  hidesNames: z.boolean().describe("The reader reviews in a blind phase of the program"),
  keepsRanks: z
    .boolean()
    .describe("Reviews are kept from the reader, and with them ranks, normalized scores and what is said of jurors"),
  ranking: z.enum(RANKINGS).describe("The scores that make the order, as the organizer chose for the program"),
  reviewsPerApplication: z.int(),
  places: z.int().nullable().describe("Where the line is drawn: as many as are accepted, or as `places` says"),
  total: z.int(),
  highestRank: z.int(),
  counts,
  freePlaces: z
    .int()
    .describe("Places of the program that were given up or not confirmed in time, and went to nobody yet"),
  unpublished: counts.extend({ withoutReason: z.int() }).describe("Results that wait to be published"),
  reviewCount: z.int(),
  views: z.object({ all: z.int(), open: z.int().describe("Undecided"), line: z.int(), unsure: z.int() }),
  jurors: z.array(
    z.object({
      number: z.int(),
      name: z.string(),
      reviews: z.int(),
      leaning: number.describe("By how much they score above the others on the same applications"),
      hasNoSpread: z
        .boolean()
        .describe("All their scores are the same, or there is one: they are left out of normalized scores"),
    }),
  ),
  record: z
    .object({ letters: z.int(), declined: z.int(), withReason: z.int(), helped: z.int(), notHelped: z.int() })
    .describe("What the organization has published in all its programs, and what founders say of its letters"),
});
export type DecisionTable = z.output<typeof table>;

export const decisionTable = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ProgramDecision/Table",
  summary: "Applications of a program with their scores, ranks, how sure the order is, and results",
  failures: [...failures, "unavailable"],
  query: z.object({
    programSeoUrl: seoUrl,
    phaseId: id.optional(),
    places: z.coerce.number().int().min(1).max(100_000).optional(),
    view: z.enum(VIEWS).default("all"),
    order: z.enum(ORDERS).default("rank"),
    search: z.string().trim().max(100).optional(),
    currentPage: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  answer: table,
});

const compared = z.object({
  applyId: id,
  label: z.string(),
  name: z.string(),
  result,
  isPublished: z.boolean(),
  place,
  raw: number.describe("Mean of the weighted scores"),
  reviews: z.int(),
  scores: z
    .array(z.object({ mean: number, all: z.array(z.object({ juror: z.int(), score: z.int() })) }))
    .describe("By category, in the order of `categories`"),
  said: z
    .array(z.object({ juror: z.int(), sentence: z.string() }))
    .describe("Sentences and remarks of finished reviews"),
  discussed: z
    .array(z.object({ id, juror: z.int(), text: z.string() }))
    .describe("What jurors said to each other, in its order"),
  answers: z
    .array(z.string().nullable())
    .describe("By question, in the order of `questions`; null: not answered, or not asked"),
  answerReviews: z
    .array(z.array(z.object({ juror: z.int(), score: z.int().nullable(), remark: z.string().nullable() })))
    .describe("What jurors of finished reviews say of each answer, in the order of `questions`"),
});

const comparison = z.object({
  program: z.object({ id, seoUrl: z.string(), name: z.string() }),
  categories: z.array(z.object({ id, name: z.string(), weight: z.int(), scaleMax: z.int() })),
  questions: z.array(z.object({ id, question: z.string() })),
  applications: z.array(compared),
});
export type Comparison = z.output<typeof comparison>;

export const compareApplications = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ProgramDecision/Compare",
  summary: "Some applications of a program side by side: scores of a phase, what jurors said, and all answers",
  failures,
  query: z.object({
    programSeoUrl: seoUrl,
    phaseId: id.optional(),
    applyIds: z
      .string()
      .transform((ids) => [...new Set(ids.split(","))])
      .pipe(z.array(id).min(1).max(COMPARED_MAX)),
  }),
  answer: comparison,
});

export const setResults = endpoint({
  ...common,
  method: "POST",
  path: "/apiIncubation/ProgramDecision/Results",
  summary: "Decide on applications of a program. Nobody learns of it before the results are published",
  failures: [...failures, "resultPublished", "ownConflict", "nobodyDecides"],
  query: z.object({ programId: id }),
  body: z.strictObject({ applyIds: z.array(id).min(1).max(RESULTS_MAX), result }),
  answer: counts.extend({ leftOut }),
});

export const moveUp = endpoint({
  ...common,
  method: "POST",
  path: "/apiIncubation/ProgramDecision/MoveUp",
  summary:
    "Give a place that was given up, or not confirmed in time, to an application that was not accepted first: its letter goes out at once",
  failures: [
    ...failures,
    "noPlaceFree",
    "reviewsInBlindPhase",
    "reviewFirst",
    "invalidInput",
    "ownConflict",
    "nobodyDecides",
  ],
  body: z.strictObject({
    applyId: id,
    placeUntil: z.iso.date().optional().describe("The last day on which it says whether it takes the place"),
  }),
  answer: z.object({ freePlaces: z.int() }),
});

const letter = z.object({
  applyId: id,
  label: z.string(),
  name: z.string(),
  result: z.enum(["approved", "declined"]),
  locale,
  subject: z.string(),
  text: z.string(),
  reason: z.string().nullable().describe("What the organization adds"),
  hasReason: z.boolean(),
  isEdited: z.boolean(),
  version: z.int().describe("0: as it was written of the reasons of the jury"),
});
export type Letter = z.output<typeof letter>;

const shownLetters = pageOf(letter).extend({
  program: z.object({
    id,
    seoUrl: z.string(),
    name: z.string(),
    closesAt: instant.nullable().describe("Applications are open until then; null: they are not, or have no deadline"),
    hasDeadline: z.boolean(),
  }),
  hidesNames: z.boolean().describe("The reader reviews in a blind phase of the program, and gets no letters"),
  leftOut: leftOut.describe("Decided ones whose letters the reader neither reads nor publishes"),
  counts: z.object({
    approved: z.int(),
    declined: z.int(),
    inspecting: z.int(),
    withoutReason: z.int(),
    sent: z.int().describe("Letters that are published"),
  }),
});
export type Letters = z.output<typeof shownLetters>;

export const letters = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ProgramLetter/Preview",
  summary: "The letters that publishing would send, each in the language in which its founders applied",
  failures,
  query: z.object({
    programSeoUrl: seoUrl,
    applyId: id.optional(),
    withoutReason: z.enum(["true"]).optional(),
    currentPage: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  answer: shownLetters,
});

const sentLetter = letter
  .pick({ applyId: true, label: true, name: true, result: true, locale: true, subject: true, text: true })
  .extend({ publishedAt: instant });
export type SentLetter = z.output<typeof sentLetter>;

export const sentLetters = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ProgramLetter/Sent",
  summary: "The letters of a program that are published, as they were sent; the newest first",
  failures,
  query: z.object({ programSeoUrl: seoUrl, currentPage: z.coerce.number().int().min(1).max(100_000).default(1) }),
  answer: pageOf(sentLetter),
});

export const changeLetter = endpoint({
  ...common,
  method: "PUT",
  path: "/apiIncubation/ProgramLetter/Put",
  summary: "Change a letter before it is published, or give a reason where the jury gave none",
  failures: [
    ...failures,
    "resultPublished",
    "bannedWord",
    "changedMeanwhile",
    "reviewsInBlindPhase",
    "reviewFirst",
    "ownConflict",
    "nobodyDecides",
  ],
  body: z.strictObject({
    applyId: id,
    subject: z.string().trim().min(1).max(SUBJECT_MAX_LENGTH).optional(),
    text: z.string().trim().min(1).max(LETTER_MAX_LENGTH).optional(),
    reason: z.string().trim().min(REASON_MIN_LENGTH).max(REASON_MAX_LENGTH).nullable().optional(),
    version: fromVersion,
  }),
  answer: letter,
});

export const publishResults = endpoint({
  ...common,
  method: "POST",
  path: "/apiIncubation/ProgramLetter/Publish",
  summary:
    "Publish all results that were decided, and mail their letters. The program is decided once it takes no applications and none is left",
  failures: [
    ...failures,
    "nothingToPublish",
    "declineWithoutReason",
    "changedMeanwhile",
    "applicationsOpen",
    "reviewsInBlindPhase",
    "ownConflict",
    "nobodyDecides",
  ],
  query: z.object({ programId: id }),
  body: z.strictObject({
    approved: z.int().min(0),
    whileOpen: z.literal(true).optional().describe("Also while applications are open"),
    declined: z.int().min(0).describe("As many as were shown: others that were decided meanwhile are not sent unseen"),
    placeUntil: z.iso
      .date()
      .optional()
      .describe("The last day on which the accepted say whether they take their place"),
  }),
  answer: z.object({ approved: z.int(), declined: z.int(), decidedAt: instant.nullable(), leftOut }),
});

const received = z.object({
  applyId: id,
  program: z.object({ seoUrl: z.string(), name: z.string() }),
  organizer: z.string(),
  startup: z.string(),
  result: z.enum(["approved", "declined"]),
  locale,
  subject: z.string(),
  text: z.string(),
  publishedAt: instant,
  hasHelped: z.boolean().nullable(),
  place,
  placeUntil: instant.nullable(),
  placeAnsweredAt: instant.nullable(),
  mayAnswer: z.boolean().describe("The reader may answer for the startup whether it takes its place"),
});
export type ReceivedLetter = z.output<typeof received>;

const founders = { access: "signedIn", right: "theirOwn", failures: ["notFound"] } as const;
export const letterPdf = endpoint({
  ...founders,
  method: "GET",
  path: "/apiIncubation/ProgramLetter/Pdf",
  summary: "A published letter as a PDF in its language, for the people of its startup and for those who sent it",
  format: "file",
  failures: ["notFound", "unavailable"],
  query: z.object({ applyId: id }),
});

export const receivedLetter = endpoint({
  ...founders,
  method: "GET",
  path: "/apiIncubation/ProgramLetter/Get",
  summary: "The letter with the published result of an application, for the people of its startup",
  query: z.object({ applyId: id }),
  answer: received,
});

export const answerLetter = endpoint({
  ...founders,
  method: "POST",
  path: "/apiIncubation/ProgramLetter/Helped",
  summary: "Say whether a letter has helped; the organization sees how many did, not who said so",
  query: z.object({ applyId: id }),
  body: z.strictObject({ hasHelped: z.boolean() }),
  answer: received,
});

export const answerPlace = endpoint({
  ...founders,
  method: "POST",
  path: "/apiIncubation/ProgramLetter/Place",
  summary: "Say whether an accepted startup takes its place; giving it up is final",
  failures: ["notFound", "forbidden", "placeClosed"],
  query: z.object({ applyId: id }),
  body: z.strictObject({ isTaken: z.boolean() }),
  answer: received,
});

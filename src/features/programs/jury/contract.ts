import { z } from "zod";
import { endpoint, fromVersion, id, pageOf } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";
import { CONFLICT_DECISIONS, CONFLICT_KINDS, CONFLICT_SIDES } from "#shared/program-conflict.ts";
import { leftOut } from "../conflicts/contract.ts";
import { RANKINGS } from "../editing/limits.ts";
import {
  APPLICATIONS_MAX,
  CONFLICT_REASON_MAX_LENGTH,
  GOING_ON,
  INVITED_AT_ONCE,
  JUROR_STATES,
  LACK_REASONS,
  PAIRS_MAX,
  TABLE_PAGE_SIZE,
} from "./limits.ts";

const text = z.string().nullable();
const instant = z.iso.datetime();
const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** For people with WRITE on the program's organization; staff of the platform has no part in a selection. */
const organizer = { access: "signedIn", right: "theirOwn" } as const;
const hidden = ["notFound", "forbidden"] as const;
const ownConflict = ["ownConflict", "nobodyDecides"] as const;
const pairs = ["pairsHidden", ...ownConflict] as const;
const steps = ["phaseNotNext", "phaseSkipped", "phaseOver"] as const;
const byProgram = z.object({ programId: id });

const locales = z.array(z.enum(LOCALES)).min(1).max(2);
const juryFields = {
  locales: locales.describe("Languages in which they review"),
  topicIds: z.array(id).max(50).describe("Sectors; none: all"),
  maxReviews: z.int().min(1).max(1000).nullable().describe("In a phase; null: as the phase says"),
};

const juror = z.object({
  id,
  name: z.string().describe("Of the account, or as it was invited, or the address"),
  email: text,
  seoUrl: text,
  photo: text,
  state: z.enum(JUROR_STATES),
  invitedAt: instant,
  locales,
  topics: z.array(z.object({ id, name: z.string() })),
  maxReviews: z.int().nullable(),
  reviews: z.object({ assigned: z.int(), finished: z.int() }).describe("In the active phase"),
  remindedAt: instant.nullable().describe("By the organizer, in the active phase"),
  conflicts: z.int().describe("Applications that do not exist for them"),
  version: z.int(),
});
export type Juror = z.output<typeof juror>;

export const juryPhase = z.object({
  id,
  name: z.string(),
  startsAt: instant,
  finishesAt: instant,
  isBlind: z.boolean(),
  isActive: z.boolean(),
  othersScores: z.enum(["never", "afterOwn", "always"]),
  reviewsPerApplication: z.int(),
  maxReviewsPerJuror: z.int().nullable(),
  applications: z.int(),
  reviews: z.object({ assigned: z.int(), finished: z.int() }),
});
export type JuryPhase = z.output<typeof juryPhase>;

const conflictFact = z.object({
  kind: z.enum(CONFLICT_KINDS),
  saidBy: z.enum(CONFLICT_SIDES).nullable().describe("The side that alone has written, invited or said so"),
});

const jury = z.object({
  program: z.object({ id, name: z.string(), seoUrl: z.string(), timeZone: z.string(), isDraft: z.boolean() }),
  jurors: z.array(juror),
  phases: z.array(juryPhase),
  conflicts: z
    .array(
      z.object({
        jurorId: id,
        applicationId: id,
        label: z.string(),
        startup: z.string(),
        juror: z.string(),
        facts: z.array(conflictFact),
        isCertain: z.boolean().describe("It blocks by itself; the organizer can only note it"),
        blocks: z.boolean().describe("The juror does not see the application, and their review does not count"),
        isWaiting: z.boolean().describe("For the decision of the organizer"),
        review: z
          .enum(["none", "freed", "begun", "finished"])
          .describe("What the juror had done by then; freed: an assignment that was not begun has ended"),
        foundAt: instant,
        decision: z.enum(CONFLICT_DECISIONS).nullable(),
        reason: text,
        decidedBy: text,
        decidedAt: instant.nullable(),
      }),
    )
    .describe("Conflicts that wait for the organizer, or were decided about; none where `hidesPairs`"),
  hidesPairs: z.boolean().describe("Conflicts and assignments are kept from the reader, who reviews in a blind phase"),
});
export type Jury = z.output<typeof jury>;

export const getJury = endpoint({
  ...organizer,
  method: "GET",
  path: "/apiIncubation/ProgramJuror/Get",
  summary: "The jury of a program, by its id or address: jurors, how far each is, phases, conflicts to decide about",
  failures: hidden,
  query: z.object({ programId: id.optional(), programSeoUrl: z.string().max(200).optional() }),
  answer: jury,
});

export const inviteJurors = endpoint({
  ...organizer,
  method: "POST",
  path: "/apiIncubation/ProgramJuror/Post",
  summary: "Invite jurors by email, also again; each gets a mail with a link of their own in the language chosen",
  perMinute: 30,
  failures: [...hidden, "tooManyJurors"],
  query: byProgram,
  body: z.strictObject({
    emails: z.array(email).min(1).max(INVITED_AT_ONCE),
    name: z.string().trim().min(1).max(200).optional().describe("Where it is one address"),
    locale: z.enum(LOCALES).describe("Of the mail"),
    locales: juryFields.locales.default([...LOCALES]),
    topicIds: juryFields.topicIds.default([]),
    maxReviews: juryFields.maxReviews.default(null),
  }),
  answer: z.object({
    invited: z.array(z.string()),
    already: z.array(z.string()).describe("Addresses of jurors who have accepted: they got no mail"),
  }),
});

export const changeJuror = endpoint({
  ...organizer,
  method: "PUT",
  path: "/apiIncubation/ProgramJuror/Put",
  summary: "Change languages, topics and room of a juror",
  failures: [...hidden, "changedMeanwhile"],
  body: z
    .strictObject({ id, version: fromVersion, ...juryFields })
    .partial()
    .required({ id: true }),
  answer: juror,
});

export const removeJuror = endpoint({
  ...organizer,
  method: "DELETE",
  path: "/apiIncubation/ProgramJuror/Delete",
  summary: "Remove a juror: they review no more, what they have not begun is free again, and their scores stay",
  failures: ["notFoundOnDelete", "forbidden"],
  query: z.object({ id }),
  answer: z.object({ freed: z.int() }),
});

export const inviteAgain = endpoint({
  ...organizer,
  method: "POST",
  path: "/apiIncubation/ProgramJuror/Again",
  summary: "Mail the invitation again with a new link; also after a juror has declined or was removed",
  perMinute: 30,
  failures: [...hidden, "jurorMailedJustNow"],
  body: z.strictObject({ id, locale: z.enum(LOCALES) }),
  answer: juror,
});

/** By the code of its mail, or by its id where the viewer has the address it was sent to. */
const invitation = z.union([z.strictObject({ code: z.string().min(1).max(200) }), z.strictObject({ id })]);
export type JurorLink = z.output<typeof invitation>;

export const remindJuror = endpoint({
  ...organizer,
  method: "POST",
  path: "/apiIncubation/ProgramJuror/Remind",
  summary: "Mail a juror what is left to review; once a day",
  failures: [...hidden, "nothingToRemind", "remindedToday"],
  body: z.strictObject({ id }),
  answer: juror,
});

export const openJurorInvitation = endpoint({
  method: "POST",
  kind: "read",
  path: "/apiIncubation/ProgramJuror/Open",
  summary:
    "What an invitation to a jury says: by the code of its mail before anyone signed in, or by its id for its address",
  perMinute: 60,
  failures: ["notFound"],
  body: invitation,
  answer: z.object({
    state: z.enum(["invited", "expired", "accepted", "declined"]),
    email: z.string(),
    hasAccount: z.boolean(),
    isMine: z.boolean().describe("The address is the viewer's"),
    program: z.object({ name: z.string(), seoUrl: z.string(), organizer: z.string(), timeZone: z.string() }),
    phases: z.array(z.object({ name: z.string(), startsAt: instant, finishesAt: instant })),
    hidesNames: z.boolean().describe("A blind phase is to come or runs"),
    expiresAt: instant,
  }),
});
export type JurorInvitation = z.output<typeof openJurorInvitation.answer>;

export const acceptJury = endpoint({
  access: "signedIn",
  right: "theirOwn",
  method: "POST",
  path: "/apiIncubation/ProgramJuror/Accept",
  summary: "Accept an invitation to a jury, with the account of its address; again is no error",
  perMinute: 60,
  failures: ["notFound", "jurorInvitationOver", "otherAddress", "jurorAlready"],
  body: invitation,
  answer: z.object({ programSeoUrl: z.string() }),
});

export const declineJury = endpoint({
  method: "POST",
  path: "/apiIncubation/ProgramJuror/Decline",
  summary: "Decline an invitation to a jury, by the code of its mail also without an account; again is no error",
  perMinute: 60,
  failures: ["notFound", "jurorInvitationOver"],
  body: invitation,
  answer: z.null(),
});

export const declareConflict = endpoint({
  access: "signedIn",
  right: "theirOwn",
  method: "POST",
  path: "/apiIncubation/ProgramJuror/Conflict",
  summary: "Say that one has to do with an application one is to review: from then on it does not exist for the juror",
  failures: ["notFound"],
  body: z.strictObject({ applyId: id }),
  answer: z.null(),
});

export const assignedCell = z.object({
  jurorId: id,
  state: z
    .enum(["assigned", "begun", "finished", "abstained", "setAside"])
    .describe("Set aside: a conflict was found after the review had begun; it does not count"),
});
export const assignmentTable = endpoint({
  ...organizer,
  method: "GET",
  path: "/apiIncubation/ProgramJuror/Assignments",
  summary: "Applications of the active phase beside the jurors who have accepted: who reviews what, and who must not",
  failures: [...hidden, "noActivePhase", "pairsHidden"],
  query: z.object({
    programId: id,
    currentPage: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(TABLE_PAGE_SIZE),
    searchText: z.string().trim().max(200).default(""),
    onlyLacking: z
      .enum(["true", "false"])
      .default("false")
      .describe("Those with fewer reviews than the phase asks for"),
  }),
  answer: pageOf(
    z.object({
      applicationId: id,
      label: z.string(),
      startup: z.string(),
      topic: text,
      locale: z.enum(LOCALES),
      assigned: z.array(assignedCell),
      conflicts: z.array(z.object({ jurorId: id, kinds: z.array(z.enum(CONFLICT_KINDS)), blocks: z.boolean() })),
    }),
  ).extend({ phase: juryPhase }),
});
export type AssignmentRow = z.output<typeof assignmentTable.answer>["rows"][number];

export const assignJuror = endpoint({
  ...organizer,
  method: "PUT",
  path: "/apiIncubation/ProgramJuror/Assign",
  summary:
    "Assign an application of the active phase to a juror, or take it away before the review has begun; again is no error",
  failures: [...hidden, "noActivePhase", "jurorConflict", "jurorNotAccepted", "reviewHasBegun", ...pairs],
  body: z.strictObject({ programId: id, applicationId: id, jurorId: id, isAssigned: z.boolean() }),
  answer: z.object({ isAssigned: z.boolean() }),
});

const named = { applicationId: id, label: z.string(), startup: z.string() };
const proposal = z.object({
  phaseId: id,
  added: z.array(z.object({ ...named, jurorId: id, juror: z.string(), isOffTopic: z.boolean() })),
  lacking: z.array(z.object({ ...named, missing: z.int(), why: z.enum(LACK_REASONS) })),
  loads: z.array(z.object({ jurorId: id, juror: z.string(), before: z.int(), added: z.int() })),
});
export type Proposal = z.output<typeof proposal>;

export const proposeAssignment = endpoint({
  ...organizer,
  method: "POST",
  kind: "read",
  path: "/apiIncubation/ProgramJuror/Propose",
  summary: "Who could review what in the active phase, beside what is assigned already; nothing is written",
  perMinute: 60,
  failures: [...hidden, "noActivePhase", "pairsHidden"],
  query: byProgram,
  body: z.strictObject({
    reviews: z.int().min(1).max(50).optional().describe("Of each application; left out: as the phase says"),
    max: z.int().min(1).max(1000).nullish().describe("Of each juror who has no number of their own"),
  }),
  answer: proposal,
});

export const assignMany = endpoint({
  ...organizer,
  method: "POST",
  path: "/apiIncubation/ProgramJuror/AssignMany",
  summary:
    "Write a proposal, as it is or changed; conflicts are looked for again before, and what they forbid is left out",
  failures: [...hidden, "phaseChanged", "pairsHidden"],
  query: byProgram,
  body: z.strictObject({
    phaseId: id,
    pairs: z
      .array(z.strictObject({ applicationId: id, jurorId: id }))
      .min(1)
      .max(PAIRS_MAX),
  }),
  answer: z.object({ assigned: z.int(), leftOut: z.int(), ownConflicts: leftOut }),
});

const reason = z.string().trim().min(1).max(CONFLICT_REASON_MAX_LENGTH);
const decided = {
  jurorId: id,
  applicationId: id,
  facts: z.array(conflictFact).max(CONFLICT_KINDS.length).describe("As they were read: others are not decided about"),
};
export const decideConflict = endpoint({
  ...organizer,
  method: "PUT",
  path: "/apiIncubation/ProgramJuror/DecideConflict",
  summary:
    "Confirm a suspected conflict, which then blocks, or ignore it with a reason; a certain one can only be confirmed, which notes it",
  failures: [...hidden, "conflictIsCertain", "conflictHasMore", ...pairs],
  body: z.discriminatedUnion("decision", [
    z.strictObject({ ...decided, decision: z.literal("confirmed"), reason: reason.optional() }),
    z.strictObject({ ...decided, decision: z.literal("ignored"), reason: reason.describe("It stands in the minutes") }),
  ]),
  answer: z.null(),
});
export type ConflictDecision = z.output<typeof decideConflict.body>;

const mover = z.object({
  ...named,
  result: z.enum(["inspecting", "approved", "declined"]),
  score: z.number().nullable().describe("In the phase before, as `ranking` says; null: none"),
  rank: z.int().nullable(),
  reviews: z.int(),
});
export type Mover = z.output<typeof mover>;

export const previewPhase = endpoint({
  ...organizer,
  method: "POST",
  kind: "read",
  path: "/apiIncubation/ProgramPhase/Preview",
  summary:
    "Who would go on to a phase, and who would not; nothing is written. Of the active phase: who can still be let in",
  failures: [...hidden, ...steps, "ranksKept"],
  query: byProgram,
  body: z.strictObject({
    phaseId: id,
    who: z.enum(GOING_ON).default("all"),
    top: z.int().min(1).max(APPLICATIONS_MAX).default(10).describe("Of `best`"),
    applicationIds: z.array(id).max(APPLICATIONS_MAX).default([]).describe("Of `chosen`"),
  }),
  answer: z.object({
    fromPhaseId: id.nullable(),
    ranking: z.enum(RANKINGS).describe("The scores that make the order, as the organizer chose for the program"),
    moving: z.array(mover),
    staying: z.array(mover),
    leftOut: leftOut.describe("Those that the reader neither moves nor keeps: somebody else lets them in"),
    unfinished: z.int().describe("Reviews of the active phase that are not finished"),
  }),
});

export const goOn = endpoint({
  ...organizer,
  method: "POST",
  path: "/apiIncubation/ProgramPhase/GoOn",
  summary:
    "Make a phase the active one, with the applications that go on to it; or let more of them into the active phase",
  failures: [...hidden, "phaseChanged", ...steps, ...ownConflict],
  query: byProgram,
  body: z.strictObject({
    phaseId: id,
    fromPhaseId: id.nullable().describe("The phase that was active in the preview"),
    applicationIds: z.array(id).max(APPLICATIONS_MAX),
  }),
  answer: z.array(juryPhase),
});

import { z } from "zod";
import { endpoint, fromVersion, id } from "#shared/endpoint.ts";
import { presentationUpload } from "#shared/upload.ts";
import { question } from "../contract.ts";
import { PROFILE_FIELDS } from "../editing/limits.ts";
import { ANSWERS_MAX, APPLICATION_STATES, PUT_TYPES } from "./limits.ts";

const text = z.string().nullable();
const localized = z.object({ en: z.string(), tr: z.string() });
/** A text that the startup may have in either language. */
const texts = z.object({ en: text, tr: text });
/** A value of the catalogue with its names as they were then. */
const named = z.object({ id, name: localized });
const money = z.object({ amount: z.number(), currency: z.string() });

/** The profile of a startup as it was when the application was sent (`program_submission.profile`). */
export const submittedProfile = z.object({
  startupId: id,
  seoUrl: z.string(),
  name: z.string(),
  legalName: text,
  legalForm: named.nullable(),
  incorporated: z.boolean().nullable(),
  /** The address of a public file. It may be gone by now: show initials then. */
  logo: text,
  website: text,
  linkedin: text,
  twitter: text,
  facebook: text,
  instagram: text,
  tagline: texts,
  description: texts,
  targetGroup: texts,
  competitiveAdvantage: texts,
  revenueModelDescription: texts,
  country: named.nullable(),
  city: named.nullable(),
  /** "2024-03-01" */
  foundationDate: text,
  sector: named.nullable(),
  subSectors: z.array(named),
  stage: named.nullable(),
  technologies: z.array(named),
  businessModels: z.array(named),
  revenueModels: z.array(named),
  employeeCount: named.nullable(),
  operatingStatus: named.nullable(),
  marketSize: money.nullable(),
  /** The valuation is not in versions that were sent before there was one. */
  seeking: z.object({
    status: named.nullable(),
    tour: named.nullable(),
    amount: money.nullable(),
    valuation: money.nullish(),
  }),
  /** Members who agreed to be named, the team before its mentors. */
  team: z.array(
    z.object({
      accountId: id.nullable(),
      name: z.string(),
      title: text,
      position: text,
      profession: named.nullable(),
      isMentor: z.boolean(),
    }),
  ),
  /** Rounds that are not private, the latest first. */
  funding: z.array(
    z.object({
      tour: named.nullable(),
      type: named.nullable(),
      date: text,
      amount: money.nullable(),
      investors: z.array(z.string()),
    }),
  ),
  competitors: z.array(z.object({ name: z.string(), website: text })),
  patents: z.array(z.object({ name: z.string(), applicationNumber: z.string() })),
});
export type SubmittedProfile = z.output<typeof submittedProfile>;

const instant = z.iso.datetime();

/** By the key of the question, which is the same in every version of the form (`parts/answers.ts`). */
const answers = z.record(id, z.union([z.string(), z.number()]));

export const made = z.object({
  id,
  programApplyId: id,
  program: z.object({
    id,
    seoUrl: z.string().nullable().describe("Null: its page is not there"),
    name: z.string(),
    organizer: z.string(),
    logo: text,
    timeZone: z.string(),
    applyStart: instant.nullable(),
    applyFinish: instant.nullable(),
    graceSeconds: z.int(),
  }),
  startup: z.object({
    id,
    name: z.string(),
    seoUrl: z.string(),
    logo: text,
    version: z.int().describe("Of its entry: a change of that names it"),
  }),
  state: z.enum(APPLICATION_STATES),
  /** The last sent version; its number counts from 1. */
  submissions: z.int(),
  sentAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  publishedAt: instant.nullable(),
  updatedAt: instant,
  mayEdit: z.boolean(),
});
export type MadeApplication = z.output<typeof made>;

const application = made.extend({
  version: z.int(),
  formVersion: z.int(),
  hasNewerForm: z.boolean().describe("The program asks other questions by now; what was sent keeps its own"),
  asksPresentation: z.boolean(),
  questions: z.array(question.extend({ profileField: z.enum(PROFILE_FIELDS).nullable() })),
  answers,
  presentation: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  changedSinceSent: z.boolean().describe("What is written here is not what was sent"),
  sent: z
    .array(z.object({ number: z.int(), sentAt: instant, sentBy: text, formVersion: z.int() }))
    .describe("Every version that was sent, the last one first"),
  differences: z
    .array(
      z.object({
        key: id,
        field: z.enum(PROFILE_FIELDS),
        profile: text,
        written: z.string(),
        change: z.record(z.string(), z.string()).describe("What a save of the startup would have to hold"),
      }),
    )
    .describe("Where an answer says something else than the startup's entry"),
});
export type Application = z.output<typeof application>;

const common = { access: "signedIn", right: "writes" } as const;

export const madeApplications = endpoint({
  access: "signedIn",
  method: "GET",
  path: "/apiIncubation/ProgramApply/Mine",
  summary:
    "Applications that one's startups have made or begun, the newest first, and the startups for which one may apply; to one program where it is named",
  query: z.object({ programId: id.optional() }),
  answer: z.object({
    startups: z.array(z.object({ id, name: z.string(), seoUrl: z.string(), logo: text })),
    applications: z.array(made),
  }),
});

export const beginApplication = endpoint({
  ...common,
  method: "POST",
  path: "/apiIncubation/ProgramApply/Post",
  summary:
    "Begin an application of a startup, filled from its entry, or open the one its team has begun; its answers move to the newest questions",
  failures: ["notFound", "programClosed", "programNotOpen", "programUnavailable"],
  query: z.object({ programId: id, companyId: id }),
  answer: application,
});

export const getApplication = endpoint({
  access: "signedIn",
  right: "theirOwn",
  method: "GET",
  path: "/apiIncubation/ProgramApply/Get/:id",
  summary: "An application as the startup's team sees it",
  failures: ["notFound"],
  params: z.object({ id }),
  answer: application,
});

export const putApplication = endpoint({
  ...common,
  method: "PUT",
  path: "/apiIncubation/ProgramApply/Put",
  summary:
    "Save answers (`draft`), save and send them (`send`), or withdraw the application (`withdraw`). The server's clock decides the deadline; the last second counts to its end, and the grace after it",
  failures: [
    "notFound",
    "forbidden",
    "bannedWord",
    "changedMeanwhile",
    "programAppliedAlready",
    "programClosed",
    "programNotOpen",
    "programUnavailable",
    "applicationDecided",
    "notSentYet",
  ],
  query: z.object({ programApplyId: id, putType: z.enum(PUT_TYPES) }),
  body: z.strictObject({
    version: fromVersion,
    answers: z
      .record(id, z.union([z.string(), z.number(), z.null()]))
      .refine((answers) => Object.keys(answers).length <= ANSWERS_MAX, `atMostValues:${ANSWERS_MAX}`)
      .optional()
      .describe("By the key of the question; null empties an answer, what is left out stays"),
    presentation: z.null().optional().describe("Null removes it"),
  }),
  answer: application,
});

const file = z.object({ programApplyId: id, questionKey: id.optional() });
export const uploadAnswer = endpoint({
  access: "signedIn",
  right: "theirOwn",
  method: "POST",
  path: "/apiIncubation/ProgramApply/File",
  summary: "The presentation of an application, or with `questionKey` the file that answers a question: PDF or PPTX",
  ...presentationUpload,
  failures: [...presentationUpload.failures, "notFound", "forbidden", "applicationDecided"],
  query: file,
  answer: application,
});

export const answerFile = endpoint({
  access: "signedIn",
  right: "theirOwn",
  method: "GET",
  path: "/apiIncubation/ProgramApply/File",
  summary:
    "A file of an application of one's startup, or one that was sent to one's program; then `questionKey` is the id of the question, and `version` the number of what was sent (left out: the last)",
  format: "file",
  failures: ["notFound"],
  query: file.extend({ version: z.coerce.number().int().min(1).max(100_000).optional() }),
});

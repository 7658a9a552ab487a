import { z } from "zod";
import { endpoint, id, pageOf } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { QUESTION_KINDS } from "../editing/limits.ts";
import { RECEIVED_ORDERS, RECEIVED_PAGE_SIZE, RECEIVED_STATES } from "./limits.ts";

const text = z.string().nullable();
const instant = z.iso.datetime();
const result = z.enum(["inspecting", "approved", "declined"]);
/** For people with READ on the program's organization; staff of the platform has no part in a selection. */
const common = { access: "signedIn", right: "theirOwn" } as const;

const row = z.object({
  id,
  programApplyId: id,
  label: z.string().describe("`K-031`: the name of the application in a blind phase"),
  program: z.object({ id, name: z.string(), seoUrl: z.string() }),
  startup: z.object({
    id: id.nullable().describe("Null: names are hidden from the reader, who reviews in a blind phase"),
    name: z.string(),
    seoUrl: text.describe("Null: its page is not there"),
    logo: text,
  }),
  sentAt: instant,
  versions: z.int().describe("How often it was sent"),
  withdrawnAt: instant.nullable(),
  result,
  isPublished: z.boolean().describe("The team sees the result"),
  isPlaceGone: z.boolean().describe("Accepted, and the place was given up or not confirmed in time"),
  phase: z.object({ id, name: z.string() }).nullable().describe("The last one it takes part in"),
  reviews: z.object({ assigned: z.int(), finished: z.int() }),
});
export type ReceivedRow = z.output<typeof row>;

const count = z.int();
export const receivedList = endpoint({
  ...common,
  method: "POST",
  kind: "read",
  path: "/apiIncubation/ProgramApply/Get",
  summary: "Applications that programs of one's organizations have received, or one program",
  failures: ["notFound"],
  query: z.object({ currentPage: z.coerce.number().int().min(1).max(100_000).default(1) }),
  body: z.strictObject({
    programId: id.optional(),
    state: z.enum(RECEIVED_STATES).default("all").describe("`all`: everything that is not withdrawn"),
    phaseId: id.optional(),
    searchText: z.string().trim().max(200).default("").describe("In the names of startups, or a label"),
    order: z.enum(RECEIVED_ORDERS).default("newest"),
    pageSize: z.int().min(1).max(200).default(RECEIVED_PAGE_SIZE),
  }),
  answer: pageOf(row).extend({
    counts: z
      .object({
        all: count,
        inspecting: count,
        approved: count,
        placeGone: count.describe(
          "Accepted, and the place was given up or not confirmed in time: not among `approved`",
        ),
        declined: count,
        withdrawn: count,
      })
      .describe("Of what the search and the phase leave"),
    phases: z.array(z.object({ id, name: z.string(), isActive: z.boolean() })).describe("Of the program, in order"),
  }),
});

const answer = z.object({
  questionId: id,
  kind: z.enum(QUESTION_KINDS),
  question: z.string(),
  isHiddenFromJurors: z.boolean(),
  value: text.describe("As text; null: not answered"),
});

const detail = row.extend({
  remarks: z
    .array(z.object({ id, juror: text, phase: z.string(), remark: z.string() }))
    .describe("What jurors wrote to the organizer in reviews that are finished; without a name where it is kept"),
  submissions: z
    .array(
      z.object({
        id,
        number: z.int(),
        sentAt: instant,
        sentBy: text,
        locale: z.enum(["en", "tr"]),
        formVersion: z.int(),
        presentationName: text,
        answers: z.array(answer),
        changed: z
          .array(
            z.object({
              question: z.string(),
              difference: z.array(z.object({ kind: z.enum(["same", "removed", "added"]), text: z.string() })),
            }),
          )
          .describe("Answers that differ from the version before"),
        reviewed: z.int().describe("Finished reviews that hold for this version"),
        confirmed: z
          .array(z.object({ juror: text, earlier: z.int(), confirmedAt: instant }))
          .describe(
            "Jurors who scored an earlier version and confirmed their review for this one; without a name where it is kept",
          ),
      }),
    )
    .describe("Every version that was sent, the last one first"),
});
export type ReceivedDetail = z.output<typeof detail>;

export const receivedDetail = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ProgramApply/Received/:id",
  summary: "An application as its organizer reads it: every version that was sent, with the questions it answers",
  failures: ["notFound"],
  params: z.object({ id }),
  answer: detail,
});

/** Applicants and their programs, for admins; without answers and without results. */
export const applicantCalls = tableCalls({
  key: "program-applicants",
  path: "/apiCommon/Management/ProgramApplicantList",
  management: "ProgramApplicantList",
  summary: "Startups that applied to programs, the newest first",
  columns: [
    { key: "startup", sortable: true, searchable: true, canMove: false, width: 240 },
    { key: "program", sortable: true, searchable: true, width: 240 },
    { key: "organizer", searchable: true, width: 200 },
    { key: "person", searchable: true, setDashIsEmpty: true },
    { key: "sentAt", kind: "dateTime", sortable: true },
    { key: "state", clickableFilter: "state" },
  ],
  row: z.object({
    id,
    version: z.int(),
    startup: z.string(),
    startupSeoUrl: z.string(),
    logo: text,
    program: z.string(),
    programSeoUrl: z.string(),
    organizer: z.string(),
    /** Name and surname of who sent it last; null: the account is deleted. */
    person: text,
    sentAt: instant,
    state: z.enum(["sent", "withdrawn"]),
  }),
  filters: { state: z.enum(["sent", "withdrawn"]) },
  confirmed: ["export"],
  export: { summary: "Startups that applied to programs as a spreadsheet, as they are shown" },
  get: { summary: "One startup that applied to a program" },
});

import { z } from "zod";
import { saveSchema } from "#shared/edit/schema.ts";
import { endpoint, id } from "#shared/endpoint.ts";
import { applyForm } from "./form.ts";
import { COMPARED_PLANS, STATUSES } from "./rules.ts";

const text = z.string().nullable();
const instant = z.iso.datetime();
const status = z.enum(STATUSES);

const wage = z.object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string() });
const wages = z.object({
  /** The job's pay against the expected one when it was sent; null where one side says nothing, and of what was withdrawn. */
  fit: z.enum(["suits", "close", "apart"]).nullable(),
  comparedPlan: z.enum(COMPARED_PLANS).nullable().describe("The pay plan, where the pay was turned into a monthly one"),
  applicantShows: z.boolean(),
  /** True, too, of a job that shows its range to everybody. */
  teamShows: z.boolean(),
  /** The monthly wage that the applicant expects: their own, and the team's once both show it. */
  expected: wage.nullable(),
  /** The pay of the job, for the time of its pay plan, under the same rule. */
  paid: wage.extend({ payPlan: text }).nullable(),
});

const application = z.object({
  jobApplyId: id,
  statusId: id,
  status,
  date: instant,
  applyNote: text,
  /** Null for the team, as all that is personal, once the application is withdrawn or the applicant is leaving. */
  phone: text,
  linkedin: text,
  /** The name of the file that was sent along; null: none was, or it was taken back. */
  cv: text,
  cvTakenBack: z.boolean(),
  wages,
  /** Its earlier states, the oldest first. */
  steps: z.array(z.object({ status, at: instant })),
  version: z.int(),
});

const sentApplication = application.extend({
  job: z.object({
    id,
    title: z.string(),
    /** City or country. */
    place: text,
    publicationDate: z.iso.date(),
    /** Null: the page is not there any more. */
    seoUrl: text,
    startup: z.object({ name: z.string(), logo: text }),
  }),
});
export type SentApplication = z.output<typeof sentApplication>;

const receivedApplication = application.extend({
  jobId: id,
  applicant: z.object({
    id,
    name: z.string(),
    hasLeft: z.boolean().describe("The account is about to be deleted: no name, and nothing to answer"),
    title: text,
    photo: text,
    /** Null: their page is not for the viewer. */
    seoUrl: text,
  }),
  notes: z.array(z.object({ id, author: text, isOwn: z.boolean(), text: z.string(), at: instant })),
});
export type ReceivedApplication = z.output<typeof receivedApplication>;

const common = { access: "signedIn" } as const;

export const getApplying = endpoint({
  ...common,
  method: "GET",
  path: "/apiJob/JobApply/Get/Mine",
  summary: "What one needs to apply to a job: contact details of the profile, and the application where there is one",
  failures: ["notFound"],
  query: z.object({ jobId: id }),
  answer: z.object({
    application: sentApplication.nullable(),
    isOwn: z.boolean().describe("One has rights on the startup of the job"),
    isLeaving: z.boolean().describe("One's account is about to be deleted, and must be kept first"),
    phone: text,
    linkedin: text,
    cv: text.describe("The name of one's CV"),
    expected: z.object({
      minWage: z.number().nullable(),
      maxWage: z.number().nullable(),
      wageCurrencyId: id.nullable(),
    }),
  }),
});

export const applyToJob = endpoint({
  ...common,
  method: "POST",
  path: "/apiJob/JobApply/Post",
  summary:
    "Apply to a job, once; phone number and LinkedIn of the profile are sent along, a copy of the CV if one wishes",
  failures: ["notFound", "jobExpired", "appliedAlready", "ownJob", "keepAccountFirst", "bannedWord"],
  body: saveSchema(applyForm, ["jobId"]),
  answer: sentApplication,
});

export const userApplies = endpoint({
  ...common,
  method: "GET",
  path: "/apiJob/JobApply/Get/UserApplies",
  summary: "One's own applications, the newest first",
  answer: z.array(sentApplication),
});

export const companyApplies = endpoint({
  ...common,
  right: "writes",
  method: "GET",
  path: "/apiJob/JobApply/Get/CompanyApply/:id",
  summary: "Applications to a job, by its id, or to all jobs of a startup, by that of the startup; the newest first",
  failures: ["notFound", "forbidden"],
  params: z.object({ id }),
  answer: z.array(receivedApplication),
});

export const setStatus = endpoint({
  ...common,
  right: "theirOwn",
  method: "PATCH",
  path: "/apiJob/JobApply/SetJobApplyStatus",
  summary: "Move an application on; who applied withdraws it so. The applicant gets a mail",
  failures: ["notFound", "forbidden", "applicationOver", "applicantLeft", "changedMeanwhile"],
  query: z.object({ jobApplyId: id, statusId: id, version: z.coerce.number().int().min(1).optional() }),
  answer: z.object({ statusId: id, status, version: z.int() }),
});

export const applicationCv = endpoint({
  ...common,
  right: "theirOwn",
  method: "GET",
  path: "/apiJob/JobApply/Cv",
  summary:
    "The CV as it was sent along with an application, for who applied and the team; what the team reads is recorded",
  format: "file",
  failures: ["notFound", "cvTakenBack"],
  query: z.object({ jobApplyId: id }),
});

export const takeCvBack = endpoint({
  ...common,
  right: "theirOwn",
  method: "DELETE",
  path: "/apiJob/JobApply/Cv",
  summary: "Take the CV back that one has sent along; the application stays. Again is no error",
  failures: ["notFoundOnDelete"],
  query: z.object({ jobApplyId: id }),
  answer: z.null(),
});

export const showWage = endpoint({
  ...common,
  right: "theirOwn",
  method: "POST",
  path: "/apiJob/JobApply/ShowWage",
  summary: "Agree to show one's figures of the wage to the other side, who gets a mail; both see them once both agree",
  failures: ["notFound", "applicationOver", "applicantLeft"],
  query: z.object({ jobApplyId: id }),
  answer: wages,
});

export const addNote = endpoint({
  ...common,
  right: "writes",
  method: "POST",
  path: "/apiJob/JobApply/Note",
  summary: "Write something of an application that only the team sees",
  failures: ["notFound"],
  body: z.strictObject({ jobApplyId: id, text: z.string().trim().min(1, "required").max(5_000) }),
  answer: z.object({ id }),
});

export const deleteNote = endpoint({
  ...common,
  right: "theirOwn",
  method: "DELETE",
  path: "/apiJob/JobApply/Note",
  summary: "Delete a note of one's own",
  failures: ["notFoundOnDelete"],
  query: z.object({ id }),
  answer: z.null(),
});

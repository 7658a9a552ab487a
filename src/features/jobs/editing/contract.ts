import { z } from "zod";
import { saveSchema, valuesSchema } from "#shared/edit/schema.ts";
import { endpoint, id, yesOrNo } from "#shared/endpoint.ts";
import { jobForm } from "./form.ts";
import { JOB_STATES } from "./rules.ts";

const common = { access: "signedIn", right: "writes" } as const;
const failures = ["notFound", "forbidden"] as const;
const saveFailures = [...failures, "bannedWord", "changedMeanwhile"] as const;

const own = z.object({
  id,
  seoUrl: z.string(),
  title: z.string(),
  startup: z.object({ id, name: z.string(), seoUrl: z.string(), logo: z.string().nullable() }),
  place: z.string().nullable().describe("City or country"),
  state: z.enum(JOB_STATES),
  publicationDate: z.iso.date(),
  expirationDate: z.iso.date(),
  /** Others see it: it is visible, as its startup is, and published. */
  isListed: z.boolean(),
  mayEdit: z.boolean(),
  /** To it, and those of them that nobody has answered; 0 for who may not read them. */
  applications: z.int(),
  toAnswer: z.int(),
});
export type OwnJob = z.output<typeof own>;

const editable = own
  .omit({ applications: true, toAnswer: true, place: true })
  .extend({ version: z.int(), values: valuesSchema(jobForm) });
export type EditableJob = z.output<typeof editable>;

export const ownJobs = endpoint({
  method: "GET",
  path: "/apiJob/Job/GetUserJobs",
  summary: "The jobs of all startups on which one has rights, the newest first",
  access: "signedIn",
  answer: z.array(own),
});

export const getEditableJob = endpoint({
  ...common,
  method: "GET",
  path: "/apiJob/Job/Edit/:seoUrl",
  summary: "A job as its form holds it: texts in both languages, and the version that a save names",
  failures,
  params: z.object({ seoUrl: z.string().min(1).max(200) }),
  answer: editable,
});

export const newJob = endpoint({
  ...common,
  method: "GET",
  path: "/apiJob/Job/New/:startupId",
  summary: "The currency with which the form of a startup's new job begins",
  failures,
  params: z.object({ startupId: id }),
  answer: z.object({ wageCurrencyId: id }),
});

export const createJob = endpoint({
  ...common,
  method: "POST",
  path: "/apiJob/Job/Post",
  summary: "Add a job to a startup; a draft is seen by the people of the startup alone",
  failures: [...failures, "bannedWord"],
  query: z.object({ draft: yesOrNo.optional() }),
  body: saveSchema(jobForm, ["startupId"]),
  answer: z.object({ id, seoUrl: z.string() }),
});

export const changeJob = endpoint({
  ...common,
  method: "PUT",
  path: "/apiJob/Job/Put",
  summary: "Change fields of a job; fields left out stay. Answers its form as it is then",
  failures: saveFailures,
  body: saveSchema(jobForm, ["id"]),
  answer: editable,
});

export const showJob = endpoint({
  ...common,
  method: "PATCH",
  path: "/apiJob/Job/SetVisibility",
  summary: "Publish a job, or hide it from all but the people of its startup",
  failures: [...failures, "jobEnded"],
  query: z.object({ jobId: id, visibility: yesOrNo }),
  answer: editable,
});

export const closeJob = endpoint({
  ...common,
  method: "POST",
  path: "/apiJob/Job/Close",
  summary: "End the time to apply now; it stays with who applied. A later last day opens it again",
  failures,
  query: z.object({ id }),
  answer: editable,
});

export const deleteJob = endpoint({
  ...common,
  method: "DELETE",
  path: "/apiJob/Job/Delete",
  summary: "Delete a job: it is nowhere any more but with those who applied",
  failures: ["notFoundOnDelete", "forbidden"],
  query: z.object({ id }),
  answer: z.null(),
});

const choices = { failures: saveFailures, body: z.strictObject({ jobId: id, typeId: id }) } as const;
export const choiceEndpoints = {
  addWorkingPlan: endpoint({
    ...common,
    ...choices,
    method: "POST",
    path: "/apiJob/JobWorkingPlan/Post",
    summary: "Add an employment type to a job; again is no error",
    answer: z.null(),
  }),
  deleteWorkingPlan: endpoint({
    ...common,
    ...choices,
    method: "DELETE",
    path: "/apiJob/JobWorkingPlan/Delete",
    summary: "Take an employment type from a job; again is no error",
    answer: z.null(),
  }),
  addSkill: endpoint({
    ...common,
    ...choices,
    method: "POST",
    path: "/apiJob/JobSkill/Post",
    summary: "Add a technical or a soft skill to a job; again is no error",
    answer: z.null(),
  }),
  deleteSkill: endpoint({
    ...common,
    ...choices,
    method: "DELETE",
    path: "/apiJob/JobSkill/Delete",
    summary: "Take a skill from a job; again is no error",
    answer: z.null(),
  }),
};

import { z } from "zod";
import { saveSchema, valuesSchema } from "#shared/edit/schema.ts";
import { endpoint, id, seoUrl, yesOrNo } from "#shared/endpoint.ts";
import { categoryForm, programForm } from "./form.ts";
import { PROGRAM_STATES } from "./rules.ts";

const common = { access: "signedIn", right: "writes" } as const;
const failures = ["notFound", "forbidden"] as const;
const saveFailures = [
  ...failures,
  ...([
    "bannedWord",
    "changedMeanwhile",
    "categoryHasScores",
    "phaseHasBegun",
    "rankingWasUsed",
    "phaseStaysBlind",
    "phaseShowsNoMore",
    "phaseIsScored",
    "phaseStaysOver",
    "phaseWasRead",
    "selectionHasBegun",
  ] as const),
] as const;
const instant = z.iso.datetime();

const own = z.object({
  id,
  programId: id,
  seoUrl: z.string(),
  name: z.string(),
  organizer: z.object({ id, name: z.string(), seoUrl: z.string(), logo: z.string().nullable() }),
  state: z.enum(PROGRAM_STATES),
  applyStart: instant.nullable(),
  applyFinish: instant.nullable(),
  isVisible: z.boolean(),
  /** Others see it: it is published and visible, as its organization is. */
  isListed: z.boolean(),
  /** Applications that were sent and not withdrawn. */
  applications: z.int(),
  mayEdit: z.boolean(),
});
export type OwnProgram = z.output<typeof own>;

const editable = own.extend({
  version: z.int(),
  /** Of the application form; another one begins with a change after somebody has begun to apply. */
  formVersion: z.int(),
  values: valuesSchema(programForm),
});
export type EditableProgram = z.output<typeof editable>;

export const ownPrograms = endpoint({
  method: "GET",
  path: "/apiIncubation/Program/Get/Authorize",
  summary:
    "With `getType=1` the programs of all organizations on which one has rights, or of `organizerId`; with `getType=0` the program `programId` as its form holds it",
  access: "signedIn",
  failures,
  query: z.object({
    getType: z.enum(["0", "1"]).default("1"),
    programId: id.optional(),
    organizerId: id.optional(),
  }),
  answer: z.object({ programs: z.array(own), program: editable.nullable() }),
});

export const getEditableProgram = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/Programs/:seoUrlOrId/Edit",
  summary: "A program as its form holds it: texts in both languages, rows with their ids",
  failures,
  params: z.object({ seoUrlOrId: seoUrl }),
  answer: editable,
});

export const createProgram = endpoint({
  ...common,
  method: "POST",
  path: "/apiIncubation/Program/Post",
  summary: "Add a program to an organization; a draft may lack what a published one needs",
  failures: [...failures, "bannedWord"],
  query: z.object({ organizerId: id, programType: id.optional(), draft: yesOrNo.optional() }),
  body: saveSchema(programForm),
  answer: z.object({ id, programId: id, seoUrl: z.string() }),
});

export const changeProgram = endpoint({
  ...common,
  method: "PUT",
  path: "/apiIncubation/Program/Put",
  summary: "Change fields of a program; fields left out stay. Answers its form as it is then",
  failures: saveFailures,
  query: z.object({ programId: id, programType: id.optional() }),
  body: saveSchema(programForm),
  answer: editable,
});

export const publishProgram = endpoint({
  ...common,
  method: "POST",
  path: "/apiIncubation/Program/Publish",
  summary: "Publish a draft that has all that a program needs; again is no error",
  failures,
  query: z.object({ programId: id }),
  answer: editable,
});

export const showProgram = endpoint({
  ...common,
  method: "PATCH",
  path: "/apiIncubation/Program/SetVisibility",
  summary: "Show a program in lists, or hide it from all but the people of its organization",
  failures,
  query: z.object({ programId: id, visibility: yesOrNo }),
  answer: editable,
});

export const deleteProgram = endpoint({
  ...common,
  method: "DELETE",
  path: "/apiIncubation/Program/Delete",
  summary: "Delete a program: it is nowhere any more but with those who applied",
  failures: ["notFoundOnDelete", "forbidden"],
  query: z.object({ id }),
  answer: z.null(),
});

const categories = saveSchema(categoryForm);
/** Weights of a published program sum to 100 after each of these calls. */
export const categoryCalls = {
  add: endpoint({
    ...common,
    method: "POST",
    path: "/apiIncubation/ProgramReviewCategory/Post",
    summary: "Add review categories to a program",
    failures: saveFailures,
    query: z.object({ programId: id }),
    body: categories,
    answer: editable,
  }),
  change: endpoint({
    ...common,
    method: "PUT",
    path: "/apiIncubation/ProgramReviewCategory/Put",
    summary: "Change review categories of a program by their ids; others stay",
    failures: saveFailures,
    query: z.object({ programId: id }),
    body: categories,
    answer: editable,
  }),
  delete: endpoint({
    ...common,
    method: "DELETE",
    path: "/apiIncubation/ProgramReviewCategory/Delete",
    summary: "Delete a review category of a program; one with scores stays",
    failures: saveFailures,
    query: z.object({ programId: id, id }),
    answer: editable,
  }),
};

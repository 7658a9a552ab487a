import { z } from "zod";
import { saveShape } from "#shared/edit/schema.ts";
import { endpoint, id, yesOrNo } from "#shared/endpoint.ts";
import {
  COMPANY_CHOICE_NOUNS,
  COMPANY_ROW_NOUNS,
  COMPANY_ROWS,
  type CompanyChoiceNoun,
  type CompanyRowNoun,
  companyForm,
  newCompanyForm,
} from "./form.ts";

/** Rows that one call adds or changes at most: each is checked by itself. */
export const ROWS_PER_CALL = 50;

const failures = ["notFound", "forbidden", "hiddenStartup"] as const;
const saveFailures = [...failures, "bannedWord", "changedMeanwhile"] as const;
/** A row of the team may be its last. */
const rowFailures = [...saveFailures, "lastTeamMember"] as const;
const common = { access: "signedIn", right: "writes" } as const;
const ofCompany = z.object({ companyId: id });
const addressed = z.object({ id, seoUrl: z.string() });
const listOf = <S extends z.ZodType>(row: S) => z.array(row).min(1).max(ROWS_PER_CALL, `atMost:${ROWS_PER_CALL}`);
/** A body whose fields come from a form's description; `Named` are those besides. */
const bodyOf = <Named = unknown>(shape: Record<string, z.ZodType>) => {
  type Body = Named & Readonly<Record<string, unknown>>;
  return z.strictObject(shape) as unknown as z.ZodType<Body, Body>;
};
const ids = z.array(z.object({ id }));

export const postCompany = endpoint({
  method: "POST",
  path: "/apiCommon/Company/Post",
  summary: "Add a startup in the older shape. Refused where one of the same name or site is listed, unless `isAnother`",
  access: "signedIn",
  failures: ["sameStartup", ...saveFailures],
  body: bodyOf<{ isAnother?: boolean }>({
    isAnother: z.boolean().optional(),
    ...saveShape(companyForm.fields),
    ...saveShape(newCompanyForm.fields),
  }),
  answer: addressed,
});

export const putCompany = endpoint({
  ...common,
  method: "PUT",
  path: "/apiCommon/Company/Put",
  summary: "Change fields of a startup in the older shape: texts are those of the request's language; the name stays",
  failures: saveFailures,
  body: bodyOf<{ companyId: string; name?: string }>({
    companyId: id,
    name: z.string().optional(),
    ...saveShape(companyForm.fields),
  }),
  answer: addressed.extend({ version: z.int() }),
});

export const setCompanyVisibility = endpoint({
  ...common,
  method: "PATCH",
  path: "/apiCommon/Company/SetVisibility",
  summary: "Show a startup, or hide it from all but its members",
  failures: ["notFound", "forbidden"],
  query: z.object({ companyId: id, visibility: yesOrNo }),
  answer: z.object({ isVisible: z.boolean() }),
});

export const setProgramApplyToken = endpoint({
  ...common,
  method: "POST",
  path: "/apiCommon/Company/SetProgramApplyToken",
  summary: "Let a member of the team apply to programs with the startup for one hour; earlier tokens of theirs end",
  failures,
  query: z.object({ userId: id, companyId: id }),
  answer: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
});

export const deleteCompanyMentor = endpoint({
  ...common,
  method: "GET",
  kind: "write",
  path: "/apiCommon/CompanyMentors/Delete",
  summary: "Take a mentor out of a startup. Older clients call it by GET; it changes data and takes an Idempotency-Key",
  failures: [...failures, "notFoundOnDelete", "lastTeamMember"],
  query: z.object({ id, userId: id.optional() }),
  answer: z.null(),
});

export const postInvestors = endpoint({
  ...common,
  method: "POST",
  path: "/apiCommon/CompanyInvestmentInvestors",
  summary: "Add investors to a round: organizations, people, or names",
  failures: rowFailures,
  query: z.object({ investmentId: id }),
  body: listOf(
    z.strictObject({
      name: z.string().trim().min(1).max(200),
      organizationId: id.nullish(),
      userId: id.nullish(),
      isLead: z.boolean().optional(),
    }),
  ),
  answer: z.object({ investors: z.int() }),
});

function rowCalls(noun: CompanyRowNoun) {
  const { form } = COMPANY_ROWS[noun];
  const call = { ...common, path: `/apiCommon/${noun}` } as const;
  const shape = saveShape(form.fields);
  return {
    post: endpoint({
      ...call,
      method: "POST",
      summary: `Add rows to ${noun} of a startup: all of them, or none`,
      failures: [...failures, "bannedWord"],
      query: ofCompany,
      body: listOf(bodyOf(shape)),
      answer: ids,
    }),
    put: endpoint({
      ...call,
      method: "PUT",
      summary: `Change rows of ${noun}: all of them, or none`,
      failures: rowFailures,
      query: ofCompany,
      body: listOf(bodyOf<{ id: string }>({ id, ...shape })),
      answer: ids,
    }),
    delete: endpoint({
      ...call,
      method: "DELETE",
      summary: `Delete a row of ${noun}`,
      failures: [...failures, "notFoundOnDelete", "lastTeamMember"],
      body: z.strictObject({ companyId: id, id }),
      answer: z.null(),
    }),
  };
}
export const companyRowCalls = Object.fromEntries(COMPANY_ROW_NOUNS.map((noun) => [noun, rowCalls(noun)])) as Record<
  CompanyRowNoun,
  ReturnType<typeof rowCalls>
>;

function choiceCalls(noun: CompanyChoiceNoun) {
  const call = { ...common, path: `/apiCommon/${noun}`, failures: saveFailures } as const;
  return {
    post: endpoint({
      ...call,
      method: "POST",
      summary: `Add values to ${noun} of a startup; again is no error`,
      query: ofCompany,
      body: listOf(z.strictObject({ id })),
      answer: z.null(),
    }),
    delete: endpoint({
      ...call,
      method: "DELETE",
      summary: `Take a value from ${noun}; again is no error`,
      body: z.strictObject({ companyId: id, id }),
      answer: z.null(),
    }),
  };
}
export const companyChoiceCalls = Object.fromEntries(
  COMPANY_CHOICE_NOUNS.map((noun) => [noun, choiceCalls(noun)]),
) as Record<CompanyChoiceNoun, ReturnType<typeof choiceCalls>>;

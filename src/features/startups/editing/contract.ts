import { z } from "zod";
import { factAges, factCounts } from "#shared/edit/fact-contract.ts";
import type { Fields, Save } from "#shared/edit/form.ts";
import { saveSchema, valuesSchema } from "#shared/edit/schema.ts";
import { similar, similarTo } from "#shared/edit/similar.ts";
import { endpoint, id, seoUrl, yesOrNo } from "#shared/endpoint.ts";
import { imageUpload } from "#shared/upload.ts";
import { SIGNATURES } from "../links/rules.ts";
import { CHOICE_KEYS, type ChoiceKey, newStartupForm, ROW_KEYS, type RowKey, rowForms, startupForm } from "./form.ts";

const byId = z.object({ id });
const failures = ["notFound", "forbidden", "hiddenStartup"] as const;
const saveFailures = [...failures, "bannedWord", "changedMeanwhile"] as const;
const common = { access: "signedIn", right: "writes" } as const;

const storedRow = z.object({
  id,
  version: z.int(),
  values: z.record(z.string(), z.unknown()),
  /** What the row says of others, and whether its amount counts (record 71); null: it says nothing of anybody. */
  signing: z
    .object({
      others: z.array(
        z.object({
          name: z.string(),
          signature: z.enum(SIGNATURES),
          refusal: z.string().nullable(),
          asksAgain: z.boolean(),
          isHere: z.boolean().describe("False: a name alone, which nobody can confirm"),
        }),
      ),
      /** An admin looks at the amount before it is shown. */
      isHeld: z.boolean(),
      /** Nobody but the startup says the amount. */
      isAlone: z.boolean(),
    })
    .nullable(),
});
/** A row as its form holds it. */
export type StoredRow = z.output<typeof storedRow>;

const text = z.string().nullable();
const editable = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  logo: text,
  cover: text,
  isVisible: z.boolean(),
  ...factAges,
  updatedAt: z.iso.datetime(),
  fullness: z.int(),
  version: z.int(),
  values: valuesSchema(startupForm),
  /** Without the rows that the viewer may not see. */
  lists: z.record(z.enum(ROW_KEYS as [RowKey, ...RowKey[]]), z.array(storedRow)),
  may: z.object({ edit: z.boolean(), editFinancials: z.boolean(), delete: z.boolean() }),
});
export type EditableStartup = z.output<typeof editable>;

export const getEditableStartup = endpoint({
  ...common,
  method: "GET",
  path: "/apiStartup/Startups/:seoUrlOrId/Edit",
  summary: "A startup as its form holds it: values in both languages, rows with their versions",
  failures: ["notFound", "forbidden"],
  params: z.object({ seoUrlOrId: seoUrl }),
  answer: editable,
});

const own = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  logo: text,
  tagline: text,
  isVisible: z.boolean(),
  fullness: z.int(),
  ...factCounts,
  /** Rounds that investors say they took part in, where one may answer. */
  roundsToConfirm: z.int(),
  updatedAt: z.iso.datetime(),
  /** Some part of its form. */
  mayEdit: z.boolean(),
  mayAddJob: z.boolean(),
  maySeeRights: z.boolean(),
});
export type OwnStartup = z.output<typeof own>;

export const ownStartups = endpoint({
  method: "GET",
  path: "/apiCommon/CompanyTeamMembers/UserCompanies",
  summary: "The startups on which one has rights, by name",
  access: "signedIn",
  answer: z.array(own),
});

export const similarStartups = endpoint({
  method: "POST",
  path: "/apiStartup/Startups/Similar",
  summary: "Listed startups with the same name or website as one that somebody is about to add",
  access: "signedIn",
  kind: "read",
  body: similarTo,
  answer: z.array(similar),
});

export const createStartup = endpoint({
  method: "POST",
  path: "/apiStartup/Startups",
  summary:
    "Add a startup; who adds it has full access. Refused where one of the same name or site is listed, unless `isAnother`",
  access: "signedIn",
  failures: ["bannedWord", "sameStartup"],
  query: z.object({ isAnother: yesOrNo.optional() }),
  acceptsForm: true,
  body: saveSchema(newStartupForm),
  answer: z.object({ id, seoUrl: z.string() }),
});

export const changeStartup = endpoint({
  ...common,
  method: "PUT",
  path: "/apiStartup/Startups/:id",
  summary: "Change fields of a startup; fields left out stay. Answers its form as it is then",
  failures: saveFailures,
  params: byId,
  body: saveSchema(startupForm),
  answer: editable,
});

export const showStartup = endpoint({
  ...common,
  method: "PATCH",
  path: "/apiStartup/Startups/:id/Visibility",
  summary: "Show a startup, or hide it from all but its members",
  failures: ["notFound", "forbidden"],
  params: byId,
  body: z.strictObject({ visibility: z.boolean() }),
  answer: z.object({ isVisible: z.boolean() }),
});

export const confirmStartup = endpoint({
  ...common,
  method: "POST",
  path: "/apiStartup/Startups/:id/Confirm",
  summary: "Say that everything in the entry is still right",
  failures,
  params: byId,
  answer: z.object({ confirmedAt: z.iso.datetime() }),
});

const pictureOf = (kind: "Logo" | "Cover") => ({
  put: endpoint({
    ...common,
    method: "POST",
    path: `/apiStartup/Startups/:id/${kind}`,
    summary: `Replace the ${kind.toLowerCase()}; the address answered stands for all variants`,
    ...imageUpload,
    failures: [...failures, "notAnImage"],
    params: byId,
    answer: z.string(),
  }),
  delete: endpoint({
    ...common,
    method: "DELETE",
    path: `/apiStartup/Startups/:id/${kind}`,
    summary: `Take the ${kind.toLowerCase()} away; again is no error`,
    failures,
    params: byId,
    answer: z.null(),
  }),
});
export const pictureEndpoints = { logo: pictureOf("Logo"), cover: pictureOf("Cover") };

const rowEndpointsOf = (key: RowKey) => {
  const body = saveSchema(rowForms[key] as never) as z.ZodType<Save<Fields>, Readonly<Record<string, unknown>>>;
  const row = {
    ...common,
    path: `/apiStartup/Startups/:id/Details/${key}`,
    params: byId,
  } as const;
  const query = z.object({ id });
  return {
    post: endpoint({
      ...row,
      method: "POST",
      summary: `Add a row to the list ${key} of a startup`,
      failures: [...failures, "bannedWord"],
      body,
      answer: storedRow,
    }),
    put: endpoint({
      ...row,
      method: "PUT",
      summary: `Change fields of a row of the list ${key}`,
      failures: [...saveFailures, "lastTeamMember"],
      query,
      body,
      answer: storedRow,
    }),
    delete: endpoint({
      ...row,
      method: "DELETE",
      summary: `Delete a row of the list ${key}`,
      failures: [...failures, "notFoundOnDelete", "lastTeamMember"],
      query,
      answer: z.null(),
    }),
  };
};
/** The calls of each list of rows. */
export const rowEndpoints = Object.fromEntries(ROW_KEYS.map((key) => [key, rowEndpointsOf(key)])) as Record<
  RowKey,
  ReturnType<typeof rowEndpointsOf>
>;

const choiceEndpointsOf = (key: ChoiceKey) => {
  const row = {
    ...common,
    path: `/apiStartup/Startups/:id/Details/${key}`,
    params: byId,
    failures: saveFailures,
  } as const;
  const body = z.strictObject({ typeId: id });
  const query = z.object({ id });
  return {
    post: endpoint({
      ...row,
      method: "POST",
      summary: `Add a value to ${key}; again is no error`,
      body,
      answer: z.null(),
    }),
    put: endpoint({
      ...row,
      method: "PUT",
      summary: `Put another value in the place of one of ${key}`,
      query,
      body,
      answer: z.null(),
    }),
    delete: endpoint({
      ...row,
      method: "DELETE",
      summary: `Take a value from ${key}; again is no error`,
      query,
      answer: z.null(),
    }),
  };
};
export const choiceEndpoints = Object.fromEntries(
  (Object.keys(CHOICE_KEYS) as ChoiceKey[]).map((key) => [key, choiceEndpointsOf(key)]),
) as Record<ChoiceKey, ReturnType<typeof choiceEndpointsOf>>;

export const deleteStartup = endpoint({
  access: "signedIn",
  right: "fullAccess",
  method: "DELETE",
  path: "/apiCommon/Company/Delete/:id",
  summary: "Delete a startup: it is nowhere any more, its jobs are closed; an admin can bring it back",
  failures: ["notFoundOnDelete", "noPermissionToDelete"],
  params: byId,
  answer: z.null(),
});

import { z } from "zod";
import { entryCalls } from "#shared/edit/entry-contract.ts";
import { factAges, factCounts } from "#shared/edit/fact-contract.ts";
import { saveSchema, valuesSchema } from "#shared/edit/schema.ts";
import { endpoint, id, seoUrl, yesOrNo } from "#shared/endpoint.ts";
import { providerForm } from "./form.ts";

const common = { access: "signedIn", right: "writes" } as const;
const failures = ["notFound", "forbidden"] as const;
const saveFailures = [...failures, "hiddenEntry", "bannedWord", "changedMeanwhile"] as const;
const text = z.string().nullable();
const PATH = "/apiCommon/ServiceProviders";

const editable = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  logo: text,
  isVisible: z.boolean(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  ...factAges,
  values: valuesSchema(providerForm),
  may: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type EditableProvider = z.output<typeof editable>;

export const getEditableProvider = endpoint({
  ...common,
  method: "GET",
  path: `${PATH}/Edit/:seoUrlOrId`,
  summary: "A service provider as its form holds it: values in both languages, rows with their ids",
  failures,
  params: z.object({
    seoUrlOrId: seoUrl,
  }),
  answer: editable,
});

const own = z.object({
  id,
  serviceProviderId: id,
  seoUrl: z.string(),
  name: z.string(),
  logo: text,
  tagline: text,
  isVisible: z.boolean(),
  ...factCounts,
  updatedAt: z.iso.datetime(),
  mayEdit: z.boolean(),
});
export type OwnProvider = z.output<typeof own>;

export const ownProviders = endpoint({
  method: "GET",
  path: `${PATH}/Get/Authorize`,
  summary: "The service providers on which one has rights, by name",
  access: "signedIn",
  answer: z.array(own),
});

/** Similar ones, visibility, logo, deleting. */
export const providerEntryCalls = entryCalls({ path: PATH, idName: "serviceProviderId", one: "a service provider" });

export const createProvider = endpoint({
  method: "POST",
  path: `${PATH}/Post`,
  summary:
    "Add a service provider; who adds it has full access. Refused where one of the same name or site is listed, unless `isAnother`",
  access: "signedIn",
  failures: ["bannedWord", "sameEntry"],
  query: z.object({ isAnother: yesOrNo.optional() }),
  body: saveSchema(providerForm),
  answer: z.object({ id, serviceProviderId: id, seoUrl: z.string() }),
});

export const changeProvider = endpoint({
  ...common,
  method: "PUT",
  path: `${PATH}/Put`,
  summary: "Change fields of a service provider; fields left out stay. Answers its form as it is then",
  failures: saveFailures,
  body: saveSchema(providerForm, ["serviceProviderId"]),
  answer: editable,
});

const ofList = (path: `/api${string}`, summary: string) =>
  endpoint({
    ...common,
    method: "DELETE",
    path,
    summary,
    failures: [...saveFailures, "notFoundOnDelete"],
    body: z.strictObject({ serviceProviderId: id, id }),
    answer: z.null(),
  });

export const removeTeamMember = ofList(
  "/apiCommon/ServiceProvidersTeamMembers/Delete",
  "Take a person from the team of a service provider; the last one stays",
);
export const removeIndustry = ofList(
  "/apiCommon/ServiceProvidersServiceIndustries/Delete",
  "Take an industry from a service provider; the last one stays",
);

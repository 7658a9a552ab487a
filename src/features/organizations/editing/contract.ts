import { z } from "zod";
import { entryCalls } from "#shared/edit/entry-contract.ts";
import { factAges, factCounts } from "#shared/edit/fact-contract.ts";
import { saveSchema, valuesSchema } from "#shared/edit/schema.ts";
import { endpoint, id, seoUrl, yesOrNo } from "#shared/endpoint.ts";
import { refusal } from "#shared/refusal.ts";
import { organizationForm } from "./form.ts";

const common = { access: "signedIn", right: "writes" } as const;
const failures = ["notFound", "forbidden"] as const;
const text = z.string().nullable();
const byOrganizer = z.object({ organizerId: id });

const editable = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  logo: text,
  isVisible: z.boolean(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  ...factAges,
  values: valuesSchema(organizationForm),
  may: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type EditableOrganization = z.output<typeof editable>;

export const getEditableOrganizer = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/Organizers/:seoUrlOrId/Edit",
  summary: "An organization as its form holds it: values in both languages, rows with their ids",
  failures,
  params: z.object({
    seoUrlOrId: seoUrl,
  }),
  answer: editable,
});

const own = z.object({
  id,
  organizerId: id,
  seoUrl: z.string(),
  name: z.string(),
  type: z.string(),
  logo: text,
  tagline: text,
  isVisible: z.boolean(),
  ...factCounts,
  updatedAt: z.iso.datetime(),
  mayEdit: z.boolean(),
});
export type OwnOrganization = z.output<typeof own>;

export const ownOrganizers = endpoint({
  method: "GET",
  path: "/apiIncubation/Organizer/Get/Authorize",
  summary: "The organizations on which one has rights, by name",
  access: "signedIn",
  answer: z.array(own),
});

/** Similar ones, visibility, logo, deleting. */
export const organizerCalls = entryCalls({
  path: "/apiIncubation/Organizer",
  idName: "organizerId",
  one: "an organization",
});

export const createOrganizer = endpoint({
  method: "POST",
  path: "/apiIncubation/Organizer/Post",
  summary:
    "Add an organization of a type; who adds it has full access. Refused where one of the same name or site is listed, unless `isAnother`",
  access: "signedIn",
  failures: ["bannedWord", "sameEntry"],
  query: z.object({ type: id.optional(), isAnother: yesOrNo.optional() }),
  body: saveSchema(organizationForm),
  answer: z.object({ id, organizerId: id, seoUrl: z.string() }),
});

export const changeOrganizer = endpoint({
  ...common,
  method: "PUT",
  path: "/apiIncubation/Organizer/Put",
  summary: "Change fields of an organization; fields left out stay. Answers its form as it is then",
  failures: [...failures, "bannedWord", "changedMeanwhile"],
  query: byOrganizer.extend({ type: id.optional() }),
  body: saveSchema(organizationForm),
  answer: editable,
});

export const answerNetwork = endpoint({
  method: "POST",
  path: "/apiIncubation/Organizer/Networks/Answer",
  summary: "Confirm that an organization belongs to one's network, or refuse it with a reason",
  access: "signedIn",
  right: "writes",
  failures: ["notFound", "forbidden", "bannedWord", "linkAnswered"],
  query: z.object({ id }),
  body: z.discriminatedUnion("isConfirmed", [z.strictObject({ isConfirmed: z.literal(true) }), refusal]),
  answer: z.null(),
});

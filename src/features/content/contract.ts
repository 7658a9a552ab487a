import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { LEGAL_DOCUMENTS } from "#shared/legal-texts.ts";
import { previewQuery } from "#shared/preview.ts";
import { fieldsOf, type TextKind, type TextOf } from "./limits.ts";

/** Pieces of a text in their order: what is the same, what was there only before, what is there only now. */
export const difference = z.array(z.object({ kind: z.enum(["same", "removed", "added"]), text: z.string() }));
export type Difference = z.output<typeof difference>;

export const contentAnswer = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  body: z.string().describe("HTML of b, i, em, strong, a, p, ul, ol, li and h1 to h6, cleaned by the server"),
  inForceSince: z.iso.date().nullable(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
});

export const getContent = endpoint({
  method: "GET",
  path: "/apiCommon/Content/GetContent",
  summary: "A page of text by the name in its English address, in the reader's language",
  query: z.object({ id: z.string().min(1).max(80), ...previewQuery }),
  answer: contentAnswer,
  failures: ["notFound"],
});

export const getContentChanges = endpoint({
  method: "GET",
  path: "/apiCommon/Content/Changes",
  summary: "What has changed in a text that members accept since an earlier version, in the reader's language",
  query: z.object({ document: z.enum(LEGAL_DOCUMENTS), since: z.coerce.number().int().min(1).max(1_000_000) }),
  answer: z.object({ changes: difference }),
  failures: ["notFound"],
});

/** The fields of a text, as they are read. */
const readText = <Kind extends TextKind>(kind: Kind) =>
  z.object(
    Object.fromEntries(fieldsOf(kind).map(([name]) => [name, z.string()])) as Record<keyof TextOf<Kind>, z.ZodString>,
  );

const incubationText = readText("incubation");
export type IncubationText = z.output<typeof incubationText>;

export const getIncubationText = endpoint({
  method: "GET",
  path: "/apiCommon/Content/Incubation",
  summary: "What the page of programs says besides the list, in the reader's language; null: nothing is published",
  query: z.object(previewQuery),
  answer: incubationText.nullable(),
});

export const getEarthquakeHelpText = endpoint({
  method: "GET",
  path: "/apiCommon/Content/EarthquakeHelp",
  summary: "What the page of earthquake help says besides the list, in the reader's language",
  query: z.object(previewQuery),
  answer: readText("earthquakeHelp"),
  failures: ["notFound"],
});

export const listUnpublishedPages = endpoint({
  method: "GET",
  path: "/apiCommon/Content/Unpublished",
  summary: "Keys of the pages whose text the house has not published: they are not there yet",
  answer: z.array(z.string()),
});

export const listTestimonials = endpoint({
  method: "GET",
  path: "/apiCommon/Content/Testimonials",
  summary: "What people say of the portal, in the reader's language",
  query: z.object(previewQuery),
  answer: z.array(readText("testimonial")),
});
export type Testimonial = z.output<(typeof listTestimonials)["answer"]>[number];

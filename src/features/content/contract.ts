import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";

export const contentAnswer = z.object({
  id: z.string(),
  /** The language of the text: the reader's, else the one there is. */
  locale: z.enum(LOCALES),
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
  query: z.object({ id: z.string().min(1).max(80) }),
  answer: contentAnswer,
  failures: ["notFound"],
});

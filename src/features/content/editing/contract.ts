import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";
import { difference } from "../contract.ts";
import { fieldsOf, TEXT_KIND_NAMES, type TextKind } from "../limits.ts";

const key = z.string().regex(/^[a-z][a-z0-9-]{0,79}$/);
const locale = z.enum(LOCALES);
const kind = z.enum(TEXT_KIND_NAMES);
/** By the names of its fields. */
const text = z.record(z.string(), z.string());
const texts = z.object({ en: text, tr: text });
const version = z.int().min(0).describe("Counts saves, publications and discarded drafts; 0: none yet");

const row = z.object({
  key,
  kind,
  /** In the reader's language. */
  name: z.string(),
  /** Null: the portal came with it, and nobody has published it. */
  publishedAt: z.iso.datetime().nullable(),
  /** The house has changed what the portal came with. */
  isEdited: z.boolean(),
  /** When the draft was saved; null: there is none. */
  draftedAt: z.iso.datetime().nullable(),
  /** When it is published by itself. */
  publishAt: z.iso.datetime().nullable(),
  /** The language whose text is older than that of the other. */
  outdated: locale.nullable(),
});
export type ContentRow = z.output<typeof row>;

const edited = z.object({
  key,
  kind,
  /** The names that a list shows, in both languages. */
  names: z.object({ en: z.string(), tr: z.string() }),
  isPublished: z.boolean(),
  /** The draft, or without one what is published, or what the portal came with. */
  texts,
  inForceSince: z.iso.date().nullable(),
  version,
  /** Of a post of the blog, the ends of its addresses. */
  slugs: z.object({ en: z.string(), tr: z.string() }).nullable(),
  draftedAt: z.iso.datetime().nullable(),
  /** Name and surname. */
  draftedBy: z.string().nullable(),
  publishAt: z.iso.datetime().nullable(),
  outdated: locale.nullable(),
  /** The newest first. */
  versions: z.array(
    z.object({
      number: z.int(),
      publishedAt: z.iso.datetime(),
      /** Null: the portal came with it, or the account is gone. */
      publishedBy: z.string().nullable(),
      changed: z.array(locale),
    }),
  ),
});
export type EditedContent = z.output<typeof edited>;

const ofKey = { access: "admin", params: z.object({ key }) } as const;

export const listContent = endpoint({
  method: "GET",
  path: "/apiAdmin/Content",
  summary:
    "Texts of the site with their drafts, and whose translation is out of date; posts of the blog have a table of their own",
  access: "admin",
  answer: z.object({
    rows: z.array(row),
    /** Posts of the blog whose translation is out of date. */
    outdatedPosts: z.int(),
  }),
});

export const getEditedContent = endpoint({
  method: "GET",
  path: "/apiAdmin/Content/:key",
  summary: "A text of the site, or of a post of the blog, in both languages as it is edited, with its versions",
  ...ofKey,
  failures: ["notFound"],
  answer: edited,
});

const written = (textKind: TextKind) =>
  z.strictObject(
    Object.fromEntries(
      fieldsOf(textKind).map(([name, { max, optional }]) => [
        name,
        z
          .string()
          .trim()
          .min(optional ? 0 : 1)
          .max(max),
      ]),
    ),
  );
const draft = <Kind extends TextKind, InForce extends z.ZodType>(of: Kind, inForceSince: InForce) =>
  z.strictObject({
    kind: z.literal(of),
    texts: z.strictObject({ en: written(of), tr: written(of) }),
    inForceSince,
    version,
  });

export const saveContentDraft = endpoint({
  method: "PUT",
  path: "/apiAdmin/Content/:key/Draft",
  summary: "Save the draft of both languages. Nothing is published; a planned publication is taken back",
  ...ofKey,
  failures: ["notFound", "changedMeanwhile"],
  body: z.discriminatedUnion("kind", [
    draft("page", z.iso.date().nullable()),
    draft("testimonial", z.null()),
    draft("incubation", z.null()),
    draft("earthquakeHelp", z.null()),
    draft("post", z.null()),
  ]),
  answer: edited,
});
export type SavedDraft = z.output<typeof saveContentDraft.body>;

export const discardContentDraft = endpoint({
  method: "DELETE",
  path: "/apiAdmin/Content/:key/Draft",
  summary: "Throw the draft away; without one it is no error",
  ...ofKey,
  failures: ["notFound", "changedMeanwhile"],
  query: z.object({ version: z.coerce.number().int().min(0).optional().describe("Only if it is still this one") }),
  answer: edited,
});

export const publishContent = endpoint({
  method: "POST",
  path: "/apiAdmin/Content/:key/Publish",
  summary:
    "Publish the draft, or the text that the portal came with, at once or at a time; what was published stays as a version",
  ...ofKey,
  failures: ["notFound", "changedMeanwhile", "draftUnchanged", "postWithoutText", "placeholdersLeft"],
  body: z.strictObject({
    version,
    /** Null: at once. */
    at: z.iso.datetime().nullable(),
    /** A language that does not change needs no change: its translation is not out of date. */
    isComplete: z.boolean(),
  }),
  answer: edited,
});

export const getContentVersion = endpoint({
  method: "GET",
  path: "/apiAdmin/Content/:key/Versions/:number",
  summary: "A version of a text, and what has changed since until what is published now",
  access: "admin",
  failures: ["notFound"],
  params: z.object({ key, number: z.coerce.number().int().min(1).max(1_000_000) }),
  answer: z.object({
    number: z.int(),
    publishedAt: z.iso.datetime(),
    kind,
    inForceSince: z.iso.date().nullable(),
    texts,
    difference: z.object({ en: difference, tr: difference }),
  }),
});

import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { bulkAnswer, bulkOf, exportOf, tableOf, tableQuery } from "#shared/table/calls.ts";
import { FLAG_STATES } from "./rules.ts";

const ofId = z.object({ id });
const state = z.enum(FLAG_STATES);

const flaggedTextRow = z.object({
  id,
  /** Name and surname of whose text it is. */
  person: z.string(),
  seoUrl: z.string(),
  photo: z.string().nullable(),
  email: z.string(),
  /** Which text: `account_title`, `educations_schoolName`. A list of the profile, and its field. */
  kind: z.string(),
  word: z.string(),
  /** As it was written; it may have been changed since. */
  text: z.string(),
  flaggedAt: z.iso.datetime(),
  state,
  lookedAt: z.iso.datetime().nullable(),
  /** Name and surname; null as long as nobody has, and when their account is gone. */
  lookedBy: z.string().nullable(),
});
export type FlaggedTextRow = z.output<typeof flaggedTextRow>;

const flaggedTextsQuery = tableQuery(["person", "word", "flaggedAt", "lookedAt"], ["person", "word", "text"], {
  state: state.optional(),
  kind: z
    .string()
    .regex(/^\w{1,80}$/)
    .optional(),
});
export type FlaggedTextsQuery = z.output<typeof flaggedTextsQuery>;

export const listFlaggedTexts = endpoint({
  method: "GET",
  path: "/apiAdmin/FlaggedTexts",
  summary: "Texts with a watched word: those nobody has looked at first, the newest first",
  access: "admin",
  query: flaggedTextsQuery,
  answer: tableOf(flaggedTextRow),
});

export const exportFlaggedTexts = endpoint({
  method: "POST",
  kind: "read",
  format: "file",
  path: "/apiAdmin/FlaggedTexts/Export",
  summary: "Texts with a watched word as a spreadsheet, as they are shown",
  access: "admin",
  body: exportOf(flaggedTextsQuery, ["person", "kind", "word", "text", "flaggedAt", "state", "lookedAt", "lookedBy"]),
});

export const getFlaggedText = endpoint({
  method: "GET",
  path: "/apiAdmin/FlaggedTexts/:id",
  summary: "One text with a watched word",
  access: "admin",
  params: ofId,
  answer: flaggedTextRow,
});

export const changeFlaggedText = endpoint({
  method: "PATCH",
  path: "/apiAdmin/FlaggedTexts/:id",
  summary: "Say that a text has been looked at, or that it should be again; again is no error",
  access: "admin",
  params: ofId,
  body: z.strictObject({ state }),
  answer: flaggedTextRow,
});

export const changeFlaggedTexts = endpoint({
  method: "POST",
  path: "/apiAdmin/FlaggedTexts/Bulk",
  summary: "Say of many texts that they have been looked at, or should be again",
  access: "admin",
  body: bulkOf(flaggedTextsQuery, z.strictObject({ action: state })),
  answer: bulkAnswer,
});

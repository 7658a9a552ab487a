import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

/** The review state of a flagged text. */
const state = z.enum(["open", "lookedAt"]);
export type FlagState = z.output<typeof state>;

export const flaggedTextCalls = tableCalls({
  key: "flagged-texts",
  path: "/apiAdmin/FlaggedTexts",
  summary: "Texts with a watched word: those nobody has looked at first, the newest first",
  columns: [
    { key: "person", sortable: true, searchable: true, canMove: false, width: 220 },
    { key: "kind", clickableFilter: "kind" },
    { key: "word", sortable: true, searchable: true },
    { key: "text", searchable: true, limitText: true, width: 320 },
    { key: "flaggedAt", kind: "dateTime", sortable: true },
    { key: "state", clickableFilter: "state" },
    { key: "lookedAt", kind: "dateTime", sortable: true, setDashIsEmpty: true },
    { key: "lookedBy", setDashIsEmpty: true, isHidden: true },
  ],
  row: z.object({
    id,
    version: z.int(),
    /** Name and surname of the author. */
    person: z.string(),
    seoUrl: z.string(),
    photo: z.string().nullable(),
    email: z.string(),
    /** Entity or list of the profile, and field: `account_title`, `educations_schoolName`. */
    kind: z.string(),
    word: z.string(),
    /** The text when it was flagged; it may have changed since. */
    text: z.string(),
    flaggedAt: z.iso.datetime(),
    state,
    lookedAt: z.iso.datetime().nullable(),
    /** Name and surname; null when the text is open or the account is deleted. */
    lookedBy: z.string().nullable(),
  }),
  filters: { state, kind: z.string().regex(/^\w{1,80}$/) },
  export: { summary: "Texts with a watched word as a spreadsheet, as they are shown" },
  get: { summary: "One text with a watched word" },
  change: {
    failures: ["notFound"],
    summary: "Say that a text has been looked at, or that it should be again; again is no error",
    body: z.strictObject({ state }),
  },
  bulk: {
    summary: "Say of many texts that they have been looked at, or should be again",
    change: z.strictObject({ action: state }),
  },
});

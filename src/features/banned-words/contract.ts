import { z } from "zod";
import { BANNED_ACTIONS } from "#shared/banned-words.ts";
import { endpoint, id } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";
import { tableCalls } from "#shared/table/calls.ts";

/** Characters of an entry, and of a text to check. */
const WORD_MAX = 100;
const TEXT_MAX = 10_000;
const action = z.enum(BANNED_ACTIONS);
const word = z.string().trim().min(1).max(WORD_MAX);
const locale = z.enum(LOCALES);

export const bannedWordCalls = tableCalls({
  key: "banned-words",
  path: "/apiAdmin/BannedWords",
  summary: "Banned words, the newest first",
  columns: [
    { key: "word", sortable: true, searchable: true, canMove: false, width: 280, editable: "text" },
    { key: "action", clickableFilter: "action", editable: "choice" },
    { key: "locale", setDashIsEmpty: true, clickableFilter: "locale", editable: "choice" },
    { key: "createdAt", kind: "dateTime", sortable: true },
  ],
  row: z.object({
    id,
    version: z.int(),
    word: z.string(),
    action,
    /** Only in texts of this language; null: in all. */
    locale: locale.nullable(),
    createdAt: z.iso.datetime(),
  }),
  filters: { action, locale },
  export: { summary: "Banned words as a spreadsheet, as they are shown" },
  get: { summary: "One banned word" },
  add: {
    failures: ["conflict"],
    summary: "Ban a word or several in a row; one that is compared alike is a conflict",
    body: z.strictObject({ word, action, locale: locale.nullable().default(null) }),
  },
  change: {
    failures: ["notFound", "conflict"],
    summary: "Change the word, what happens, or the language",
    body: z.strictObject({ word, action, locale: locale.nullable() }).partial(),
  },
  remove: { failures: [], summary: "Allow a word again; again is no error" },
  bulk: {
    summary: "Allow many words again, or change what happens to texts with them",
    change: z.discriminatedUnion("action", [
      z.strictObject({ action: z.literal("delete") }),
      z.strictObject({ action: z.literal("setAction"), value: action }),
    ]),
  },
});

export const refusedWords = endpoint({
  method: "GET",
  path: "/apiCommon/BannedWords/Get",
  summary:
    "Words that texts are refused for, so that forms can say so at once; words that are only watched are not told",
  answer: z.array(z.object({ word: z.string(), locale: z.enum(LOCALES).nullable() })),
});

export const checkText = endpoint({
  method: "POST",
  kind: "read",
  path: "/apiAdmin/BannedWords/Check",
  summary: "Which banned words a text holds",
  access: "admin",
  body: z.strictObject({ text: z.string().max(TEXT_MAX), locale: z.enum(LOCALES).optional() }),
  answer: z.array(z.object({ word: z.string(), action })),
});

import { z } from "zod";
import { BANNED_ACTIONS } from "#shared/banned-words.ts";
import { endpoint, id } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";
import { bulkAnswer, bulkOf, exportOf, tableOf, tableQuery } from "#shared/table/calls.ts";

/** Characters of one entry, and of a text that is tried. */
const WORD_MAX = 100;
const TEXT_MAX = 10_000;
const action = z.enum(BANNED_ACTIONS);
const word = z.string().trim().min(1).max(WORD_MAX);
const ofId = z.object({ id });

const bannedWordRow = z.object({
  id,
  word: z.string(),
  action,
  /** Only in texts of this language; null: in all. */
  locale: z.enum(LOCALES).nullable(),
  createdAt: z.iso.datetime(),
});
export type BannedWordRow = z.output<typeof bannedWordRow>;

const bannedWordsQuery = tableQuery(["word", "createdAt"], ["word"], {
  action: action.optional(),
  locale: z.enum(LOCALES).optional(),
});
export type BannedWordsQuery = z.output<typeof bannedWordsQuery>;

export const refusedWords = endpoint({
  method: "GET",
  path: "/apiCommon/BannedWords/Get",
  summary:
    "Words that texts are refused for, so that forms can say so at once; words that are only watched are not told",
  answer: z.array(z.object({ word: z.string(), locale: z.enum(LOCALES).nullable() })),
});

export const listBannedWords = endpoint({
  method: "GET",
  path: "/apiAdmin/BannedWords",
  summary: "Banned words, the newest first",
  access: "admin",
  query: bannedWordsQuery,
  answer: tableOf(bannedWordRow),
});

export const exportBannedWords = endpoint({
  method: "POST",
  kind: "read",
  format: "file",
  path: "/apiAdmin/BannedWords/Export",
  summary: "Banned words as a spreadsheet, as they are shown",
  access: "admin",
  body: exportOf(bannedWordsQuery, ["word", "action", "locale", "createdAt"]),
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

export const getBannedWord = endpoint({
  method: "GET",
  path: "/apiAdmin/BannedWords/:id",
  summary: "One banned word",
  access: "admin",
  params: ofId,
  answer: bannedWordRow,
});

export const addBannedWord = endpoint({
  method: "POST",
  path: "/apiAdmin/BannedWords",
  summary: "Ban a word or several in a row; one that is compared alike is a conflict",
  access: "admin",
  body: z.strictObject({ word, action, locale: z.enum(LOCALES).nullable().default(null) }),
  answer: bannedWordRow,
});

export const changeBannedWord = endpoint({
  method: "PATCH",
  path: "/apiAdmin/BannedWords/:id",
  summary: "Change the word, what happens, or the language",
  access: "admin",
  params: ofId,
  body: z.strictObject({
    word: word.optional(),
    action: action.optional(),
    locale: z.enum(LOCALES).nullable().optional(),
  }),
  answer: bannedWordRow,
});

export const removeBannedWord = endpoint({
  method: "DELETE",
  path: "/apiAdmin/BannedWords/:id",
  summary: "Allow a word again; again is no error",
  access: "admin",
  params: ofId,
  answer: z.null(),
});

export const changeBannedWords = endpoint({
  method: "POST",
  path: "/apiAdmin/BannedWords/Bulk",
  summary: "Allow many words again, or change what happens to texts with them",
  access: "admin",
  body: bulkOf(
    bannedWordsQuery,
    z.discriminatedUnion("action", [
      z.strictObject({ action: z.literal("delete") }),
      z.strictObject({ action: z.literal("setAction"), value: action }),
    ]),
  ),
  answer: bulkAnswer,
});

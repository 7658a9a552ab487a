import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { bannedWord } from "#db/tables/banned-words.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { type BannedAction, bannedWordFinder } from "#shared/banned-words.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { bannedWordCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const bannedWordTable = adminTable(bannedWordCalls, {
  texts: { en, tr },
  source: () => ({
    table: bannedWord,
    fields: {},
    searches: { word: sql`form` },
    usualOrder: sql`created_at desc`,
  }),
  filters: {},
  nameOf: ({ word }) => word,
});

/** How long a process may miss what another one wrote. */
const STALE_AFTER_MS = 2_000;
type Words = (typeof bannedWord.$inferSelect)[];
type Held = {
  words: Promise<Words>;
  finder: Promise<ReturnType<typeof bannedWordFinder<Words[number]>>>;
  readAt: number;
};
const held = new WeakMap<Db, Held>();

/** All banned words; read at most every two seconds. Takes the database, never a transaction. */
export const bannedWords = (db: Db): Promise<Words> => heldNow(db).words;

/**
 * Which banned words a text holds, compared as whole words in search form (decision 19). With a language, only words for
 * texts of that language. Takes the database, never a transaction.
 */
export const bannedWordsIn = async (db: Db, text: string, locale?: Locale): Promise<Words> =>
  (await heldNow(db).finder)(text, locale);

/** Texts by the names of their fields; nothing for a field without one. */
export type NamedTexts = readonly (readonly [field: string, text: string | null | undefined])[];

/**
 * What texts are refused for, by field, with the first word at fault; and what an admin should look at. `locale`: the
 * language its writer reads the page in. Every call that takes texts others will read asks here (decision 19), before its
 * transaction.
 */
export async function judgedTexts(db: Db, texts: NamedTexts, locale: Locale) {
  const find = await heldNow(db).finder;
  const found = texts.flatMap(([field, text]) =>
    find(text ?? "", locale).map(({ action, word }) => ({ field, action, word, text: text ?? "" })),
  );
  const of = (action: BannedAction) => {
    const chosen = found.filter((entry) => entry.action === action).map((entry) => [entry.field, entry] as const);
    // The last of equal keys stays: the first word of a field.
    return [...new Map(chosen.toReversed()).values()].toReversed();
  };
  const refused = of("refuse").map(({ field, word }): FieldProblem => ({ field, reason: "bannedWord", detail: word }));
  return { refused, flagged: of("flag").map(({ field, word, text }) => ({ field, word, text })) };
}
export type Judged = Awaited<ReturnType<typeof judgedTexts>>;

/** Makes the next look at the words a fresh one: after a write of this process. */
export const bannedWordsChanged = (db: Db): boolean => held.delete(db);

function heldNow(db: Db): Held {
  const now = performance.now();
  const current = held.get(db);
  if (current && now - current.readAt < STALE_AFTER_MS) return current;
  const words = Promise.resolve(db.select().from(bannedWord));
  const next = { words, finder: words.then(bannedWordFinder), readAt: now };
  held.set(db, next);
  // A failed look must not stay.
  next.finder.catch(() => held.get(db) === next && held.delete(db));
  return next;
}

import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { bannedWord } from "#db/tables/banned-words.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { type BannedAction, bannedWordFinder } from "#shared/banned-words.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { mixedWord } from "#shared/mixed-alphabets.ts";
import { type Refusal, refuse } from "#shared/outcome.ts";
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

type Words = (typeof bannedWord.$inferSelect)[];
interface CachedWords {
  words: Promise<Words>;
  finder: Promise<ReturnType<typeof bannedWordFinder<Words[number]>>>;
  readAt: number;
}

/** Milliseconds after which the words are read again: another process may have changed them. */
const CACHE_FOR = 2_000;
const wordCache = new WeakMap<Db, CachedWords>();

/** All banned words, from the cache. Needs the database, not a transaction. */
export const bannedWords = (db: Db): Promise<Words> => cachedWords(db).words;

/**
 * The banned words in a text, compared as whole words in search form (decision 19). With a locale, only words for texts of
 * this language. Needs the database, not a transaction.
 */
export const bannedWordsIn = async (db: Db, text: string, locale?: Locale): Promise<Words> =>
  (await cachedWords(db).finder)(text, locale);

/** Texts by field name. */
export type NamedTexts = readonly (readonly [field: string, text: string | null | undefined])[];

/**
 * Looks for banned words: the fields to refuse, each with its first banned word, and the texts to flag for an admin. Every
 * call that takes texts which others will read checks them before its transaction (decision 19). `locale`: the language in
 * which their author reads the page.
 */
export const checkTexts = async (db: Db, texts: NamedTexts, locale: Locale) => (await textChecker(db))(texts, locale);

/** The same for many checks, such as those of a transaction. */
export async function textChecker(db: Db) {
  const find = await cachedWords(db).finder;
  return (texts: NamedTexts, locale: Locale) => checkedBy(find, texts, locale);
}

function checkedBy(find: Awaited<CachedWords["finder"]>, texts: NamedTexts, locale: Locale) {
  const matches = texts.flatMap(([field, text]) =>
    find(text ?? "", locale).map(({ action, word }) => ({ field, action, word, text: text ?? "" })),
  );
  const firstOfFields = (action: BannedAction) => {
    const ofAction = matches.filter((match) => match.action === action);
    return ofAction.filter(({ field }, index) => ofAction.findIndex((match) => match.field === field) === index);
  };
  return {
    refused: firstOfFields("refuse").map(
      ({ field, word }): FieldProblem => ({ field, reason: "bannedWord", detail: word }),
    ),
    flagged: [...firstOfFields("flag").map(({ field, word, text }) => ({ field, word, text })), ...mixedNames(texts)],
  };
}

/** Fields that name somebody or something. */
const NAME_FIELD = /(^|\.)(name|surname|legalName)(En|Tr)?$/;

/** Names that may pretend to be another one: an admin looks at them. */
const mixedNames = (texts: NamedTexts) =>
  texts.flatMap(([field, text]) => {
    const word = NAME_FIELD.test(field) ? mixedWord(text ?? "") : undefined;
    return word === undefined ? [] : [{ field, word, text: text ?? "" }];
  });

export type TextCheck = Awaited<ReturnType<typeof checkTexts>>;

interface Written {
  texts: NamedTexts;
  locale: Locale;
  /** Who writes. */
  accountId: string;
  /** Of what the texts are. */
  entity: string;
}

/**
 * A command that writes texts which others will read: it is refused with their banned words, and texts that an admin should look at are
 * noted with it, by the id that `entityOf` takes from what was done. A text is judged only of those who may send it: the command
 * refuses first.
 */
export async function checkedCommand<Done extends { ok: boolean }>(
  db: Db,
  { texts, locale, accountId, entity }: Written,
  command: (tx: Db) => Promise<Done>,
  entityOf: (done: Extract<Done, { ok: true }>, field: string) => string,
): Promise<(tx: Db) => Promise<Done | Refusal<"bannedWord">>> {
  const { refused, flagged } = await checkTexts(db, texts, locale);
  return async (tx) => {
    const done = await command(tx);
    if (!isDone(done)) return done;
    if (refused.length > 0) return refuse("bannedWord", refused);
    for (const text of flagged)
      await noteFlagged(tx, { accountId, entity, entityId: entityOf(done, text.field), flagged: [text] });
    return done;
  };
}

const isDone = <Done extends { ok: boolean }>(done: Done): done is Extract<Done, { ok: true }> => done.ok;

/** Empties the cache after a write of this process. */
export const bannedWordsChanged = (db: Db): boolean => wordCache.delete(db);

function cachedWords(db: Db): CachedWords {
  const now = performance.now();
  const current = wordCache.get(db);
  if (current && now - current.readAt < CACHE_FOR) return current;
  const words = Promise.resolve(db.select().from(bannedWord));
  const next = { words, finder: words.then(bannedWordFinder), readAt: now };
  wordCache.set(db, next);
  // A failed read must not stay in the cache.
  next.finder.catch(() => wordCache.get(db) === next && wordCache.delete(db));
  return next;
}

import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { bannedWord } from "#db/tables/banned-words.server.ts";
import { BULK_LOOK } from "#server/table/bulk.server.ts";
import {
  chosenIds,
  instantText,
  nameOrder,
  type Selection,
  type TableSource,
  tablePage,
  tableRow,
  tableRows,
} from "#server/table/rows.server.ts";
import { type BannedAction, bannedWordFinder } from "#shared/banned-words.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { BannedWordRow, BannedWordsQuery } from "./contract.ts";

const source = (locale: Locale): TableSource => ({
  fields: sql`id, word, action, locale, ${instantText(sql`created_at`)} "createdAt"`,
  from: sql`banned_word`,
  id: sql`id`,
  search: sql`form`,
  orders: { word: nameOrder(sql`word`, locale), createdAt: sql`created_at` },
  usualOrder: sql`created_at desc`,
});

const filters = ({ action, locale }: BannedWordsQuery) => [
  action && sql`action = ${action}`,
  locale && sql`locale = ${locale}`,
];

export const bannedWordsPage = (db: Db, locale: Locale, query: BannedWordsQuery) =>
  tablePage<BannedWordRow>(db, source(locale), query, filters(query));

export const chosenBannedWords = (db: Db, query: BannedWordsQuery, chosen: Selection) =>
  chosenIds(db, source("en"), query, filters(query), chosen, BULK_LOOK);

export const allBannedWords = (db: Db, locale: Locale, query: BannedWordsQuery, chosen: Selection) =>
  tableRows<BannedWordRow>(db, source(locale), query, filters(query), chosen);

export const bannedWordById = (db: Db, id: string) => tableRow<BannedWordRow>(db, source("en"), id);

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

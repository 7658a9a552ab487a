import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type Catalogue, catalogue, rateOn, vocabularyOf } from "#features/reference/queries.server.ts";
import type { CountedFilter } from "#server/list-index/counted-filter.server.ts";
import type { ServedList } from "#server/list-index/served-list.server.ts";
import { translatorOf } from "#server/translator.server.ts";
import { AppError } from "#shared/errors.ts";
import { fold } from "#shared/fold.ts";
import { isoDay } from "#shared/iso-day.ts";
import { isUnknown, type Piece } from "#shared/lexicon/read-text.ts";
import type { Filter } from "#shared/list/filter.ts";
import { choiceText, filterTexts, valueText } from "#shared/list/filter-texts.ts";
import { choiceRow, isChoice, isUnit } from "#shared/list/list.ts";
import { listPath } from "#shared/list/list-path.ts";
import type { Locale } from "#shared/locale.ts";
import { isNoun, type Noun } from "#shared/search-kinds.ts";
import type { Viewer } from "#shared/viewer.ts";
import listEn from "#ui/list-page/messages.en.ts";
import listTr from "#ui/list-page/messages.tr.ts";
import { MOST_UNDERSTOOD, type Understood } from "../contract.ts";
import { type Asked, askedFilter, type Meant } from "../parts/asked-filter.ts";
import { likelyReading } from "../parts/likely-reading.ts";

const LIST_TEXTS = { en: listEn, tr: listTr };
/** The order of lists that use equally much of a text. */
const ORDER: readonly Noun[] = [
  "startups",
  "jobs",
  "talents",
  "organizations",
  "programs",
  "patents",
  "providers",
  "reports",
];

/** The filtered lists that a text asks for, the one that uses most of it first. */
export async function understand(
  db: Db,
  lists: readonly ServedList[],
  text: string,
  who: { viewer: Viewer; locale: Locale },
): Promise<Understood[]> {
  const names = await catalogue(db);
  const today = isoDay(new Date());
  const { pieces, readAs } = likelyReading(text, await vocabularyOf(names), today);
  if (pieces.every((piece) => isUnknown(piece) || piece.isFiller)) return [];
  // A lone word that something here is called, or begins with, is no typing error.
  if (readAs !== null && !/\s/.test(text.trim()) && (await isNameHere(db, text))) return [];
  const meant = meantBy(names, pieces, who.locale, today);
  const asked = lists.flatMap((served) => {
    const read = isNoun(served.list.kind) ? askedFilter(served.list, pieces, meant) : undefined;
    // Where more words say nothing than something, it is a name: "van der meulen".
    const isName = read !== undefined && wordsOf(read.unused) > read.used;
    return read && !isName ? [{ served, read }] : [];
  });
  const best = bestOf(asked);
  const counted = await Promise.all(
    best.map(async ({ served, read }) => {
      const found = await served.countFilter(db, who, read.filter).catch(refused);
      return found === undefined ? [] : [answerOf({ served, read }, found, { locale: who.locale, readAs })];
    }),
  );
  return counted
    .flat()
    .toSorted((a, b) => Number(!a.count) - Number(!b.count))
    .slice(0, MOST_UNDERSTOOD);
}

async function isNameHere(db: Db, text: string): Promise<boolean> {
  const word = fold(text.trim()).replace(/[\\%_]/g, "\\$&");
  const { rows } = await db.execute(sql`select from search_vocabulary where word like ${`${word}%`} limit 1`);
  return rows.length > 0;
}

const wordsOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.split(" ").length, 0);

/** The catalogue can change between two reads: a filter that the list does not take any more is no list. */
function refused(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
  return undefined;
}

/** Amounts without a currency are in that of the place that the text names, else in the reader's own. */
function meantBy(names: Catalogue, pieces: readonly Piece[], locale: Locale, today: string): Meant {
  const byCode = new Map([...names.currencies.values()].map(({ code, id }) => [code, id]));
  const isTurkish = pieces.some(({ values }) =>
    values.some(({ source, id }) => {
      const country = source === "country" ? id : source === "city" ? names.cities.get(id)?.countryId : undefined;
      return country !== undefined && names.countries.get(country)?.iso2 === "TR";
    }),
  );
  return {
    today,
    idOf: (code) => byCode.get(code),
    dollarsFor: (code) => (code === "USD" ? 1 : rateOn(names, byCode.get(code) ?? "", today)?.usdPerUnit),
    usual: locale === "tr" || isTurkish ? "TRY" : "USD",
  };
}

interface Candidate {
  served: ServedList;
  read: Asked;
}

/**
 * Those whose noun the text names, if there are any; of these the ones that use about as much of it as the best. Beside one that
 * uses all of it, none that leaves a word out.
 */
function bestOf(asked: readonly Candidate[]): Candidate[] {
  const named = asked.filter(({ read }) => read.isNamed);
  const candidates = named.length > 0 ? named : asked;
  const most = Math.max(0, ...candidates.map(({ read }) => read.used));
  const isWhole = candidates.some(({ read }) => read.used === most && read.unused.length === 0);
  const place = ({ read }: Candidate) => ORDER.indexOf(read.list.kind as Noun);
  return candidates
    .filter(({ read }) => !isWhole || read.unused.length === 0)
    .filter(({ read }) => read.used >= most - 1 && (read.used > 1 || most === 1))
    .toSorted((a, b) => b.read.used - a.read.used || place(a) - place(b))
    .slice(0, MOST_UNDERSTOOD);
}

function answerOf(
  { served, read }: Candidate,
  counted: CountedFilter,
  { locale, readAs }: { locale: Locale; readAs: string | null },
): Understood {
  const { list } = served;
  const { filter, count, refusal } = counted;
  return {
    noun: list.kind as Noun,
    path: listPath(list, locale, { filter }),
    filters: chipsOf(served, counted, locale),
    count,
    needs: refusal === null ? null : refusal === "premiumRequired" ? "premium" : "signIn",
    unused: read.unused,
    readAs,
  };
}

/** The filters as the list's chips show them. */
function chipsOf(
  { list, texts }: ServedList,
  { filter, applied }: CountedFilter,
  locale: Locale,
): Understood["filters"] {
  const named = filterTexts(
    list,
    locale,
    translatorOf(LIST_TEXTS[locale], locale),
    translatorOf(texts[locale], locale),
  );
  return applied.flatMap(({ field, values }) => {
    if (isUnit(list, field)) return [];
    const value = filter[field]!;
    if (!isChoice(list, field))
      return [{ field, operator: operatorOf(value), value, label: valueText(list, filter, field, named) ?? "" }];
    const operator = choiceRow(list, field)?.negates ? ("notIn" as const) : ("in" as const);
    return values.map(({ name, slug }) => {
      const label = choiceText(list, field, name, named);
      return { field, operator, value: [slug], label };
    });
  });
}

function operatorOf(value: Filter[string]): Understood["filters"][number]["operator"] {
  if (Array.isArray(value)) return "in";
  if (typeof value !== "object") return "is";
  if (value.gte !== undefined && value.lte !== undefined) return "between";
  return value.gte === undefined ? "atMost" : "atLeast";
}

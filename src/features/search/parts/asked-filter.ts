import { fold } from "#shared/fold.ts";
import type { LexiconNoun, LexiconValue, Piece } from "#shared/lexicon/read-text.ts";
import type { FilterInput } from "#shared/list/filter.ts";
import { type FilterRow, isUnit, type List } from "#shared/list/list.ts";

/** The filter of one list that a text asks for. */
export interface Asked {
  list: List;
  filter: FilterInput;
  /** The text names the list's noun. */
  isNamed: boolean;
  /** Words that a filter or the noun has used. */
  used: number;
  unused: string[];
}

/** How the reader means amounts and days. Money of other currencies becomes dollars where a list compares dollars. */
export interface Meant {
  /** "2026-11-27", where the house is. */
  today: string;
  /** Id of a currency by its code. */
  idOf(code: string): string | undefined;
  /** Dollars for one unit today. */
  dollarsFor(code: string): number | undefined;
  /** The code in which the reader means amounts that name none. */
  usual: string;
}

const namesList = (noun: LexiconNoun | undefined): boolean => noun !== undefined && !noun.isValue;

type Rows = readonly (readonly [field: string, row: FilterRow])[];

/** What the pieces of a text ask of a list. Undefined where it can use none of them. */
export function askedFilter(list: List, pieces: readonly Piece[], meant: Meant): Asked | undefined {
  const rows: Rows = Object.entries(list.filters).filter(([field]) => !isUnit(list, field));
  const cued = new Set(pieces.flatMap(({ cues }) => cues));
  const denied = deniedPieces(pieces);
  const filter: FilterInput = {};
  const used = new Map<Piece, number>();
  let isNamed = false;
  for (const piece of byFreedom(rows, pieces)) {
    const noun = piece.nouns.find(({ kind }) => kind === list.kind);
    if (namesList(noun)) isNamed = true;
    const isDenied = denied.has(piece);
    const isAnswer = setAnswer(filter, rows, piece, isDenied);
    const weights = [
      noun ? 1 : 0,
      isAnswer ? 1 : setValues(filter, rows, noun ? [...noun.values, ...piece.values] : piece.values, isDenied),
      setRange(filter, rows, piece, cued, meant) ? 1 : 0,
      // It says which filter the amount or the day beside it is of.
      isCueOfRange(rows, piece, pieces) ? 1 : 0,
    ];
    const share = isAudience(piece, pieces) ? AUDIENCE_WEIGHT : 1;
    used.set(piece, Math.max(...weights) * piece.words * share);
  }
  for (const [piece, denial] of denied) if (used.get(piece)) used.set(denial, denial.words);
  const total = [...used.values()].reduce((sum, words) => sum + words, 0);
  const unused = pieces.filter((piece) => !piece.isFiller && !used.get(piece)).map(({ text }) => text);
  return total > 0 ? { list, filter, isNamed, used: total, unused } : undefined;
}

/**
 * Pieces that one filter alone can take come first, so that the others take those that are left: "AI sağlık". Amounts and days come
 * last: other filters say which of them they are of.
 */
function byFreedom(rows: Rows, pieces: readonly Piece[]): Piece[] {
  const freedom = ({ values }: Piece) =>
    new Set(values.flatMap(({ source }) => fieldOf(rows, source)?.field ?? [])).size;
  const isRange = ({ days, amount }: Piece) => Number(days !== undefined || amount !== undefined);
  return pieces
    .filter(({ isFiller }) => !isFiller)
    .toSorted((a, b) => isRange(a) - isRange(b) || freedom(a) - freedom(b));
}

/** Words that deny what stands behind them, and those that deny what stands before. */
const DENY_NEXT = new Set(["not", "except", "excluding", "without", "outside", "non"]);
const DENY_LAST = new Set("haric disinda disindaki disi olmayan degil almayan istemeyen aramayan".split(" "));

/** What a text leaves out, with the words that say so: "not in Istanbul", "İstanbul dışındaki". */
function deniedPieces(pieces: readonly Piece[]): ReadonlyMap<Piece, Piece> {
  const said = pieces.filter(({ isFiller }) => !isFiller);
  const denied = new Map<Piece, Piece>();
  for (const [at, piece] of said.entries()) {
    const [before, after] = [said[at - 1], said[at + 1]];
    if (before && DENY_NEXT.has(fold(before.text))) denied.set(piece, before);
    else if (after && DENY_LAST.has(fold(after.text))) denied.set(piece, after);
  }
  return denied;
}

/** "Girişimciler için hibe" and "grants for founders" ask for grants: for whom something is weighs less than what it is. */
const AUDIENCE_WEIGHT = 0.5;
const isAudience = (piece: Piece, pieces: readonly Piece[]): boolean => {
  const at = pieces.indexOf(piece);
  return pieces[at - 1]?.text.toLowerCase() === "for" || fold(pieces[at + 1]?.text ?? "") === "icin";
};

/** Of a filter of rows below the list, as rounds are: what a word means there it means first elsewhere. */
const CHILD_WEIGHT = 0.5;

/**
 * The filter of a list that takes values of a source: the first one that is about the row itself. One that asks for something else
 * first, as the sector of an organization's open program does, says more than the word.
 */
function fieldOf(rows: Rows, source: string): { field: string; weight: number } | undefined {
  const taking = rows.filter(
    ([, row]) =>
      row.kind === "choice" && row.source === source && !row.negates && !row.currencyOf && row.needs?.is !== "yes",
  );
  const own = taking.find(([, row]) => !row.child);
  const [field] = own ?? taking[0] ?? [];
  return field === undefined ? undefined : { field, weight: own ? 1 : CHILD_WEIGHT };
}

/** Chooses the values of one source: of the first filter that has none yet. How much the filter is the words' own, 0: none takes them. */
function setValues(filter: FilterInput, rows: Rows, values: readonly LexiconValue[], isDenied: boolean): number {
  const order = rows.map(([field]) => field);
  const ways = [...Map.groupBy(values, (value) => value.source)].flatMap(([source, named]) => {
    const taken = fieldOf(rows, source);
    return taken ? [{ ...taken, ids: named.map(({ id }) => id) }] : [];
  });
  const [way] = ways.toSorted(
    (a, b) =>
      b.weight - a.weight ||
      Number(filter[a.field] !== undefined) - Number(filter[b.field] !== undefined) ||
      order.indexOf(a.field) - order.indexOf(b.field),
  );
  const field = isDenied
    ? rows.find(([, row]) => row.kind === "choice" && row.negates === way?.field)?.[0]
    : way?.field;
  if (!way || field === undefined) return 0;
  const chosen = filter[field];
  filter[field] = [...new Set([...(Array.isArray(chosen) ? chosen : []), ...way.ids])];
  return way.weight;
}

function setAnswer(filter: FilterInput, rows: Rows, { cues }: Piece, isDenied: boolean): boolean {
  const asked = rows.filter(([, row]) => row.kind === "answer" && row.term !== undefined && cues.includes(row.term));
  for (const [field] of asked) filter[field] = !isDenied;
  return asked.length > 0;
}

/** Filters that take a range of this piece, those whose cue the text has first. */
function rangesOf(
  rows: Rows,
  { days, amount }: Pick<Piece, "days" | "amount">,
  cued: ReadonlySet<string>,
  today: string,
): Rows {
  const isAhead = days?.gte !== undefined && days.lte !== undefined && days.lte > today;
  const fitting = rows.filter(([, row]) => {
    // Nothing begins in days to come.
    const hasBegun = days && ((days.gte ?? "") < today || (days.lte ?? "9") <= today);
    if (days) return row.kind === "dates" && (row.isAhead === true || hasBegun);
    if (row.kind !== "money") return false;
    return amount?.of === "people" ? row.measure === "count" : row.measure === undefined;
  });
  const rank = ([, row]: Rows[number]): number => {
    if (row.term !== undefined && cued.has(row.term)) return 0;
    // A day ahead is a deadline, one behind a beginning; a filter of rows below the list is asked for by its cue.
    const isUnlikely = row.child || (row.kind === "dates" && (row.isAhead ?? false) !== isAhead);
    return isUnlikely ? 2 : 1;
  };
  return fitting.toSorted((a, b) => rank(a) - rank(b));
}

/** "1 milyon dolar yatırım alan": who was invested in has raised the amount. */
const INVESTED_CUE = "hasInvestment";

function setRange(filter: FilterInput, rows: Rows, piece: Piece, cued: ReadonlySet<string>, meant: Meant): boolean {
  const { days, amount } = piece;
  if (!days && !amount) return false;
  const isSeeking = filter.investmentSeekingStatus !== undefined;
  const cues = isSeeking ? new Set([...cued, "seekingAmount"]) : cued;
  const [field, row] = rangesOf(rows, piece, cues, meant.today)[0] ?? [];
  if (field === undefined || row === undefined) return false;
  // "Raised 500M€" asks for as much; "500M€" alone says nothing of what.
  const isCued = (row.term !== undefined && cues.has(row.term)) || cued.has(INVESTED_CUE) || isSeeking;
  if (amount?.isBare && !isCued) return false;
  if (days) {
    filter[field] = days;
    return true;
  }
  const { gte, lte, currency: code = meant.usual } = amount!;
  const unit = row.kind === "money" ? row.currency : undefined;
  const rate = unit === undefined && row.kind === "money" && !row.measure ? meant.dollarsFor(code) : 1;
  const currency = unit === undefined ? undefined : meant.idOf(code);
  if (rate === undefined || (unit !== undefined && currency === undefined)) return false;
  const inUnits = (end: number | undefined) => (end === undefined ? undefined : Math.round(end * rate));
  filter[field] = { gte: inUnits(gte), lte: inUnits(lte) };
  if (unit !== undefined && currency !== undefined) filter[unit] = [currency];
  return true;
}

const isCueOfRange = (rows: Rows, { cues }: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some(({ days, amount }) => days || amount) &&
  rows.some(
    ([, row]) => (row.kind === "dates" || row.kind === "money") && row.term !== undefined && cues.includes(row.term),
  );

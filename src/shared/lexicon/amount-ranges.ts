import { withoutCurrency } from "./currency-names.ts";
import { readQuantity } from "./quantity.ts";
import { stemsOf } from "./stem.ts";

export interface AmountRange {
  gte?: number;
  lte?: number;
  /** ISO 4217; undefined: none is named. */
  currency?: string | undefined;
  /** What is counted, where it is people. */
  of?: "people";
  /** No word says whether it is the least or the most: it means something beside a word that says what it is an amount of. */
  isBare?: true;
}

const AT_LEAST = [
  /^(?:over|above|more than|at least|minimum|min|from|starting at|en az|asgari|>=?|≥)\s*(.+)$/,
  /^(.+?)['’]?(?:den|dan|ten|tan)? (?:fazla|cok|uzeri|uzerinde|uzerindeki|ustu|ustunde|ustundeki|yukari|ve uzeri|ve ustu)$/,
  /^(.+?)['’]?(?:in|un|nin|nun|n)? (?:uzerinde|ustunde|uzerindeki|ustundeki)$/,
  /^(.+?) (?:and above|and up|or more|and more|plus)$/,
  /^(.+?)\+$/,
];
const AT_MOST = [
  /^(?:under|below|less than|fewer than|at most|up to|maximum|max|en fazla|en cok|azami|<=?|≤)\s*(.+)$/,
  /^(.+?)['’]?(?:e|a|ye|ya)? (?:kadar|kadarki)$/,
  /^(.+?)['’]?(?:in|un|nin|nun|n)? (?:alti|altinda|altindaki)$/,
  /^(.+?)['’]?(?:den|dan|ten|tan) (?:az|dusuk)$/,
  /^(.+?) (?:or less|and below|or below)$/,
];
const BETWEEN_ENDS = /^(?:between |from )?(.+?)\s*(?:[-–]|and|to|ile|ve)\s*(.+?)(?: arasi| arasinda| arasindaki)?$/;
const COUNTED_PEOPLE = /^(.+?)\s*(?:people|person|persons|employees|employee|kisi|kisilik|calisan|calisanli)$/;
/** "10 kişiden az" and "50 çalışanın üzerinde": the ending of the word is that of its number. */
const COUNTED_WITHIN = /^(.+?)\s+(?:kisi|calisan|people|employees)(den|dan|nin|in)?\s+(.+)$/;
/** "Çalışan sayısı 50'den fazla". */
const COUNT_BEFORE =
  /^(?:calisan sayisi|kisi sayisi|ekip buyuklugu|ekibi|team size|team of|teams of|number of employees|headcount)\s+(.+)$/;
/** A number without a currency or a word of size is an amount of money from here on. */
const LEAST_PLAIN = 1000;

type Words = ReadonlyMap<string, string>;
interface Amount {
  amount: number;
  currency: string | undefined;
  isPlain: boolean;
}

/** What a text in search form says of amounts, "over 80k", "1 milyon dolara kadar", "10+ people"; undefined: nothing. */
export function readAmountRange(text: string, words: Words): AmountRange | undefined {
  const [, number, ending = "", relation] = COUNTED_WITHIN.exec(text) ?? [];
  const within = number && `${number}${ending} ${relation}`;
  const people = COUNT_BEFORE.exec(within ?? text)?.[1] ?? within ?? COUNTED_PEOPLE.exec(text)?.[1];
  if (people === undefined) return rangeOf(text, words, LEAST_PLAIN);
  const range = rangeOf(people, words, 0);
  return range && { ...range, of: "people" };
}

/** `leastPlain`: from which number on one without a currency or a word of size is meant. */
function rangeOf(text: string, words: Words, leastPlain: number): AmountRange | undefined {
  const between = BETWEEN_ENDS.exec(text);
  const ends = between && endsOf(between[1]!, between[2]!, words, leastPlain);
  if (ends) return ends;
  for (const [patterns, end] of [
    [AT_LEAST, "gte"],
    [AT_MOST, "lte"],
  ] as const)
    for (const pattern of patterns) {
      const said = pattern.exec(text)?.[1];
      const read = said === undefined ? undefined : readAmountIn(said.trim(), words);
      if (read && isSaid(read, leastPlain)) return { [end]: read.amount, currency: read.currency };
    }
  const bare = readAmountIn(text, words);
  return bare && !bare.isPlain ? { gte: bare.amount, currency: bare.currency, isBare: true } : undefined;
}

const isSaid = ({ isPlain, amount }: Amount, leastPlain: number) => !isPlain || amount >= leastPlain;

/** "1-5 milyon TL": the size and the currency of the second hold for the first, too. */
function endsOf(first: string, second: string, words: Words, leastPlain: number): AmountRange | undefined {
  const to = readAmountIn(second, words);
  if (!to || !isSaid(to, leastPlain)) return undefined;
  const from = readAmountIn(first, words);
  if (!from) return undefined;
  const factor = from.isPlain && !to.isPlain && from.amount < 1000 ? sizeOf(second, words) : 1;
  const gte = from.amount * factor;
  if (gte > to.amount) return undefined;
  return { gte, lte: to.amount, currency: to.currency ?? from.currency };
}

/** What the word of size behind a number multiplies it with: a million for "5 milyon TL". */
function sizeOf(text: string, words: Words): number {
  const { number } = withoutCurrency(text, words);
  const digits = /^[\d.,]+/.exec(number)?.[0] ?? "";
  const [whole, plain] = [readQuantity(number), readQuantity(digits)];
  return whole && plain && Number(plain.number) > 0 ? Number(whole.number) / Number(plain.number) : 1;
}

/** One amount; the last word may have a Turkish ending: "1 milyon dolara", "80 binden". */
function readAmountIn(text: string, words: Words): Amount | undefined {
  const start = text.lastIndexOf(" ") + 1;
  for (const stem of stemsOf(text.slice(start), 2)) {
    const { number, currency } = withoutCurrency(text.slice(0, start) + stem, words);
    const quantity = readQuantity(number);
    if (quantity)
      return { amount: Number(quantity.number), currency, isPlain: currency === undefined && !quantity.hasMagnitude };
  }
  return undefined;
}

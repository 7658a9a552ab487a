import { readQuantity } from "../lexicon/quantity.ts";
import { because } from "./reasons.ts";
import type { RowReader } from "./row-reader.ts";
import type { Steps } from "./steps.ts";

type Bands = Readonly<Record<string, readonly [number | null, number | null]>>;

/** "25", "10 kişi", "1,000+", "12 – 20", "11 to 25 people". */
const SIZE =
  /^(?:>|≥)?\s*(\d[\d.,\s]*?[kK]?)\s*(?:(?:-|–|—|to|ile)\s*(\d[\d.,\s]*?[kK]?)\s*)?(\+|ve üzeri|ve üstü|or more|and more)?\s*(?:kişi|çalışan|people|persons?|employees?|staff)?$/iu;

/** The band of a list that a number is in, or both ends of a range are: one that reaches over two bands is no answer. */
export function readBand(source: Steps, bands: Bands, text: string, row: RowReader): string | null {
  const [, least = "", most, more] = SIZE.exec(text.trim()) ?? [];
  const from = numberOf(least);
  if (from === undefined) return row.leaveOut(source, because("unknownValue"));
  const isOpen = more !== undefined || /^[>≥]/.test(text.trim());
  const to = most === undefined ? (isOpen ? Number.POSITIVE_INFINITY : from) : numberOf(most);
  if (to === undefined) return row.leaveOut(source, because("unknownValue"));
  const band = Object.entries(bands).find(
    // "1000+" is what "1001 and more" is called elsewhere.
    ([, [first, last]]) => from >= (first ?? 0) - (isOpen ? 1 : 0) && to <= (last ?? Number.POSITIVE_INFINITY),
  );
  return band?.[0] ?? row.leaveOut(source, because(most === undefined && !isOpen ? "noBand" : "severalBands"));
}

const numberOf = (text: string): number | undefined => {
  const quantity = readQuantity(text);
  return quantity && Number(quantity.number);
};

import { fold } from "../fold.ts";

/** Words and letters behind a number, in search form → the digits they stand for. */
const MAGNITUDES: Readonly<Record<string, number>> = {
  k: 3,
  bin: 3,
  thousand: 3,
  m: 6,
  mm: 6,
  mn: 6,
  mio: 6,
  mil: 6,
  mln: 6,
  mill: 6,
  milyon: 6,
  million: 6,
  millions: 6,
  b: 9,
  bn: 9,
  mr: 9,
  mlr: 9,
  mrd: 9,
  milyar: 9,
  billion: 9,
  billions: 9,
  t: 12,
  tn: 12,
  trn: 12,
  trilyon: 12,
  trillion: 12,
};
const MAGNITUDE = Object.keys(MAGNITUDES)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const QUANTITY = new RegExp(`^(\\d[\\d.,'’\\s]*)\\s*(${MAGNITUDE})?$`);
/** Spaces that group digits, as French and Swedish write. */
const GROUPED = /^\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+(?=[.,]|$)/;

export interface Quantity {
  /** An exact decimal text, "1500000" or "0.5". */
  number: string;
  /** A word like "milyon" or a letter like "M" said how large it is. */
  hasMagnitude: boolean;
}

/**
 * A number as people write it in English or Turkish: "1,5 milyon", "500M", "80 bin", "80.000", "1,234.50". Undefined where it
 * is none, or where its mark may be read in two ways: "1.500 million" is a thousand times more in Turkish than in English.
 */
export function readQuantity(text: string): Quantity | undefined {
  const [, digits = "", word] = QUANTITY.exec(fold(text.trim())) ?? [];
  const plain = plainNumber(digits.trim(), word !== undefined);
  if (plain === undefined) return undefined;
  const zeros = word === undefined ? 0 : MAGNITUDES[word]!;
  return { number: shifted(plain, zeros), hasMagnitude: word !== undefined };
}

/** Digits with "." before decimals, without grouping. */
function plainNumber(digits: string, hasMagnitude: boolean): string | undefined {
  const text = digits.replace(GROUPED, (groups) => groups.replace(/\D/g, ""));
  if (/^\d+$/.test(text)) return text;
  const marks = [...text.matchAll(/[.,]/g)].map(([mark]) => mark);
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || !/^[\d.,]+$/.test(text)) return undefined;
  const groups = (mark: string) => new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`);
  if (first !== last) {
    const [whole = "", decimals = ""] = [
      text.slice(0, text.lastIndexOf(last!)),
      text.slice(text.lastIndexOf(last!) + 1),
    ];
    return groups(first).test(whole) && /^\d+$/.test(decimals)
      ? `${whole.replaceAll(first, "")}.${decimals}`
      : undefined;
  }
  if (marks.length > 1) return groups(first).test(text) ? text.replaceAll(first, "") : undefined;
  const [whole = "", rest = ""] = text.split(first);
  if (whole === "" || rest === "") return undefined;
  // Three digits behind one mark are thousands; before "million" they could be decimals.
  if (rest.length === 3 && whole !== "0") return hasMagnitude ? undefined : whole + rest;
  return `${whole}.${rest}`;
}

/** A decimal number times a power of ten, exactly. */
function shifted(number: string, zeros: number): string {
  const [whole = "", decimals = ""] = number.split(".");
  const moved = decimals.padEnd(zeros, "0");
  const rest = moved.slice(zeros).replace(/0+$/, "");
  const digits = (whole + moved.slice(0, zeros)).replace(/^0+(?=\d)/, "");
  return rest === "" ? digits : `${digits}.${rest}`;
}

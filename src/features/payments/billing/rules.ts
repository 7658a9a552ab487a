const DIGITS = /^\d+$/;

/**
 * True if a number is one of the Turkish tax offices: ten digits, the last of which follows from the others (Gelir
 * İdaresi Başkanlığı, vergi kimlik numarası).
 */
export function isTaxNumber(number: string): boolean {
  if (number.length !== 10 || !DIGITS.test(number)) return false;
  const digits = [...number].map(Number);
  const sum = digits.slice(0, 9).reduce((total, digit, place) => {
    const moved = (digit + 9 - place) % 10;
    // A result of 0 counts as 9.
    return total + (moved === 0 ? 0 : (moved * 2 ** (9 - place)) % 9 || 9);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

/**
 * True if a number is one of a person in Türkiye: eleven digits, the last two of which follow from the others (T.C.
 * kimlik numarası).
 */
export function isPersonNumber(number: string): boolean {
  if (number.length !== 11 || !DIGITS.test(number) || number.startsWith("0")) return false;
  const digits = [...number].map(Number);
  const sumOf = (places: readonly number[]) => places.reduce((sum, place) => sum + digits[place]!, 0);
  const tenth = (((sumOf([0, 2, 4, 6, 8]) * 7 - sumOf([1, 3, 5, 7])) % 10) + 10) % 10;
  return digits[9] === tenth && sumOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10 === digits[10];
}

export interface TaxPayer {
  kind: "person" | "company";
  /** Null: elsewhere than in Türkiye. */
  isTurkish: boolean;
  taxOffice: string | null;
  taxNumber: string | null;
}

/** The errors of a tax number and office, by field. A sole trader's company has the number of its owner. */
export function taxProblems({ kind, isTurkish, taxOffice, taxNumber }: TaxPayer): { field: string; reason: string }[] {
  if (!isTurkish) return [];
  const isCompany = kind === "company";
  const isFine = taxNumber === null ? !isCompany : isTaxNumber(taxNumber) || isPersonNumber(taxNumber);
  return [
    ...(isCompany && !taxOffice ? [{ field: "taxOffice", reason: "taxOfficeMissing" }] : []),
    ...(isFine ? [] : [{ field: "taxNumber", reason: "notATaxNumber" }]),
  ];
}

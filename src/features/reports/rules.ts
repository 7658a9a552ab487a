import type { Locale } from "#shared/locale.ts";
import type { ReportDetail, Terms } from "./contract.ts";

interface Priced {
  isFree: boolean;
  price: number | null;
}

export const termsOf = ({ isFree, price }: Priced): Terms => (isFree ? "free" : price === null ? "premium" : "paid");

interface Standing {
  terms: Terms;
  signedIn: boolean;
  /** Has a package, or nobody needs one. */
  premium: boolean;
  bought: boolean;
  /** Taken this month already. */
  taken: boolean;
  /** Reports taken this month, of those that one's package or, without one, every member has. */
  used: number;
  limit: number;
}

/** The viewer's access to the file. "open": at once. "allowed": after `PremiumDownload`, which counts it. */
export function accessOf({ terms, signedIn, premium, bought, taken, used, limit }: Standing): ReportDetail["access"] {
  if (terms === "free" || bought) return "open";
  if (!signedIn) return "needsSignIn";
  if (terms === "paid") return "needsPurchase";
  if (taken) return "open";
  if (used < limit) return "allowed";
  return premium ? "limitReached" : "needsPackage";
}

/** The content type of a file by its first bytes; undefined for anything a report may not be. */
export function typeOfFile(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 5));
  if (head === "%PDF-") return "application/pdf";
  if (head.startsWith("PK\u0003\u0004")) return "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return undefined;
}

/** Letters that no file system takes, and those that hide or turn others. */
const FORBIDDEN_SIGNS = /[/\\:*?"<>|\p{Cc}\p{Cf}]/gu;
/** Letters of a name without its ending; the database takes 150. */
const NAME_MAX = 120;

/** A text as the name of a file without its ending: nothing in it leads elsewhere. It may be empty. */
export const safeName = (text: string): string =>
  text
    .replace(FORBIDDEN_SIGNS, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .trim()
    .slice(0, NAME_MAX)
    .trim();

interface NamedFile {
  /** In the reader's language, as the name of the file's own one. */
  title: string;
  languageName: string;
  /** ISO 639-1, of the file. */
  language: string;
  /** With its ending. */
  fileName: string;
}

/** The name under which a reader saves a report: its title, with the file's language where that is another than theirs. */
export function savedName({ title, languageName, language, fileName }: NamedFile, locale: Locale): string {
  const ending = fileName.split(".").at(-1);
  const inBrackets = language === locale ? "" : ` (${safeName(languageName)})`;
  return `${safeName(title) || "report"}${inBrackets}.${ending}`;
}

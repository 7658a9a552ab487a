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

/**
 * Whether a viewer may have the file. "open": at once. "allowed": after `PremiumDownload`, which counts it.
 */
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

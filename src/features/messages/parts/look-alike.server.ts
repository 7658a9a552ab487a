import { domainToUnicode } from "node:url";
import type { FieldProblem } from "#shared/errors.ts";
import { linked } from "../rules.ts";

/** Letters of these look like Latin ones. */
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * Whether an address pretends to be another one: a name before an @ ("https://kovan.example@evil.example"), or letters of an
 * alphabet that looks Latin among Latin ones.
 */
function isLookAlike(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, hostname } = new URL(address);
  const host = domainToUnicode(hostname);
  return username !== "" || password !== "" || (OTHER.test(host) && LATIN.test(host));
}

/** The first address of a text that pretends to be another one, as a problem of the field. */
export function lookAlikes(field: string, text: string): FieldProblem[] {
  const found = linked(text).find(({ address }) => address && isLookAlike(address));
  return found ? [{ field, reason: "lookAlikeAddress", detail: found.text }] : [];
}

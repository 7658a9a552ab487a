import { isCommon } from "./parts/common-passwords.ts";

/** Characters of a password at least (specification, "Password minimum"). */
export const PASSWORD_MIN_LENGTH = 8;
/** Refused from so many digits in a row, up or down by one: "123", "987". */
const CONSECUTIVE_DIGITS = 3;

type Rule = (password: string, about: readonly string[]) => boolean;
const RULES = {
  length: (password) => [...password].length >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /\p{Lu}/u.test(password),
  punctuation: (password) => /[\p{P}\p{S}]/u.test(password),
  number: (password) => /\d/.test(password),
  noConsecutive: (password) => longestRun(password) < CONSECUTIVE_DIGITS,
  notCommon: (password, about) => !isCommon(password, about),
} satisfies Record<string, Rule>;
export type PasswordRule = keyof typeof RULES;
export const PASSWORD_RULES = Object.keys(RULES) as PasswordRule[];

/**
 * The rules of a new password (specification, §5, and record 100) that this one breaks, in the order they are shown. `about`: words
 * of the person and the house (`wordsOf`).
 */
export const brokenRules = (password: string, about: readonly string[] = []): PasswordRule[] =>
  PASSWORD_RULES.filter((rule) => !RULES[rule](password, about));

/** Length of the longest run of digits that goes up or down by one. */
function longestRun(text: string): number {
  let [longest, length, direction] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const digit = digitAt(text, at);
    const before = digitAt(text, at - 1);
    const step = digit - before;
    if (Number.isNaN(digit)) length = 0;
    else if (Math.abs(step) !== 1) length = 1;
    else length = step === direction ? length + 1 : 2;
    direction = Math.abs(step) === 1 ? step : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}

const digitAt = (text: string, at: number): number => (/\d/.test(text[at] ?? "") ? Number(text[at]) : Number.NaN);

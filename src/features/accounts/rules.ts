/** Characters of a password at least (specification, "Password minimum"). */
export const PASSWORD_MIN_LENGTH = 8;
/** Refused from so many digits in a row, up or down by one: "123", "987". */
const CONSECUTIVE_DIGITS = 3;

const RULES = {
  length: (password: string) => [...password].length >= PASSWORD_MIN_LENGTH,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  punctuation: (password: string) => /[\p{P}\p{S}]/u.test(password),
  number: (password: string) => /\d/.test(password),
  noConsecutive: (password: string) => longestRun(password) < CONSECUTIVE_DIGITS,
};
export type PasswordRule = keyof typeof RULES;
export const PASSWORD_RULES = Object.keys(RULES) as PasswordRule[];

/** The rules of a new password (specification, §5) that this one breaks, in the order they are shown. */
export const brokenRules = (password: string): PasswordRule[] =>
  PASSWORD_RULES.filter((rule) => !RULES[rule](password));

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

import { ERRORS, errorText } from "./error-list.ts";
import type { ErrorCode, FieldProblem } from "./errors.ts";
import type { Locale } from "./locale.ts";
import { codedProblem, generalReason } from "./reasons.ts";

const isErrorCode = (reason: string): reason is ErrorCode => Object.hasOwn(ERRORS, reason);

/**
 * The problem as an answer has it: its reason is always a code, and beside it stands its sentence in the language of the request. Forms
 * have words of their own for some codes.
 */
export function answeredProblem(problem: FieldProblem, locale: Locale): FieldProblem & { message: string } {
  const coded = codedProblem(problem);
  const code = isErrorCode(coded.reason) ? coded.reason : "invalidInput";
  return { ...coded, message: generalReason(problem, locale) ?? errorText(code, locale) };
}

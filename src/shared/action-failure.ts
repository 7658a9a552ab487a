import { data } from "react-router";
import { errorStatus, errorText } from "./error-list.ts";
import { AppError, type ErrorCode } from "./errors.ts";
import type { Locale } from "./locale.ts";
import { type ShownProblem, shownProblem } from "./reasons.ts";

/** The failure that a page shows after its action: the code, the sentence for people, the fields at fault. */
export interface ActionFailure {
  /** `connectionLost`: no server answered; the page has a text of its own for it. */
  code: ErrorCode | "connectionLost";
  value: string;
  fields: ShownProblem[];
}

/** The answer of an action whose call failed; `more` is what its page needs besides, such as the typed values. */
export function actionFailure<More extends object = object>(error: unknown, locale: Locale, more?: More) {
  if (!(error instanceof AppError)) throw error;
  const fields = error.fields.map((problem) => shownProblem(problem, locale));
  const failure: ActionFailure = { code: error.code, value: errorText(error.code, locale), fields };
  return data({ ...(more as More), failure }, errorStatus(error.code));
}

import type { ActionFailure } from "#shared/action-failure.ts";
import type { ShownProblem } from "#shared/reasons.ts";

/** The answer of a form's refused action: the reason, and the typed values for the page that is shown again. */
export interface Refused {
  failure: ActionFailure;
  /** By field; never a password. */
  values?: Record<string, string>;
}

/** Text fields of a form that may be shown again. */
export const typedIn = (form: FormData, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "")]));

/** The problem of this field in the refusal. */
export const problemOf = (answer: Refused | undefined, field: string): ShownProblem | undefined =>
  answer?.failure.fields.find((problem) => problem.field === field);

/** The error at this field: the reason's own sentence, else the form's words for it; undefined: none. */
export function errorAt<Words>(answer: Refused | undefined, field: string, words: Words): Words | string | undefined {
  const problem = problemOf(answer, field);
  return problem && (problem.sentence ?? words);
}

/** True if the refusal is about this field. */
export const isAtFault = (answer: Refused | undefined, field: string): boolean =>
  problemOf(answer, field) !== undefined;

import type { ActionFailure } from "#shared/action-failure.ts";
import type { ShownProblem } from "#shared/reasons.ts";

/** What a form's action answers when it was refused: why, and the typed values for the page that is shown again. */
export interface Refused {
  failure: ActionFailure;
  /** By field; never a password. */
  values?: Record<string, string>;
}

/** Text fields of a form that may be shown again. */
export const typedIn = (form: FormData, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "")]));

/** What the refusal says of this field. */
export const problemOf = (answer: Refused | undefined, field: string): ShownProblem | undefined =>
  answer?.failure.fields.find((problem) => problem.field === field);

/** What stands at this field: the reason's own sentence, else the form's words for it; undefined: nothing is wrong. */
export function errorAt<Words>(answer: Refused | undefined, field: string, words: Words): Words | string | undefined {
  const problem = problemOf(answer, field);
  return problem && (problem.sentence ?? words);
}

/** Whether the refusal is about this field. */
export const isAtFault = (answer: Refused | undefined, field: string): boolean =>
  problemOf(answer, field) !== undefined;

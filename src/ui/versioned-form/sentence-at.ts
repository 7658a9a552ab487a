import type { ActionFailure } from "#shared/action-failure.ts";

/**
 * The sentence at a field whose form has no words of its own. Values that others have saved meanwhile are shown above
 * the fields.
 */
export function sentenceAt(failure: ActionFailure | undefined, field: string): string | undefined {
  if (failure?.code === "changedMeanwhile") return undefined;
  const problem = failure?.fields.find((one) => one.field === field || one.field.endsWith(`.${field}`));
  return problem && (problem.sentence ?? problem.general ?? failure?.value);
}

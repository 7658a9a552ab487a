import type { FieldProblem } from "#shared/errors.ts";

/** The fields at fault, each once with its first problem: what a sentence counts and a form marks. */
export const onePerField = <Problem extends FieldProblem>(problems: readonly Problem[]): Problem[] =>
  problems.filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at);

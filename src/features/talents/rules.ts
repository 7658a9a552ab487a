import type { ErrorCode, FieldProblem } from "#shared/errors.ts";
import { type Refusal, refuse } from "#shared/outcome.ts";

/** Refuses input: `bannedWord` if only its words are wrong. */
export function invalidInput(fields: FieldProblem[]): Refusal {
  const reason: ErrorCode = fields.every((problem) => problem.reason === "bannedWord") ? "bannedWord" : "invalidInput";
  return refuse(reason, fields);
}

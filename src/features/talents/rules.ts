import type { ErrorCode, FieldProblem } from "#shared/errors.ts";
import { type Refusal, refuse } from "#shared/outcome.ts";

/** Why a form is refused: `bannedWord` when nothing but its words is wrong. */
export function invalidInput(fields: FieldProblem[]): Refusal {
  const reason: ErrorCode = fields.every((problem) => problem.reason === "bannedWord") ? "bannedWord" : "invalidInput";
  return refuse(reason, fields);
}

import type { ErrorCode, FieldProblem } from "#shared/errors.ts";

/** Why a form is refused: `bannedWord` when nothing but its words is wrong. */
export function invalidInput(fields: FieldProblem[]) {
  const reason: ErrorCode = fields.every((problem) => problem.reason === "bannedWord") ? "bannedWord" : "invalidInput";
  return { ok: false, reason, fields } as const;
}

import type { FieldProblem } from "#shared/errors.ts";
import { type Refusal, refuse } from "#shared/outcome.ts";

/** Refuses input: `bannedWord` if only its words are wrong. */
export function invalidInput(fields: FieldProblem[]): Refusal<"bannedWord" | "invalidInput"> {
  return refuse(fields.every(({ reason }) => reason === "bannedWord") ? "bannedWord" : "invalidInput", fields);
}

import type { ErrorCode, FieldProblem } from "./errors.ts";

/** Why a command refused. It is expected, so it is a value; `serve` makes it the failure of the call. */
export interface Refusal {
  ok: false;
  reason: ErrorCode;
  /** Which fields of the input are at fault. */
  fields: FieldProblem[];
}

/** What a command returns. `Done` is its result, such as the id of a new row. */
export type Outcome<Done extends object = object> = ({ ok: true } & Done) | Refusal;

export const refuse = (reason: ErrorCode, fields: FieldProblem[] = []): Refusal => ({ ok: false, reason, fields });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "ok" in value && value.ok === false && "reason" in value;

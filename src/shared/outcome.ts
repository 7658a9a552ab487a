import type { ErrorCode, FieldProblem } from "./errors.ts";

/** Why a command did not do what it was asked to: expected, so a value. `serve` makes it the failure of the call. */
export interface Refusal {
  ok: false;
  reason: ErrorCode;
  /** Which fields of the input are at fault. */
  fields: FieldProblem[];
}

/** What a command returns: `Done` is what it found out on the way, such as the id of a new row. */
export type Outcome<Done extends object = object> = ({ ok: true } & Done) | Refusal;

export const refuse = (reason: ErrorCode, fields: FieldProblem[] = []): Refusal => ({ ok: false, reason, fields });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "ok" in value && value.ok === false && "reason" in value;

import type { ErrorCode, FieldProblem } from "./errors.ts";

/** Why a command refused. It is expected, so it is a value; `serve` makes it the failure of the call. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  ok: false;
  reason: Code;
  /** The fields of the input that are at fault. */
  fields: FieldProblem[];
}

/** The result of a command. `Done` is its content, such as the id of a new row; `Code` the reasons to refuse. */
export type Outcome<Done extends object = object, Code extends ErrorCode = ErrorCode> =
  | ({ ok: true } & Done)
  | Refusal<Code>;

export const refuse = <Code extends ErrorCode>(reason: Code, fields: FieldProblem[] = []): Refusal<Code> => ({
  ok: false,
  reason,
  fields,
});

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "ok" in value && value.ok === false && "reason" in value;

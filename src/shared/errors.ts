import type { ERRORS } from "./error-list.ts";

/** Every way a call can fail that a client may act on. Codes are stable; sentences may change. */
export type ErrorCode = keyof typeof ERRORS;

/** Failures by their code, as a feature declares them in its `errors.ts`: HTTP status and the sentence people read. */
export type ErrorRows = Readonly<Record<string, { status: number; en: string; tr: string }>>;

/** Of `exportInProgress`. Browsers recognise it by the status, because the answer to a download has no envelope. */
export const EXPORT_IN_PROGRESS_STATUS = 409;

/** The content of `data` in a failed answer when single fields are at fault. */
export interface FieldProblem {
  field: string;
  /** A code of `shared/reasons.ts`, or of a whole failure. */
  reason: string;
  /** What its sentence names: the banned word, the most that is possible. */
  detail?: string;
  /** In answers: its sentence in the request's language. */
  message?: string;
  /** Of `changedMeanwhile`: the value that was sent, the one another save left, and the version that has it. */
  yours?: unknown;
  theirs?: unknown;
  version?: number;
}

/** A failure the caller may know about. Anything else that is thrown is a fault of ours and is answered as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblem[];
  constructor(code: ErrorCode, fields: FieldProblem[] = []) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

/** The body of every failed answer. `status.value` is the sentence for people, in the request's language. */
export interface ErrorBody {
  data: FieldProblem[] | null;
  status: { code: ErrorCode; value: string };
  message: string;
}

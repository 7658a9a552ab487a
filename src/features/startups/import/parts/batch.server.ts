import { createHash } from "node:crypto";
import type { Problem } from "#shared/import/row-reader.ts";

/** A row that could be read, on its way into the database. */
export interface ReadyRow<Values> {
  number: number;
  /** Key of the source, and of the row in it. */
  sourceKey: string;
  values: Values;
  problems: Problem[];
}

/** "repeated": an earlier row has the same key, and counts. */
export type Action = "create" | "update" | "unchanged" | "refused" | "repeated";

/** What becomes of a row; `why` for rows that are refused or left alone on purpose. */
export interface Outcome {
  number: number;
  key: string;
  action: Action;
  why?: Problem;
  problems: Problem[];
  /** Fields that an update changes: the new value, and which one was there. */
  changed?: Problem[];
  /** What may be the same, or is joined. */
  same?: Problem[];
}

/** Digest of the values of a row: it differs when the source has changed since the last import. */
export const digestOf = (values: unknown): string =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);

/** A row without key or name is refused. */
export const refusal = (row: { number: number; sourceKey: string; problems: Problem[] }, why: Problem): Outcome => ({
  number: row.number,
  key: row.sourceKey,
  action: "refused",
  why,
  problems: row.problems,
});

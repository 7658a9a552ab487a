import type { Db } from "#db/open.server.ts";
import { importOutcome, importWrite } from "#db/tables/imports.server.ts";
import type { ImportWrite } from "#server/import/nouns.server.ts";
import { cut } from "#shared/cut.ts";
import type { ImportOutcome } from "#shared/import/mapping.ts";
import { MAX_SHOWN_CELL } from "../limits.ts";

/** Rows that one statement writes. */
const ROWS_AT_ONCE = 1000;

/** Adds rows to the counts of an import: by what becomes of them, with questions, with a new town, with remarks. */
export function count(counts: Record<string, number>, outcomes: readonly ImportOutcome[]): void {
  const add = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const { action, notes } of outcomes) {
    add(action);
    if (notes.some(({ code }) => code === "asksSame")) add("questions");
    if (notes.some(({ code }) => code === "newTown")) add("towns");
    if (notes.some(({ about }) => about !== "change")) add("remarks");
  }
}

export async function storeOutcomes(tx: Db, runId: string, outcomes: readonly ImportOutcome[]): Promise<void> {
  for (let at = 0; at < outcomes.length; at += ROWS_AT_ONCE)
    await tx
      .insert(importOutcome)
      .values(outcomes.slice(at, at + ROWS_AT_ONCE).map((outcome) => ({ runId, ...shortened(outcome) })));
}

export async function storeWrites(tx: Db, runId: string, writes: readonly ImportWrite[]): Promise<void> {
  for (let at = 0; at < writes.length; at += ROWS_AT_ONCE)
    await tx.insert(importWrite).values(writes.slice(at, at + ROWS_AT_ONCE).map((write) => ({ runId, ...write })));
}

const shortened = ({ key, notes, ...outcome }: ImportOutcome): ImportOutcome => ({
  ...outcome,
  key: cut(key, MAX_SHOWN_CELL),
  notes: notes.map((note) => ({ ...note, value: cut(note.value, MAX_SHOWN_CELL) })),
});

// Hand-written SQL: the table is any with the columns of `versioned()`, and JSON is changed in place.

import { type SQL, sql } from "drizzle-orm";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { AppError, type ErrorCode, type FieldProblem } from "#shared/errors.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { isSameValue } from "#shared/same-value.ts";
import { type Units, unitOf } from "#shared/units.ts";

/** A row that people edit: its table has the columns of `versioned()`. */
export interface Thing {
  table: AnyPgTable;
  /** Finds the one row. */
  where: SQL | undefined;
}

interface Save {
  /** The version that was changed; undefined: the caller overwrites whatever is there. */
  from: number | undefined;
  /** The sent values, by field; undefined: not sent. */
  change: object;
  /** The same fields as they are stored, as the caller may read them. */
  current: object;
  /** Fields that are one: a change of any of them is a change of all. */
  units?: Units;
}

/**
 * Runs the command of a save, unless somebody else has changed the same fields to something else since `from`: then it
 * refuses with `changedMeanwhile`, naming both values. Counts the version up. Run it in the transaction of the command.
 */
export async function saveChanges<Done extends object, Code extends ErrorCode>(
  tx: Db,
  thing: Thing,
  { from, change, current, units = [] }: Save,
  command: () => Promise<Outcome<Done, Code>>,
): Promise<Outcome<Done, Code | "changedMeanwhile">> {
  const stored = await versionOf(tx, thing);
  // The command says what it means that there is no such row.
  if (!stored) return command();
  const before = current as Record<string, unknown>;
  const changed = Object.entries(change).filter(
    ([field, value]) => value !== undefined && !isSameValue(value, before[field]),
  );
  const isChangedSince = (field: string, version: number) =>
    // A version that is not there yet was read before the database was restored from a backup.
    version > stored.version || (stored.fieldVersions[unitOf(units, field)] ?? 0) > version;
  const clashes: FieldProblem[] = changed
    .filter(([field]) => from !== undefined && isChangedSince(field, from))
    .map(([field, yours]) => ({
      field,
      reason: "changedMeanwhile",
      yours,
      theirs: before[field] ?? null,
      version: stored.version,
    }));
  if (clashes.length > 0) return refuse("changedMeanwhile", clashes);
  const outcome = await command();
  if (!outcome.ok || changed.length === 0) return outcome;
  const fields = [...new Set(changed.map(([field]) => unitOf(units, field)))];
  if (await countVersion(tx, thing, fields, stored.version)) return outcome;
  // Another save came between: the same request finds its values when it is sent again. Or the command removed the row.
  if (await versionOf(tx, thing)) throw new AppError("unavailable");
  return outcome;
}

const versionRow = z.object({ version: z.number(), fieldVersions: z.record(z.string(), z.number()) });

async function versionOf(tx: Db, { table, where }: Thing): Promise<z.output<typeof versionRow> | undefined> {
  const rows = await rowsOf(
    tx,
    versionRow,
    sql`select version, field_versions "fieldVersions" from ${table} where ${where}`,
  );
  return rows[0];
}

/** Counts the version up because these fields have changed. Returns false when the version is not the expected one. */
export async function countVersion(tx: Db, { table, where }: Thing, fields: string[], expected?: number) {
  const { rows } = await tx.execute(
    sql`update ${table} set version = version + 1, field_versions = field_versions ||
          (select jsonb_object_agg(field, version + 1) from unnest(${sql.param(fields)}::text[]) field)
        where ${where} ${expected === undefined ? sql`` : sql`and version = ${expected}`} returning 1`,
  );
  return rows.length > 0;
}

// Hand-written SQL: things of three tables are looked up by one statement.

import { and, count, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { university } from "#db/tables/reference.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { seesPerson } from "#server/visible-people.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { EducationInput, HidingInput } from "../../profile/contract.ts";
import { ROWS_MAX } from "../../profile/limits.ts";
import { referenceProblems } from "../../profile/parts/input-problems.server.ts";
import { duplicates, HIDING_FIELDS } from "../../profile/rules.ts";
import { type AnyRow, type ListName, listOf } from "../parts/lists.server.ts";

/** Problems of the rows of a list; fields are named `index.field`. */
export async function listProblems(db: Db, name: ListName, rows: readonly AnyRow[], types: Catalogue) {
  const { problems, once } = listOf(name);
  const single = rows.flatMap((row, index) =>
    [...problems(row), ...referenceProblems(row as Record<string, unknown>, types)].map(({ field, reason }) => ({
      field: `${index}.${field}`,
      reason,
    })),
  );
  return [
    ...single,
    ...(once ? duplicates(rows, once as keyof AnyRow) : []),
    ...(name === "educations" ? await schoolProblems(db, rows as EducationInput[]) : []),
    ...(name === "hiddenFrom" ? HIDING_FIELDS.flatMap((field) => duplicates(rows, field as keyof AnyRow)) : []),
  ];
}

const problemRow = z.object({ index: z.number(), field: z.string() });

/** Problems for rows of hiding that name somebody new whom the member does not see: only they may be told that such a one exists. */
export async function hidingProblemsOf(
  db: Db,
  accountId: string,
  rows: readonly HidingInput[],
): Promise<FieldProblem[]> {
  const own = { kind: "member", id: accountId } as const;
  const wanted = JSON.stringify(rows.map((row, index) => ({ ...row, index })));
  const unknown = await rowsOf(
    db,
    problemRow,
    sql`
    select wanted.index, case when "personId" is not null then 'personId' when "startupId" is not null then 'startupId' else 'organizationId' end field
    from jsonb_to_recordset(${wanted}::jsonb) wanted (index integer, "personId" uuid, "startupId" uuid, "organizationId" uuid)
    where not exists (
        select from profile_hiding stored where stored.account_id = ${accountId}
          and (stored.person_id = "personId" or stored.startup_id = "startupId" or stored.organization_id = "organizationId"))
      and ("personId" is not null and ("personId" = ${accountId} or not ${seesPerson(own, sql`"personId"`)})
        or "startupId" is not null and not exists (select from startup where id = "startupId" and is_visible and deleted_at is null)
        or "organizationId" is not null and not exists (select from organization where id = "organizationId" and is_visible))
    order by 1`,
  );
  return unknown.map(({ index, field }) => ({ field: `${index}.${field}`, reason: "unknown" }));
}

/** Problems for schools that do not exist. */
async function schoolProblems(db: Db, rows: readonly { schoolId?: string | null | undefined }[]) {
  const ids = rows.flatMap(({ schoolId }) => schoolId ?? []);
  if (ids.length === 0) return [];
  const found = await db.select({ id: university.id }).from(university).where(inArray(university.id, ids));
  const schoolIds = new Set(found.map(({ id }) => id));
  return rows.flatMap(({ schoolId }, index) =>
    schoolId && !schoolIds.has(schoolId) ? [{ field: `${index}.schoolId`, reason: "unknown" }] : [],
  );
}

/** Problems of adding a row: the list is full, or the value exists already where it may occur once. */
export async function roomProblems(db: Db, name: ListName, accountId: string, row: AnyRow) {
  const { table, once } = listOf(name);
  const others = and(eq(table.accountId, accountId), row.id ? ne(table.id, row.id) : undefined);
  const [counted] = await db.select({ rows: count() }).from(table).where(others);
  if ((counted?.rows ?? 0) >= ROWS_MAX) return [{ field: name, reason: "tooMany" }];
  if (!once) return [];
  const column = getTableColumns(table)[once as "schoolId"];
  const value = (row as Record<string, unknown>)[once];
  const same = await db
    .select({ id: table.id })
    .from(table)
    .where(and(others, eq(column, value as string)));
  return same.length > 0 ? [{ field: once, reason: "duplicate" }] : [];
}

/** Ids of a member's rows. */
export async function idsOf(db: Db, name: ListName, accountId: string): Promise<string[]> {
  const { table } = listOf(name);
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.accountId, accountId));
  return rows.map(({ id }) => id);
}

/** The version of a member's profile. */
export async function versionOf(db: Db, accountId: string): Promise<number> {
  const [row] = await db.select({ version: account.version }).from(account).where(eq(account.id, accountId));
  return row!.version;
}

/** The account of a row; undefined: there is no such row. */
export async function ownerOf(db: Db, name: ListName, id: string): Promise<string | undefined> {
  const { table } = listOf(name);
  const [row] = await db.select({ accountId: table.accountId }).from(table).where(eq(table.id, id));
  return row?.accountId;
}

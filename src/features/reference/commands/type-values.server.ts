import { and, eq, ne, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { type } from "#db/tables/reference.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { placeRow } from "#server/table/place.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { slugOf } from "#shared/fold.ts";
import type { ActionOn } from "#shared/named-codes.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { RowPlace } from "#shared/table/schemas.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import type { Member } from "#shared/viewer.ts";
import { takenWords } from "./aliases.server.ts";

interface Names {
  nameEn: string;
  nameTr: string;
}

/** The values of a type that an admin may change. */
export interface TypeChange extends Partial<Record<keyof Names, string | undefined>> {
  descriptionEn?: string | undefined;
  descriptionTr?: string | undefined;
  isActive?: boolean | undefined;
}

/** Names the audit's entries: "userType.added". */
type Noun = "userType" | "type";

export const logType = (
  tx: Db,
  { viewer, noun }: { viewer: Member; noun: Noun },
  action: ActionOn<Noun>,
  id: string,
  detail: Record<string, unknown> = {},
) => writeAudit(tx, { accountId: viewer.id, action: `${noun}.${action}`, entity: noun, entityId: id, detail });

/**
 * Adds a value at the end of its list. Fails with `conflict` (a name is taken) and `invalidInput` (a name without a letter, or one by
 * which another value is called).
 */
export async function addTypeValue(
  tx: Db,
  by: { viewer: Member; noun: Noun },
  { parentId, kind, ...names }: Names & { parentId: string; kind: TypeKind },
): Promise<Outcome<{ id: string }>> {
  const [slugEn, slugTr] = [slugOf(names.nameEn), slugOf(names.nameTr)];
  const wordless = [slugEn ? [] : ["nameEn"], slugTr ? [] : ["nameTr"]].flat();
  if (wordless.length > 0)
    return refuse(
      "invalidInput",
      wordless.map((field) => ({ field, reason: "noWord" })),
    );
  const id = v7();
  const taken = await takenNames(tx, { id, parentId }, names);
  if (taken.length > 0) return refuse("conflict", taken);
  const words = await takenWords(tx, { id, kind }, names);
  if (words.length > 0) return refuse("invalidInput", words);
  const last = sql<number>`(select coalesce(max(sort_order), 0) + 1 from type where parent_id = ${parentId})`;
  const row = { id, parentId, kind, key: slugEn, ...names, slugEn, slugTr };
  const added = await tx
    .insert(type)
    .values({ ...row, sortOrder: last, editedAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: type.id });
  if (added.length === 0) return refuse("conflict");
  await logType(tx, by, "added", id, { ...names });
  return { ok: true, id };
}

/** Changes a value; its addresses stay. Fails with `notFound`, `conflict`, `invalidInput` (another value is called so). */
export async function changeTypeValue(
  tx: Db,
  by: { viewer: Member; noun: Noun },
  id: string,
  change: TypeChange,
): Promise<Outcome<{ id: string }>> {
  const [found] = await tx
    .select({ parentId: type.parentId, mergedInto: type.mergedInto, kind: type.kind })
    .from(type)
    .where(eq(type.id, id));
  if (!found?.parentId || found.mergedInto || found.kind === "kind") return refuse("notFound");
  const taken = await takenNames(tx, { id, parentId: found.parentId }, change);
  if (taken.length > 0) return refuse("conflict", taken);
  if (change.nameEn !== undefined || change.nameTr !== undefined) {
    const words = await takenWords(tx, { id, kind: found.kind }, change);
    if (words.length > 0) return refuse("invalidInput", words);
  }
  const { isActive, descriptionEn, descriptionTr, ...rest } = change;
  await tx
    .update(type)
    .set({
      ...rest,
      ...(isActive === undefined ? {} : { active: isActive }),
      // An empty description is none.
      ...(descriptionEn === undefined ? {} : { descriptionEn: descriptionEn || null }),
      ...(descriptionTr === undefined ? {} : { descriptionTr: descriptionTr || null }),
      editedAt: new Date(),
    })
    .where(eq(type.id, id));
  await logType(tx, by, "changed", id, { ...change });
  return { ok: true, id };
}

/** Puts a value between two others of its list, or below another parent. Fails with `notFound`, `orderChanged`. */
export async function placeTypeValue(
  tx: Db,
  by: { viewer: Member; noun: Noun },
  id: string,
  place: RowPlace & { into?: string },
): Promise<Outcome<object, "notFound" | "orderChanged">> {
  const placed = await placeRow(tx, { table: type, list: "parent_id" }, id, place);
  if (!placed.ok || !placed.isMoved) return placed;
  const { into, after, before } = place;
  await logType(tx, by, "placed", id, { ...(into && { into }), after, before });
  return { ok: true };
}

/** The names among these that another value of the list has, in whatever letters. */
export async function takenNames(
  tx: Db,
  { id, parentId }: { id: string; parentId: string },
  names: Partial<Record<keyof Names, string | undefined>>,
) {
  const taken: FieldProblem[] = [];
  for (const field of ["nameEn", "nameTr"] as const) {
    const name = names[field];
    if (name === undefined) continue;
    const same = and(eq(type.parentId, parentId), ne(type.id, id), sql`fold(${type[field]}) = fold(${name})`);
    const others = await tx.select({ id: type.id }).from(type).where(same).limit(1);
    if (others.length > 0) taken.push({ field, reason: "exists" });
  }
  return taken;
}

import { and, eq, ne, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { type } from "#db/tables/reference.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { slugOf } from "#shared/fold.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { typeId } from "#shared/type-id.ts";
import type { Member } from "#shared/viewer.ts";
import { userTypeTable } from "./queries.server.ts";

const LIST = typeId("userType");

interface Names {
  nameEn: string;
  nameTr: string;
}

const log = (tx: Db, viewer: Member, action: string, id: string, detail: Record<string, unknown> = {}) =>
  writeAudit(tx, { accountId: viewer.id, action, entity: "userType", entityId: id, detail });

/** Adds a user type at the end. Fails with `conflict` (a name is taken) and `invalidInput` (a name without a letter). */
export async function addUserType(tx: Db, viewer: Member, names: Names): Promise<Outcome<{ id: string }>> {
  const [slugEn, slugTr] = [slugOf(names.nameEn), slugOf(names.nameTr)];
  const wordless = [slugEn ? [] : ["nameEn"], slugTr ? [] : ["nameTr"]].flat();
  if (wordless.length > 0)
    return refuse(
      "invalidInput",
      wordless.map((field) => ({ field, reason: "noWord" })),
    );
  const id = v7();
  const taken = await takenNames(tx, id, names);
  if (taken.length > 0) return refuse("conflict", taken);
  const last = sql<number>`(select coalesce(max(sort_order), 0) + 1 from type where parent_id = ${LIST})`;
  const row = { id, parentId: LIST, kind: "userType" as const, key: slugEn, ...names, slugEn, slugTr };
  const added = await tx
    .insert(type)
    .values({ ...row, sortOrder: last, editedAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: type.id });
  if (added.length === 0) return refuse("conflict");
  await log(tx, viewer, "userType.added", id, { ...names });
  return { ok: true, id };
}

interface Change extends Partial<Record<keyof Names, string | undefined>> {
  descriptionEn?: string | undefined;
  descriptionTr?: string | undefined;
  isActive?: boolean | undefined;
  sortOrder?: number | undefined;
}

/** Changes a user type; its addresses stay. Fails with `notFound`, `conflict`. */
export async function changeUserType(
  tx: Db,
  viewer: Member,
  id: string,
  change: Change,
): Promise<Outcome<{ id: string }>> {
  if (!(await userTypeTable.byId(tx, { viewer, locale: "en" }, id))) return refuse("notFound");
  const taken = await takenNames(tx, id, change);
  if (taken.length > 0) return refuse("conflict", taken);
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
  await log(tx, viewer, "userType.changed", id, { ...change });
  return { ok: true, id };
}

/** Deletes a user type. Fails with `notFound`, `inUse` (accounts have it, or rules of the product name it). */
export async function removeUserType(tx: Db, viewer: Member, id: string): Promise<Outcome<{ id: string }>> {
  const found = await userTypeTable.byId(tx, { viewer, locale: "en" }, id);
  if (!found) return refuse("notFound");
  if (found.isBuiltIn || found.accounts > 0) return refuse("inUse");
  await tx.delete(type).where(eq(type.id, id));
  await log(tx, viewer, "userType.deleted", id, { nameEn: found.nameEn, nameTr: found.nameTr });
  return { ok: true, id };
}

/** Which of the names another user type has, in whatever letters. */
async function takenNames(tx: Db, id: string, names: Partial<Record<keyof Names, string | undefined>>) {
  const taken: FieldProblem[] = [];
  for (const field of ["nameEn", "nameTr"] as const) {
    const name = names[field];
    if (name === undefined) continue;
    const same = and(eq(type.parentId, LIST), ne(type.id, id), sql`fold(${type[field]}) = fold(${name})`);
    const others = await tx.select({ id: type.id }).from(type).where(same).limit(1);
    if (others.length > 0) taken.push({ field, reason: "exists" });
  }
  return taken;
}

import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { audit } from "#db/tables/operations.server.ts";
import { type } from "#db/tables/reference.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { isReferredTo } from "#server/failures.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { job } from "#server/jobs/job.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { RowPlace } from "#shared/table/schemas.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import type { Member } from "#shared/viewer.ts";
import {
  addTypeValue,
  changeTypeValue,
  logType,
  placeTypeValue,
  type TypeChange,
  takenNames,
} from "../commands/type-values.server.ts";
import { FIXED_KINDS, KINDS_BELOW } from "./limits.ts";
import { isNamed, kindBelow, typeValueTable } from "./queries.server.ts";

/** Adds a value to a list, or below a value of another. Fails with `notFound` where nothing can stand below the parent. */
export async function addType(
  tx: Db,
  viewer: Member,
  { parentId, ...names }: { parentId: string; nameEn: string; nameTr: string },
) {
  const kind = await kindBelow(tx, parentId);
  if (!kind) return refuse("notFound", [{ field: "parentId", reason: "noSuchOne" }]);
  return addTypeValue(tx, { viewer, noun: "type" }, { ...names, parentId, kind });
}

export const changeType = (tx: Db, viewer: Member, id: string, change: TypeChange) =>
  changeTypeValue(tx, { viewer, noun: "type" }, id, change);

/** Offers a value to those who choose, or no longer; who has it keeps it. */
export const offerType = (tx: Db, viewer: Member, id: string, { action }: { action: "offer" | "withdraw" }) =>
  changeTypeValue(tx, { viewer, noun: "type" }, id, { isActive: action === "offer" });

/** Gives everything that has a merged value the one that stays. */
export const mergeUses = job("types.mergeUses", z.object({ gone: z.uuid(), stays: z.uuid() }));

/**
 * Merges a value into another one of its list: nobody is offered it from now on, its addresses lead to the other one, and what has
 * it follows in the background. Fails with `notFound`, `typeNotMergeable`, `invalidInput` where the other one is none of its list.
 */
export async function mergeType(
  tx: Db,
  viewer: Member,
  id: string,
  { into }: { into: string },
): Promise<Outcome<{ id: string }, "notFound" | "typeNotMergeable" | "invalidInput">> {
  const found = await lockValue(tx, id);
  if (!found) return refuse("notFound");
  if ((FIXED_KINDS as readonly string[]).includes(found.kind)) return refuse("typeNotMergeable");
  const stays = await readValue(tx, into);
  if (stays?.kind !== found.kind || into === id)
    return refuse("invalidInput", [{ field: "into", reason: "noSuchOne" }]);
  // Both are locked in the order of their ids, so that two merges never wait for each other, and never lead into each other.
  const both = await tx
    .select({ id: type.id, mergedInto: type.mergedInto })
    .from(type)
    .where(inArray(type.id, [id, into]))
    .orderBy(type.id)
    .for("update");
  if (both.some(({ mergedInto }) => mergedInto)) return refuse("notFound");
  const merged = { mergedInto: into, active: false, editedAt: new Date() };
  await tx.update(type).set(merged).where(eq(type.id, id));
  await enqueue(tx, mergeUses, { gone: id, stays: into });
  await logType(tx, { viewer, noun: "type" }, "merged", id, { into, name: found.nameEn });
  return { ok: true, id };
}

type MoveRefusal = "notFound" | "typeNotMovable" | "typeOwnParent" | "invalidInput" | "conflict" | "orderChanged";

/** Puts a value between two others, also below another parent. Fails where it cannot stand, or the order was changed meanwhile. */
export async function placeType(
  tx: Db,
  viewer: Member,
  id: string,
  { parentId, ...place }: RowPlace & { parentId?: string | undefined },
): Promise<Outcome<object, MoveRefusal>> {
  const [found] = await tx.select().from(type).where(eq(type.id, id));
  if (!found?.parentId) return refuse("notFound");
  const by = { viewer, noun: "type" } as const;
  if (parentId === undefined || parentId === found.parentId) return placeTypeValue(tx, by, id, place);
  const mayMove = !found.mergedInto && Object.values(KINDS_BELOW).includes(found.kind as TypeKind);
  if (parentId === id) return refuse("typeOwnParent");
  if (!mayMove) return refuse("typeNotMovable");
  if ((await kindBelow(tx, parentId)) !== found.kind)
    return refuse("invalidInput", [{ field: "parentId", reason: "noSuchOne" }]);
  const taken = await takenNames(tx, { id, parentId }, found);
  if (taken.length > 0) return refuse("conflict", taken);
  const placed = await placeTypeValue(tx, by, id, { ...place, into: parentId });
  if (placed.ok) await tx.update(type).set({ editedAt: new Date() }).where(eq(type.id, id));
  return placed;
}

/** Moves a value to the end below another parent of its kind. Fails as `placeType`. */
export async function moveType(
  tx: Db,
  viewer: Member,
  id: string,
  { parentId }: { parentId: string },
): Promise<Outcome<{ id: string }, MoveRefusal>> {
  const found = await readValue(tx, id);
  if (!found?.parentId) return refuse("notFound");
  if (parentId === found.parentId) return { ok: true, id };
  const below = tx.select({ id: type.id }).from(type).where(eq(type.parentId, parentId));
  const [last] = await below.orderBy(desc(type.sortOrder), desc(type.id)).limit(1);
  const moved = await placeType(tx, viewer, id, { parentId, after: last?.id ?? null, before: null });
  return moved.ok ? { ok: true, id } : moved;
}

/** Deletes a value. Fails with `notFound`, `inUse` (something has it, values stand below it, or the portal comes with it). */
export async function removeType(
  tx: Db,
  viewer: Member,
  id: string,
): Promise<Outcome<{ id: string }, "notFound" | "inUse">> {
  const row = await typeValueTable.byId(tx, { viewer, locale: "en" }, id);
  if (!row) return refuse("notFound");
  if (!row.mayDelete || (await isNamed(tx, id))) return refuse("inUse");
  try {
    await tx.delete(type).where(eq(type.id, id));
  } catch (error) {
    if (isReferredTo(error)) return refuse("inUse");
    throw error;
  }
  await logType(tx, { viewer, noun: "type" }, "deleted", id, { nameEn: row.nameEn, nameTr: row.nameTr });
  return { ok: true, id };
}

const readValue = (tx: Db, id: string) => openValue(tx.select().from(type).where(eq(type.id, id)));
const lockValue = (tx: Db, id: string) => openValue(tx.select().from(type).where(eq(type.id, id)).for("update"));

/** Undefined for a list, and for a value that is merged into another one. */
async function openValue(selected: PromiseLike<(typeof type.$inferSelect)[]>) {
  const [found] = await selected;
  return found && found.kind !== "kind" && !found.mergedInto ? found : undefined;
}

/** Rows that one entry of the audit names. */
const NAMED_AT_ONCE = 100;

const jsonRows = z.array(z.record(z.string(), z.unknown()));
const mergedPlace = z.object({ table: z.string(), column: z.string(), rows: jsonRows, removed: jsonRows });

/**
 * Gives everything that has a merged value the one that stays. The audit names every row, in the name of who merged and as JSON of the
 * database: `rows`, that have the other value now, by their keys; `removed`, that went because they had both, as a whole. So a merge
 * can be taken back by hand.
 */
export async function mergeTypeUses(tx: Db, { gone, stays }: { gone: string; stays: string }): Promise<void> {
  const [merged] = await tx
    .select({ accountId: audit.accountId })
    .from(audit)
    .where(and(eq(audit.entity, "type"), eq(audit.entityId, gone), eq(audit.action, "type.merged")))
    .orderBy(desc(audit.createdAt))
    .limit(1);
  const places = await rowsOf(
    tx,
    mergedPlace,
    sql`
    select in_table "table", in_column "column", moved_rows "rows", dropped_rows removed from type_merge(${gone}, ${stays})`,
  );
  for (const { table, column, ...changed } of places)
    for (const change of ["rows", "removed"] as const)
      for (let at = 0; at < changed[change].length; at += NAMED_AT_ONCE)
        await writeAudit(tx, {
          accountId: merged?.accountId ?? null,
          action: "typeUse.merged",
          entity: "type",
          entityId: gone,
          detail: {
            into: stays,
            table,
            column,
            [change]: changed[change].slice(at, at + NAMED_AT_ONCE).map((row) => JSON.stringify(row)),
          },
        });
}

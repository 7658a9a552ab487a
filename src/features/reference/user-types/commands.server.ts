import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type } from "#db/tables/reference.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { RowPlace } from "#shared/table/schemas.ts";
import { typeId } from "#shared/type-id.ts";
import type { Member } from "#shared/viewer.ts";
import {
  addTypeValue,
  changeTypeValue,
  logType,
  placeTypeValue,
  type TypeChange,
} from "../commands/type-values.server.ts";
import { userTypeTable } from "./queries.server.ts";

/** Adds a user type at the end. Fails with `conflict` (a name is taken) and `invalidInput` (a name without a letter). */
export const addUserType = (tx: Db, viewer: Member, names: { nameEn: string; nameTr: string }) =>
  addTypeValue(tx, { viewer, noun: "userType" }, { ...names, parentId: typeId("userType"), kind: "userType" });

/** Changes a user type; its addresses stay. Fails with `notFound`, `conflict`. */
export async function changeUserType(tx: Db, viewer: Member, id: string, change: TypeChange) {
  if (!(await userTypeTable.byId(tx, { viewer, locale: "en" }, id))) return refuse("notFound");
  return changeTypeValue(tx, { viewer, noun: "userType" }, id, change);
}

/** Puts a user type between two others. Fails with `notFound`, `orderChanged`. */
export async function placeUserType(tx: Db, viewer: Member, id: string, place: RowPlace) {
  if (!(await userTypeTable.byId(tx, { viewer, locale: "en" }, id))) return refuse("notFound");
  return placeTypeValue(tx, { viewer, noun: "userType" }, id, place);
}

/** Deletes a user type. Fails with `notFound`, `inUse` (accounts have it, or rules of the product name it). */
export async function removeUserType(tx: Db, viewer: Member, id: string): Promise<Outcome<{ id: string }>> {
  const found = await userTypeTable.byId(tx, { viewer, locale: "en" }, id);
  if (!found) return refuse("notFound");
  if (found.isBuiltIn || found.accounts > 0) return refuse("inUse");
  await tx.delete(type).where(eq(type.id, id));
  await logType(tx, { viewer, noun: "userType" }, "deleted", id, { nameEn: found.nameEn, nameTr: found.nameTr });
  return { ok: true, id };
}

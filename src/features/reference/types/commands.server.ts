import type { Db } from "#db/open.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { addTypeValue, changeTypeValue, type TypeChange } from "../commands/type-values.server.ts";
import { kindBelow } from "./queries.server.ts";

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

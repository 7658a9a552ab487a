import type { Db } from "#db/open.server.ts";
import { catalogue, type Type } from "#features/reference/queries.server.ts";

/** The user types that can be chosen, in the catalogue's order. */
export async function userTypes(db: Db): Promise<Type[]> {
  const { typesOf } = await catalogue(db);
  return typesOf("userType").filter((type) => type.active && type.offered);
}

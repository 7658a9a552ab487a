import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { refreshList } from "./list-index/refresh.server.ts";

/** Takes an organization out of lists, searches and maps; nothing of it is lost. */
export async function hideOrganization(tx: Db, id: string): Promise<void> {
  await tx.update(organization).set({ isVisible: false, updatedAt: sql`now()` }).where(eq(organization.id, id));
  await refreshList(tx, { kind: "organizations" }, [id]);
}

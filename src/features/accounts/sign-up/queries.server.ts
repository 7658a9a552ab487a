import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { startup } from "#db/tables/startups.server.ts";

/** A startup by its address, as far as anyone can see it. */
export async function joinableStartup(db: Db, seoUrl: string): Promise<{ id: string } | undefined> {
  const [found] = await db
    .select({ id: startup.id })
    .from(startup)
    .where(and(eq(startup.seoUrl, seoUrl), isNull(startup.deletedAt), eq(startup.isVisible, true)));
  return found;
}

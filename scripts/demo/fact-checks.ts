import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { entityAccess } from "#db/tables/members.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { askOwner } from "#features/facts/commands.server.ts";
import { loadCatalogue } from "#features/reference/queries/load-catalogue.server.ts";
import { startupFacts } from "#features/startups/editing/commands/facts.server.ts";
import { demoId } from "./random.ts";
import { instantAgo, type World } from "./world.ts";

/** Old enough to be asked about and to be shown as old. */
const CONFIRMED_DAYS_AGO = 200;

/** A startup of entrepreneur@ whose facts nobody has confirmed for long, with the mail that asks about them. */
export async function addFactCheck(world: World): Promise<void> {
  const accountId = demoId("account/entrepreneur");
  const confirmedAt = instantAgo(world, CONFIRMED_DAYS_AGO);
  const [old] = await world.tx
    .select({ id: startup.id })
    .from(startup)
    .innerJoin(entityAccess, eq(entityAccess.entityId, startup.id))
    .where(and(eq(entityAccess.accountId, accountId), isNull(startup.deletedAt), lt(startup.createdAt, confirmedAt)))
    .orderBy(startup.createdAt, startup.id)
    .limit(1);
  if (!old) return;
  await world.tx
    .update(startup)
    .set({ confirmedAt, isVisible: true, updatedAt: sql`updated_at` })
    .where(eq(startup.id, old.id));
  await askOwner(world.tx, startupFacts, { accountId, entityId: old.id }, await loadCatalogue(world.tx, 0));
}

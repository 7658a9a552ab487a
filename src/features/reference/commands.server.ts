import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { referenceState } from "#db/tables/reference.server.ts";
import { fillIn, fillInRates, shippedData, shippedDigest } from "./parts/seed.server.ts";

/**
 * Brings the shipped reference data into the database; rows people added or changed stay. Does nothing when the same
 * data was filled in before. Returns whether there was anything to do.
 */
export async function seedReference({ db }: Database): Promise<boolean> {
  const digest = await shippedDigest();
  const [before] = await db.select().from(referenceState);
  if (before?.shippedDigest === digest) return false;
  return db.transaction(async (tx) => {
    // Of several processes that start at once, one fills in and the others find it done.
    const [state] = await tx.select().from(referenceState).for("update");
    if (state?.shippedDigest === digest) return false;
    const shipped = await shippedData();
    for (const data of shipped) await fillIn(tx, data);
    await fillInRates(tx);
    await tx.update(referenceState).set({ shippedDigest: digest }).where(eq(referenceState.onlyRow, true));
    // So many rows at once: the search index and the planner should know them now, not when the server gets to it.
    await tx.execute(sql`select gin_clean_pending_list('university_search')`);
    for (const { table } of shipped) await tx.execute(sql.raw(`analyze ${table}`));
    return true;
  });
}

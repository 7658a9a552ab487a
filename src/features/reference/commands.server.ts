import { eq, sql } from "drizzle-orm";
import type { Database, Db } from "#db/open.server.ts";
import { referenceState } from "#db/tables/reference.server.ts";
import { createCities, findCities, identityOf, type NamedPlace } from "./commands/cities.server.ts";
import { fillIn, fillInRates, shippedData, shippedDigest } from "./commands/shipped-data.server.ts";

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

/** Ids of cities by name, in the order given; those nobody knew yet are made, without coordinates. Call it in a transaction. */
export async function ensureCities(tx: Db, places: readonly NamedPlace[]): Promise<string[]> {
  const wanted = new Map(places.map((place) => [identityOf(place), place]));
  if (wanted.size === 0) return [];
  const found = await findCities(tx, wanted);
  const missing = new Map([...wanted].filter(([identity]) => !found.has(identity)));
  const made = missing.size > 0 ? await createCities(tx, missing) : new Map<string, string>();
  return places.map((place) => (found.get(identityOf(place)) ?? made.get(identityOf(place)))!);
}

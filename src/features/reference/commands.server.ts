import { eq, inArray, sql } from "drizzle-orm";
import type { Database, Db } from "#db/open.server.ts";
import { city, referenceState } from "#db/tables/reference.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { createCities, findCities, identityOf, type NamedPlace, setRegions } from "./commands/cities.server.ts";
import { shippedData, shippedDigest, writeShipped, writeShippedRates } from "./commands/shipped-data.server.ts";

/**
 * Writes the shipped reference data into the database; rows people added or changed stay. Returns false when this data has
 * been written before.
 */
export async function seedReference({ db }: Database): Promise<boolean> {
  const digest = await shippedDigest();
  const [before] = await db.select().from(referenceState);
  if (before?.shippedDigest === digest) return false;
  return db.transaction(async (tx) => {
    // Several processes may start at once: one writes, and the others see its digest.
    const [state] = await tx.select().from(referenceState).for("update");
    if (state?.shippedDigest === digest) return false;
    const shipped = await shippedData();
    for (const data of shipped) await writeShipped(tx, data);
    await writeShippedRates(tx);
    await tx.update(referenceState).set({ shippedDigest: digest }).where(eq(referenceState.onlyRow, true));
    // After so many new rows the search index and the planner's statistics are updated at once.
    await tx.execute(sql`select gin_clean_pending_list('university_search')`);
    for (const { table } of shipped) await tx.execute(sql.raw(`analyze ${table}`));
    return true;
  });
}

/** Places by what is the same for all their spellings, of which the first counts. */
function byName(places: readonly NamedPlace[]): Map<string, NamedPlace> {
  const named = new Map<string, NamedPlace>();
  for (const place of places) if (!named.has(identityOf(place))) named.set(identityOf(place), place);
  return named;
}

/** Ids of the cities, in the same order. Missing cities are added, without coordinates. Call it in a transaction. */
export async function ensureCities(tx: Db, places: readonly NamedPlace[]): Promise<string[]> {
  const byIdentity = byName(places);
  if (byIdentity.size === 0) return [];
  const { found, missing, sameAs, regions } = await findCities(tx, byIdentity);
  if (regions.size > 0) await setRegions(tx, regions);
  const added = missing.size > 0 ? await createCities(tx, missing) : new Map<string, string>();
  return places.map((place) => {
    const identity = identityOf(place);
    return (found.get(identity) ?? added.get(sameAs.get(identity) ?? identity))!;
  });
}

/** Of places that no city here is, the id that `ensureCities` would give each; in the same order, null for the others. */
export async function newCities(tx: Db, places: readonly NamedPlace[]): Promise<(string | null)[]> {
  const byIdentity = byName(places);
  if (byIdentity.size === 0) return [];
  const { missing, sameAs } = await findCities(tx, byIdentity);
  return places.map((place) => {
    const identity = sameAs.get(identityOf(place)) ?? identityOf(place);
    return missing.has(identity) ? fixedId(identity) : null;
  });
}

/** Takes cities away for good to which nothing belongs. */
export async function removeCities(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(city).where(inArray(city.id, [...ids]));
}

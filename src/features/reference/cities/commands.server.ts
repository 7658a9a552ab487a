import type { Db } from "#db/open.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { mergeCities } from "../commands/merge-cities.server.ts";
import { doubleCityTable } from "./queries.server.ts";

/** Merges a city into the one it probably is. Fails with `notFound` when it is not there twice. */
export async function mergeDoubleCity(
  tx: Db,
  viewer: Member,
  id: string,
): Promise<Outcome<{ id: string }, "notFound" | "invalidInput">> {
  const double = await doubleCityTable.byId(tx, { viewer, locale: "en" }, id);
  return double ? mergeCities(tx, viewer, { from: id, into: double.sameId }) : refuse("notFound");
}

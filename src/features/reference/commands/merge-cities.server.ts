import { inArray, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { city } from "#db/tables/reference.server.ts";
import { namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import en from "../cities/messages.en.ts";
import tr from "../cities/messages.tr.ts";

const audit = auditor("city", "city", {
  names: namesFrom(en, tr, ({ columns: { name, region, same } }) => ({ fields: { name, region, into: same } })),
});

/**
 * Makes one city of two of a country. Only one that an import added can go: shipped ones would come back. Fails with
 * `notFound`, `invalidInput` (naming the field).
 */
export async function mergeCities(
  tx: Db,
  viewer: Member,
  { from, into }: { from: string; into: string },
): Promise<Outcome<{ id: string }, "notFound" | "invalidInput">> {
  const rows = await tx
    .select()
    .from(city)
    .where(inArray(city.id, [from, into]))
    .orderBy(city.id)
    .for("update");
  const gone = rows.find(({ id }) => id === from);
  const stays = rows.find(({ id }) => id === into);
  if (!gone || !stays) return refuse("notFound");
  if (gone === stays || gone.countryId !== stays.countryId)
    return refuse("invalidInput", [{ field: "into", reason: "otherCityOfCountry" }]);
  if (gone.latitude !== null) return refuse("invalidInput", [{ field: "from", reason: "cityOfAnImport" }]);
  await tx.execute(sql`select city_merge(${from}, ${into})`);
  await audit(tx, viewer, "merged", from, { name: gone.nameEn, region: gone.region, into });
  return { ok: true, id: into };
}

import { v7 } from "uuid";
import { earthquakeHelp } from "#db/tables/earthquake-help.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { EVERYONE, type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

export const earthquakeHelpPolicy: FeaturePolicy = async ({ db }) => {
  const id = v7();
  const texts = { titleEn: "Tents", titleTr: "Çadır", textEn: "", textTr: "" };
  const kinds = { direction: "need", kind: "shelter" } as const;
  const entry = { ...kinds, ...texts, cityId: fixedId("city/TR/hatay"), until: null };
  await db.insert(earthquakeHelp).values({ id, ...entry });
  return {
    "GET /apiAdmin/EarthquakeHelp": row(SITE_ADMINS),
    "POST /apiAdmin/EarthquakeHelp": row(SITE_ADMINS, () => ({ body: entry })),
    "POST /apiAdmin/EarthquakeHelp/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["titleEn"] } })),
    "GET /apiAdmin/EarthquakeHelp/{id}": row(SITE_ADMINS, () => ({ params: { id } })),
    "PATCH /apiAdmin/EarthquakeHelp/{id}": row(SITE_ADMINS, () => ({ params: { id }, body: { state: "matched" } })),
    "PUT /apiAdmin/EarthquakeHelp/{id}": row(SITE_ADMINS, () => ({
      params: { id },
      body: { ...entry, state: "open", isVisible: true },
    })),
    "DELETE /apiAdmin/EarthquakeHelp/{id}": {
      ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
      // There is no such entry.
      status: 404,
    },
    "GET /apiCommon/EarthquakeHelp/Get/List": row(EVERYONE),
  };
};

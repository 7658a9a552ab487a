import { v7 } from "uuid";
import { flaggedText } from "#db/tables/flagged-texts.server.ts";
import { type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

export const flaggedTextsPolicy: FeaturePolicy = async ({ db, world }) => {
  const flaggedTextId = v7();
  const found = { accountId: world.colleagueId, entity: "account", entityId: world.colleagueId, field: "title" };
  await db.insert(flaggedText).values({ id: flaggedTextId, ...found, word: "petek", text: "Petek" });
  return {
    "GET /apiAdmin/FlaggedTexts": row(SITE_ADMINS),
    "POST /apiAdmin/FlaggedTexts/Bulk": row(SITE_ADMINS, () => ({
      body: { query: {}, ids: [flaggedTextId], change: { action: "lookedAt" } },
    })),
    "POST /apiAdmin/FlaggedTexts/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["word"] } })),
    "GET /apiAdmin/FlaggedTexts/{id}": row(SITE_ADMINS, () => ({ params: { id: flaggedTextId } })),
    "PATCH /apiAdmin/FlaggedTexts/{id}": row(SITE_ADMINS, () => ({
      params: { id: flaggedTextId },
      body: { state: "lookedAt" },
    })),
    "PUT /apiAdmin/FlaggedTexts/{id}": row(SITE_ADMINS, () => ({
      params: { id: flaggedTextId },
      body: { state: "lookedAt" },
    })),
  };
};

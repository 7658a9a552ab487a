import { v7 } from "uuid";
import { bannedWord } from "#db/tables/banned-words.server.ts";
import { EVERYONE, type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

export const bannedWordsPolicy: FeaturePolicy = async ({ db }) => {
  const bannedWordId = v7();
  await db.insert(bannedWord).values({ id: bannedWordId, word: "Petekkıran", form: "petekkiran", action: "refuse" });
  return {
    "GET /apiAdmin/BannedWords": row(SITE_ADMINS),
    "POST /apiAdmin/BannedWords": row(SITE_ADMINS, ({ unique }) => ({ body: { word: unique, action: "flag" } })),
    "POST /apiAdmin/BannedWords/Bulk": row(SITE_ADMINS, ({ startupId }) => ({
      body: { query: {}, ids: [startupId], change: { action: "delete" } },
    })),
    "POST /apiAdmin/BannedWords/Check": row(SITE_ADMINS, () => ({ body: { text: "bal" } })),
    "POST /apiAdmin/BannedWords/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["word"] } })),
    "GET /apiAdmin/BannedWords/{id}": row(SITE_ADMINS, () => ({ params: { id: bannedWordId } })),
    "PATCH /apiAdmin/BannedWords/{id}": row(SITE_ADMINS, () => ({
      params: { id: bannedWordId },
      body: { action: "flag" },
    })),
    "PUT /apiAdmin/BannedWords/{id}": row(SITE_ADMINS, () => ({
      params: { id: bannedWordId },
      body: { word: "Petekkıran", action: "flag", locale: null },
    })),
    "DELETE /apiAdmin/BannedWords/{id}": row(SITE_ADMINS, ({ startupId }) => ({ params: { id: startupId } })),
    "GET /apiCommon/BannedWords/Get": row(EVERYONE),
  };
};

import { v7 } from "uuid";
import { apiKey } from "#db/tables/keys.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { type FeaturePolicy, MEMBERS, row, SITE_ADMINS } from "#testing/policy.ts";

export const keysPolicy: FeaturePolicy = async ({ db, memberIds, world }) => {
  const keyIds = new Map<string | null, string>();
  for (const accountId of [...memberIds, world.colleagueId, world.otherAdminId, null]) {
    const id = v7();
    const values = { name: "Petek", prefix: "kovan_petek", areas: ["startups"], perMinute: 1, expiresAt: new Date() };
    await db.insert(apiKey).values({ id, accountId, ...values, keyHash: hashOfToken(id) });
    keyIds.set(accountId, id);
  }
  const ofHouse = () => ({ params: { id: keyIds.get(null)! } });
  const ofStranger = () => ({ params: { id: keyIds.get(world.otherAdminId)! } });
  const body = { name: "Petek", areas: ["startups"], days: 30 };
  return {
    "GET /apiUser/Keys": row(MEMBERS),
    "POST /apiUser/Keys": row(MEMBERS, () => ({ body })),
    "DELETE /apiUser/Keys/{id}": [
      { ...row(MEMBERS, ({ colleagueId }) => ({ params: { id: keyIds.get(colleagueId)! } })), status: 404 },
      row(MEMBERS, ({ ownId }) => ({ params: { id: keyIds.get(ownId)! } })),
    ],
    "GET /apiAdmin/Keys": row(SITE_ADMINS),
    "POST /apiAdmin/Keys/House": row(SITE_ADMINS, () => ({ body })),
    "POST /apiAdmin/Keys/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
    "GET /apiAdmin/Keys/{id}": row(SITE_ADMINS, ofHouse),
    "DELETE /apiAdmin/Keys/{id}": row(SITE_ADMINS, ofStranger),
  };
};

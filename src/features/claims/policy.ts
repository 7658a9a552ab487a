import { v7 } from "uuid";
import { entityClaim } from "#db/tables/claims.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { typeId } from "#shared/type-id.ts";
import { type FeaturePolicy, MEMBERS, row, SITE_ADMINS } from "#testing/policy.ts";

export const claimsPolicy: FeaturePolicy = async ({ db, memberIds, world }) => {
  const typeOf = typeId("organizerType", "ngo");
  // Everybody claims one of their own; one is decided about.
  const entities = new Map([...memberIds, world.colleagueId].map((id) => [id, v7()]));
  const decidedId = v7();
  for (const id of [...entities.values(), decidedId])
    await db.insert(organization).values({ id, seoUrl: `claimed-${id}`, name: "Claimed", typeId: typeOf });
  const claim = { kind: "organization", accountId: world.colleagueId, note: "Mine", state: "open" } as const;
  const claimId = v7();
  await db.insert(entityClaim).values({ ...claim, id: claimId, entityId: decidedId });
  const decided = () => ({ params: { id: claimId }, body: { state: "declined" } });
  return {
    "GET /apiCommon/Claims/State": row(MEMBERS, () => ({
      query: { kind: "organization", seoUrl: `claimed-${decidedId}` },
    })),
    "POST /apiCommon/Claims": row(MEMBERS, ({ ownId }) => ({
      body: { kind: "organization", entityId: entities.get(ownId)!, note: "Mine" },
    })),
    "POST /apiCommon/Claims/Prove": { ...row(MEMBERS, () => ({ body: { code: "x" } })), status: 404 },
    "GET /apiAdmin/Claims": row(SITE_ADMINS),
    "POST /apiAdmin/Claims/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
    "GET /apiAdmin/Claims/{id}": row(SITE_ADMINS, () => ({ params: { id: claimId } })),
    "PATCH /apiAdmin/Claims/{id}": row(SITE_ADMINS, decided),
    "PUT /apiAdmin/Claims/{id}": row(SITE_ADMINS, decided),
  };
};

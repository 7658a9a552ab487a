import { type FeaturePolicy, MEMBERS, row, SITE_ADMINS } from "#testing/policy.ts";

export const membersPolicy: FeaturePolicy = async () => ({
  "POST /apiUser/EntityAccess/AskToJoin": row(MEMBERS, ({ startupSeoUrl }) => ({ body: { seoUrl: startupSeoUrl } })),
  "POST /apiUser/EntityAccess/DeclineJoinWish": row([...SITE_ADMINS, "owner"], ({ startupId, colleagueId }) => ({
    body: { entityId: startupId, userId: colleagueId },
  })),
  "GET /apiUser/EntityAccess/Entities": row(MEMBERS),
  "GET /apiUser/EntityAccess/JoinState": row(MEMBERS, ({ startupSeoUrl }) => ({ query: { seoUrl: startupSeoUrl } })),
  "GET /apiUser/EntityAccess/JoinWishes": row([...SITE_ADMINS, "owner"], ({ startupId }) => ({
    query: { entityId: startupId },
  })),
  "PUT /apiUser/EntityAccess/Scopes": [
    row([...SITE_ADMINS, "owner"], ({ startupId, colleagueId }) => ({
      body: { entityId: startupId, userId: colleagueId, scopes: [1] },
    })),
    // A person without rights there has to be invited.
    {
      ...row([...SITE_ADMINS, "organization-owner"], ({ organizationId, colleagueId }) => ({
        body: { entityId: organizationId, userId: colleagueId, scopes: [1] },
      })),
      status: 404,
    },
  ],
  "GET /apiUser/EntityAccess/Users": [
    row([...SITE_ADMINS, "owner"], ({ startupId }) => ({ query: { entityId: startupId } })),
    row([...SITE_ADMINS, "organization-owner"], ({ organizationId }) => ({ query: { entityId: organizationId } })),
  ],
});

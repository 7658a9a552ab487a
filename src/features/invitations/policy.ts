import { v7 } from "uuid";
import { entityAccess } from "#db/tables/members.server.ts";
import { serviceProvider } from "#db/tables/providers.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { EVERYONE, type FeaturePolicy, MEMBERS, row, SITE_ADMINS } from "#testing/policy.ts";
import { sendInvitations } from "./contract.ts";

export const invitationsPolicy: FeaturePolicy = async ({ db, call, tokenOf, world }) => {
  const providerId = v7();
  await db.insert(serviceProvider).values({ id: providerId, seoUrl: `inviting-${providerId}`, name: "Inviting" });
  await db.insert(entityAccess).values({ accountId: world.ownerId, entityId: providerId, scopes: [SCOPE.FULL_ACCESS] });
  const body = { entityType: "startup" as const, entityId: world.startupId, email: "guest@example.test", scopes: [1] };
  const sent = await call(sendInvitations, { body }, { token: await tokenOf(world.ownerId) });
  const invitationId = sent.data.invited[0]!.id;
  return {
    "GET /apiAdmin/Invitations": row(SITE_ADMINS),
    "POST /apiAdmin/Invitations/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["email"] } })),
    "GET /apiAdmin/Invitations/{id}": row(SITE_ADMINS, () => ({ params: { id: invitationId } })),
    // Of somebody else: as if there were none.
    "POST /apiUser/Invitation/Approve": {
      ...row(MEMBERS, () => ({ body: { Code: invitationId } })),
      changesNothing: true,
    },
    "POST /apiUser/Invitation/Open": {
      ...row(EVERYONE, () => ({ body: { Code: invitationId } })),
      status: 404,
    },
    "POST /apiUser/Invitation/Post": [
      row([...SITE_ADMINS, "owner"], ({ startupId, unique }) => ({
        body: { entityType: "startup", entityId: startupId, email: `${unique}@example.test`, scopes: [1] },
      })),
      row([...SITE_ADMINS, "organization-owner"], ({ organizationId, unique }) => ({
        body: { entityType: "organization", entityId: organizationId, email: `${unique}@example.test`, scopes: [1] },
      })),
      row([...SITE_ADMINS, "owner"], ({ unique }) => ({
        body: { entityType: "provider", entityId: providerId, email: `${unique}@example.test`, scopes: [1] },
      })),
    ],
    "GET /apiUser/Invitation/Received": row(MEMBERS),
    "POST /apiUser/Invitation/Reject": {
      ...row(MEMBERS, () => ({ body: { Code: invitationId } })),
      changesNothing: true,
    },
    // A member with the right reads that it is too early.
    "POST /apiUser/Invitation/Resend": {
      ...row([...SITE_ADMINS, "owner"], () => ({ body: { id: invitationId } })),
      status: 429,
    },
    "GET /apiUser/Invitation/Sent": [
      row([...SITE_ADMINS, "owner"], ({ startupId }) => ({ query: { entityId: startupId } })),
      row([...SITE_ADMINS, "organization-owner"], ({ organizationId }) => ({ query: { entityId: organizationId } })),
    ],
    "POST /apiUser/Invitation/Withdraw": row([...SITE_ADMINS, "owner"], () => ({
      body: { id: invitationId },
    })),
  };
};

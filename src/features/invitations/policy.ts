import { EVERYONE, type FeaturePolicy, MEMBERS, row, SITE_ADMINS } from "#testing/policy.ts";
import { sendInvitations } from "./contract.ts";

export const invitationsPolicy: FeaturePolicy = async ({ call, tokenOf, world }) => {
  const body = { entityType: "startup" as const, entityId: world.startupId, email: "guest@example.test", scopes: [1] };
  const sent = await call(sendInvitations, { body }, { token: await tokenOf(world.ownerId) });
  const invitationId = sent.data.invited[0]!.id;
  return {
    "POST /apiUser/Invitation/Approve": row(MEMBERS, ({ startupId }) => ({ body: { Code: startupId } })),
    "POST /apiUser/Invitation/Open": {
      ...row(EVERYONE, ({ startupId }) => ({ body: { Code: startupId } })),
      missing: true,
    },
    "POST /apiUser/Invitation/Post": row([...SITE_ADMINS, "owner"], ({ startupId, unique }) => ({
      body: { entityType: "startup", entityId: startupId, email: `${unique}@example.test`, scopes: [1] },
    })),
    "GET /apiUser/Invitation/Received": row(MEMBERS),
    "POST /apiUser/Invitation/Reject": row(MEMBERS, ({ startupId }) => ({ body: { Code: startupId } })),
    "POST /apiUser/Invitation/Resend": row([...SITE_ADMINS, "owner"], () => ({
      body: { id: invitationId },
    })),
    "GET /apiUser/Invitation/Sent": row([...SITE_ADMINS, "owner"], ({ startupId }) => ({
      query: { entityId: startupId },
    })),
    "POST /apiUser/Invitation/Withdraw": row([...SITE_ADMINS, "owner"], () => ({
      body: { id: invitationId },
    })),
  };
};

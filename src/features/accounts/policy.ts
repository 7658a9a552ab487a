import { eq } from "drizzle-orm";
import { session } from "#db/tables/accounts.server.ts";
import { DEMO_PASSWORD } from "#shared/demo-accounts.ts";
import { typeId } from "#shared/type-id.ts";
import {
  type Actor,
  ELSEWHERE_ROW,
  EVERYONE,
  type FeaturePolicy,
  MEMBERS,
  type PolicyRow,
  type PolicyWorld,
  row,
  SITE_ADMINS,
} from "#testing/policy.ts";

const unknowable = (may: readonly Actor[], body: object): PolicyRow => ({
  ...row(may, () => ({ body })),
  status: 400,
});
const NO_SITE = { refusal: { visitor: 403 } };
/** Nobody is let in by a site the portal is not registered with. */
const socialType = () => ({ params: { type: "google" } });
const credentials = { password: "Bal!Petek.27" };
const anyEmail = ({ unique }: PolicyWorld) => ({ body: { email: `${unique}@example.test` } });

export const accountsPolicy: FeaturePolicy = async ({ db, world, tokenOf }) => {
  await tokenOf(world.colleagueId);
  const mine = eq(session.accountId, world.colleagueId);
  const [{ id: sessionId } = { id: "" }] = await db.select({ id: session.id }).from(session).where(mine);
  return {
    "GET /apiAdmin/Admins": row(SITE_ADMINS),
    "POST /apiAdmin/Admins": row(SITE_ADMINS, ({ strangerId }) => ({
      body: { account: strangerId, role: "moderator" },
    })),
    "POST /apiAdmin/Admins/Bulk": row(SITE_ADMINS, ({ startupId }) => ({
      body: { query: {}, ids: [startupId], change: { action: "remove" } },
    })),
    "POST /apiAdmin/Admins/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
    "GET /apiAdmin/Admins/{id}": { ...row(SITE_ADMINS, ({ ownId }) => ({ params: { id: ownId } })) },
    "PATCH /apiAdmin/Admins/{id}": row(SITE_ADMINS, ({ colleagueId }) => ({ params: { id: colleagueId }, body: {} })),
    "PUT /apiAdmin/Admins/{id}": row(SITE_ADMINS, ({ colleagueId }) => ({
      params: { id: colleagueId },
      body: { isAdmin: false, isSpecialAdmin: false, isModerator: false },
    })),
    "DELETE /apiAdmin/Admins/{id}": row(SITE_ADMINS, ({ colleagueId }) => ({ params: { id: colleagueId } })),
    "GET /apiAdmin/Users": row(SITE_ADMINS),
    "GET /apiCommon/Management/UserList": row(SITE_ADMINS),
    "GET /apiCommon/Management/UserListFile": row(SITE_ADMINS),
    "POST /apiAdmin/Users": row(SITE_ADMINS, ({ unique }) => ({
      body: { name: "Ece", surname: "Kaya", email: `${unique}@example.test`, locale: "tr" },
    })),
    "POST /apiAdmin/Users/Bulk": row(SITE_ADMINS, ({ startupId }) => ({
      body: { query: {}, ids: [startupId], change: { action: "lock" } },
    })),
    "POST /apiAdmin/Users/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
    "GET /apiAdmin/Users/{id}": row(SITE_ADMINS, ({ colleagueId }) => ({ params: { id: colleagueId } })),
    "PATCH /apiAdmin/Users/{id}": [
      row(SITE_ADMINS, ({ colleagueId }) => ({ params: { id: colleagueId }, body: { isVerified: true } })),
      row(["admin"], ({ otherAdminId }) => ({ params: { id: otherAdminId }, body: { isVerified: true } })),
    ],
    "PUT /apiAdmin/Users/{id}": row(SITE_ADMINS, ({ colleagueId }) => ({
      params: { id: colleagueId },
      body: { isVerified: true, isLocked: false, userTypeId: null, firstName: "Ada", surname: "Işık" },
    })),
    "DELETE /apiAdmin/Users/{id}": { ...row(SITE_ADMINS, ({ unique }) => ({ params: { id: unique } })), status: 404 },
    "POST /apiAdmin/Users/{id}/Restore": row(SITE_ADMINS, ({ colleagueId }) => ({ params: { id: colleagueId } })),
    "DELETE /apiAdmin/Users/{id}/Sessions": [
      // One's own keys would end with them.
      row(SITE_ADMINS, ({ colleagueId }) => ({ params: { id: colleagueId } })),
      row(["admin"], ({ otherAdminId }) => ({ params: { id: otherAdminId } })),
    ],
    "GET /apiAdmin/Consents": row(SITE_ADMINS),
    "POST /apiAdmin/Consents/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
    "GET /apiAdmin/Consents/{id}": row(SITE_ADMINS, ({ colleagueId }) => ({ params: { id: colleagueId } })),
    "GET /apiAdmin/NewsConsents": row(SITE_ADMINS),
    "GET /apiAdmin/NewsConsents/Addresses": row(SITE_ADMINS),
    "POST /apiAdmin/NewsConsents/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
    // Nobody has agreed to news in this world.
    "GET /apiAdmin/NewsConsents/{id}": { ...row(SITE_ADMINS, ({ ownId }) => ({ params: { id: ownId } })), status: 404 },
    "GET /apiUser/User/Consents": row(MEMBERS),
    "POST /apiUser/User/Consents": row(MEMBERS, () => ({ body: { texts: [] } })),
    "GET /apiUser/Auth/Account": row(MEMBERS),
    // A sole holder of full access hands over first (decision 16).
    "DELETE /apiUser/Auth/Account": {
      ...row(
        MEMBERS.filter((actor) => actor !== "owner" && actor !== "organization-owner"),
        () => ({ body: { password: DEMO_PASSWORD } }),
      ),
      refusal: { member: 409 },
    },
    "POST /apiUser/Auth/Account/CancelDelete": row(MEMBERS),
    "PUT /apiUser/Auth/ChangePassword": unknowable(MEMBERS, {
      oldPassword: "Bal!Petek.28",
      newPassword: "Bal!Petek.29",
    }),
    "POST /apiUser/Auth/ChangeEmail": row(MEMBERS, ({ unique }) => ({
      body: { newEmail: `${unique}@example.test`, password: DEMO_PASSWORD },
    })),
    "PUT /apiUser/Auth/ChangeEmail": unknowable(EVERYONE, { code: "none" }),
    "POST /apiUser/Auth/Check": row(MEMBERS, ({ startupId }) => ({ body: { EntityId: startupId, Scope: 1 } })),
    "POST /apiUser/Auth/CheckResetCode": row(EVERYONE, () => ({ body: { Code: "none" } })),
    "GET /apiUser/Auth/EntityAccess": row(MEMBERS),
    "POST /apiUser/Auth/ForgotPassword": row(EVERYONE, anyEmail),
    "POST /apiUser/Auth/Login": {
      ...row([], ({ unique }) => ({ body: { ...credentials, email: `${unique}@example.test` } })),
      refusal: { member: 401 },
    },
    "POST /apiUser/Auth/Logout": row(EVERYONE),
    "POST /apiUser/Auth/Register": row(EVERYONE, ({ unique }) => ({
      body: {
        ...credentials,
        email: `${unique}@example.test`,
        name: "Ada",
        surname: "Deniz",
        termsAccepted: true,
        privacyAccepted: true,
      },
    })),
    "POST /apiUser/Auth/ResetPassword": unknowable(EVERYONE, { NewPass: "Bal!Petek.29", Code: "none" }),
    "POST /apiUser/Auth/SendVerificationMail": row(EVERYONE, anyEmail),
    // Of somebody else: as if it had ended.
    "DELETE /apiUser/Auth/Session/Delete": {
      ...row(MEMBERS, () => ({ query: { id: sessionId } })),
      changesNothing: true,
    },
    "GET /apiUser/Auth/Session/List": row(MEMBERS),
    "GET /apiUser/Auth/Social": row(EVERYONE),
    "GET /apiUser/Auth/Social/{type}": { ...row([], socialType), ...NO_SITE },
    "POST /apiUser/Auth/Social/{type}": {
      ...row([], () => ({ ...socialType(), body: { attempt: "none", state: "none", code: "none" } })),
      ...NO_SITE,
    },
    "PUT /apiUser/Auth/Social/{type}/Email": {
      ...row([], () => ({ ...socialType(), body: { attempt: "none", code: "0" } })),
      ...NO_SITE,
    },
    "POST /apiUser/Auth/Social/{type}/Pending": {
      ...row(EVERYONE, () => ({ ...socialType(), body: { attempt: "none" } })),
      status: 400,
    },
    "POST /apiUser/Auth/Social/{type}/SignOut": {
      ...row([], () => ({ ...socialType(), body: { attempt: "none" } })),
      ...NO_SITE,
    },
    "POST /apiUser/Auth/Social/{type}/Register": {
      ...row([], () => ({
        ...socialType(),
        body: { attempt: "none", name: "Ada", surname: "Deniz", termsAccepted: true, privacyAccepted: true },
      })),
      ...NO_SITE,
    },
    "DELETE /apiUser/Auth/SocialConnection/Delete": row(MEMBERS, () => ({ query: { type: "google" } })),
    "GET /apiUser/Auth/SocialConnection/List": row(MEMBERS),
    "PUT /apiUser/Auth/VerifyEmail": unknowable(EVERYONE, { code: "none" }),
    "PUT /apiUser/User/Notifications": row(MEMBERS, () => ({
      body: { newDevice: true, joinWishes: true, waiting: true, news: false },
    })),
    "PUT /apiUser/User/MailsAgain": { ...row(MEMBERS), changesNothing: true },
    "PUT /apiUser/User/SetLanguageId": row(MEMBERS, () => ({ query: { languageId: "1" } })),
    "GET /apiUser/User/Settings": row(MEMBERS),
    "GET /apiUser/UserType/List": row(EVERYONE),
    "PUT /apiUser/UserType/Set": row(MEMBERS, () => ({ body: { userTypeId: typeId("userType", "investor") } })),
    "GET /apiUser/Auth/Confirm": row(MEMBERS),
    "POST /apiUser/Auth/Confirm": row(MEMBERS, () => ({ body: { password: DEMO_PASSWORD } })),
    "GET /apiUser/Auth/Passkeys": row(MEMBERS),
    "POST /apiUser/Auth/Passkeys/Begin": ELSEWHERE_ROW,
    "POST /apiUser/Auth/Passkeys": ELSEWHERE_ROW,
    "DELETE /apiUser/Auth/Passkeys/{id}": {
      ...row(MEMBERS, ({ unique }) => ({ params: { id: unique } })),
      status: 404,
    },
    "POST /apiUser/Auth/Passkeys/Options": ELSEWHERE_ROW,
    "POST /apiUser/Auth/Passkeys/SignIn": ELSEWHERE_ROW,
    "GET /apiUser/Auth/SecondFactor": row(MEMBERS),
    "POST /apiUser/Auth/SecondFactor/Begin": ELSEWHERE_ROW,
    "POST /apiUser/Auth/SecondFactor/Confirm": ELSEWHERE_ROW,
    "POST /apiUser/Auth/SecondFactor/RecoveryCodes": ELSEWHERE_ROW,
    "POST /apiUser/Auth/SecondFactor/Remove": ELSEWHERE_ROW,
    "POST /apiUser/Auth/SecondFactor/SignIn": ELSEWHERE_ROW,
    "DELETE /apiAdmin/Users/{id}/SecondFactor": ELSEWHERE_ROW,
    "POST /apiUser/Auth/Account/Export/Allow": ELSEWHERE_ROW,
    "GET /apiUser/Auth/Account/Export": ELSEWHERE_ROW,
  };
};

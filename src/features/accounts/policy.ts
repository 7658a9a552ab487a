import { typeId } from "#shared/type-id.ts";
import {
  type Actor,
  ELSEWHERE,
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
  unknowable: true,
});
/** Nobody is let in by a site the portal is not registered with. */
const socialType = () => ({ params: { type: "google" } });
const credentials = { password: "Bal!Petek.27" };
const anyEmail = ({ unique }: PolicyWorld) => ({ body: { email: `${unique}@example.test` } });

export const accountsPolicy: FeaturePolicy = async () => ({
  "GET /apiAdmin/Admins": row(SITE_ADMINS),
  "POST /apiAdmin/Admins": row(SITE_ADMINS, ({ colleagueId }) => ({
    body: { account: colleagueId, role: "moderator" },
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
  "POST /apiAdmin/Users": row(SITE_ADMINS, ({ unique }) => ({
    body: { name: "Ece", surname: "Kaya", email: `${unique}@example.test`, locale: "tr" },
  })),
  "POST /apiAdmin/Users/Bulk": row(SITE_ADMINS, ({ startupId }) => ({
    body: { query: {}, ids: [startupId], change: { action: "lock" } },
  })),
  "POST /apiAdmin/Users/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
  "GET /apiAdmin/Users/{id}": row(SITE_ADMINS, ({ colleagueId }) => ({ params: { id: colleagueId } })),
  "PATCH /apiAdmin/Users/{id}": row(SITE_ADMINS, ({ colleagueId }) => ({
    params: { id: colleagueId },
    body: { isVerified: true },
  })),
  "PUT /apiAdmin/Users/{id}": row(SITE_ADMINS, ({ colleagueId }) => ({
    params: { id: colleagueId },
    body: { isVerified: true, isLocked: false, userTypeId: null },
  })),
  "DELETE /apiAdmin/Users/{id}": { ...row(SITE_ADMINS, ({ unique }) => ({ params: { id: unique } })), missing: true },
  "POST /apiAdmin/Users/{id}/Restore": row(SITE_ADMINS, ({ colleagueId }) => ({ params: { id: colleagueId } })),
  "DELETE /apiAdmin/Users/{id}/Sessions": row(SITE_ADMINS, ({ ownId }) => ({ params: { id: ownId } })),
  "GET /apiUser/Auth/Account": row(MEMBERS),
  // Who alone has full access to something hands it over first (decision 16).
  "DELETE /apiUser/Auth/Account": row(MEMBERS),
  "POST /apiUser/Auth/Account/CancelDelete": row(MEMBERS),
  "PUT /apiUser/Auth/ChangePassword": unknowable(MEMBERS, { oldPassword: "Bal!Petek.28", newPassword: "Bal!Petek.29" }),
  "POST /apiUser/Auth/Check": row(MEMBERS, ({ startupId }) => ({ body: { EntityId: startupId, Scope: 1 } })),
  "GET /apiUser/Auth/EntityAccess": row(MEMBERS),
  "POST /apiUser/Auth/ForgotPassword": row(EVERYONE, anyEmail),
  "POST /apiUser/Auth/Login": row([], ({ unique }) => ({
    body: { ...credentials, email: `${unique}@example.test` },
  })),
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
  "DELETE /apiUser/Auth/Session/Delete": row(MEMBERS, ({ startupId }) => ({ query: { id: startupId } })),
  "GET /apiUser/Auth/Session/List": row(MEMBERS),
  "GET /apiUser/Auth/Social": row(EVERYONE),
  "GET /apiUser/Auth/Social/{type}": row([], socialType),
  "POST /apiUser/Auth/Social/{type}": row([], () => ({
    ...socialType(),
    body: { attempt: "none", state: "none", code: "none" },
  })),
  "PUT /apiUser/Auth/Social/{type}/Email": row([], () => ({ ...socialType(), body: { attempt: "none", code: "0" } })),
  "POST /apiUser/Auth/Social/{type}/Pending": {
    ...row(EVERYONE, () => ({ ...socialType(), body: { attempt: "none" } })),
    unknowable: true,
  },
  "POST /apiUser/Auth/Social/{type}/Register": row([], () => ({
    ...socialType(),
    body: { attempt: "none", name: "Ada", surname: "Deniz", termsAccepted: true, privacyAccepted: true },
  })),
  "DELETE /apiUser/Auth/SocialConnection/Delete": row(MEMBERS, () => ({ query: { type: "google" } })),
  "GET /apiUser/Auth/SocialConnection/List": row(MEMBERS),
  "PUT /apiUser/Auth/VerifyEmail": unknowable(EVERYONE, { code: "none" }),
  "GET /apiUser/Premium/Settings": row(EVERYONE),
  "PUT /apiUser/User/Notifications": row(MEMBERS, () => ({
    body: { newDevice: true, joinWishes: true, news: false },
  })),
  "PUT /apiUser/User/SetLanguageId": row(MEMBERS, () => ({ query: { languageId: "1" } })),
  "GET /apiUser/User/Settings": row(MEMBERS),
  "GET /apiUser/UserType/List": row(EVERYONE),
  "PUT /apiUser/UserType/Set": row(MEMBERS, () => ({ body: { userTypeId: typeId("userType", "investor") } })),
  "GET /apiUser/Auth/Account/Export": ELSEWHERE,
});

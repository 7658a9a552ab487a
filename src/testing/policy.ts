import { DEMO_ROLES } from "#features/accounts/contract.ts";
import { typeId } from "#shared/type-id.ts";
import { profilePolicy } from "./policy-profile.ts";

/** Everyone a call may come from: a demo account each, who owns the startup of the test, a member with nothing, a visitor. */
export const ACTORS = ["visitor", ...DEMO_ROLES, "owner", "outsider"] as const;
export type Actor = (typeof ACTORS)[number];

const EVERYONE: readonly Actor[] = ACTORS;
const MEMBERS = ACTORS.filter((actor) => actor !== "visitor");
const STAFF: readonly Actor[] = ["admin", "moderator", "special-admin"];
const SITE_ADMINS: readonly Actor[] = ["admin", "special-admin"];
const PREMIUM: readonly Actor[] = [...STAFF, "premium", "business"];

/** What exists while the table is walked. */
export interface PolicyWorld {
  /** The startup of `owner`; it is listed. */
  startupId: string;
  startupSeoUrl: string;
  /** An organization of nobody. */
  organizationId: string;
  /** A member of the startup with READ, whom nobody else is. */
  colleagueId: string;
  colleagueSeoUrl: string;
  /** Account and saved filter of who asks. */
  ownId: string;
  ownQueryId: string;
  /** A saved filter of somebody else. */
  foreignQueryId: string;
  /** An invitation of the owner to the startup. */
  invitationId: string;
  /** A banned word. */
  bannedWordId: string;
  /** A text with a watched word. */
  flaggedTextId: string;
  /** Differs on every use. */
  unique: string;
}

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

export interface PolicyRow {
  /** Who is answered; everyone else is refused. */
  may: readonly Actor[];
  /** A request that is right in itself, so that an answer or refusal is about rights alone. */
  ask: (world: PolicyWorld) => Request;
  /** An answer of 404 counts as one: what is asked for is not there, or a refusal must not say that it is. */
  missing?: true;
  /** What the request needs stands only in a mail or is a password: 400 counts as an answer. */
  unknowable?: true;
}

const row = (may: readonly Actor[], ask: PolicyRow["ask"] = () => ({})): PolicyRow => ({ may, ask });
const unknowable = (may: readonly Actor[], body: object): PolicyRow => ({
  ...row(may, () => ({ body })),
  unknowable: true,
});
const startup = ({ startupSeoUrl }: PolicyWorld) => ({ params: { seoUrlOrId: startupSeoUrl } });
/** Nobody is let in by a site the portal is not registered with. */
const socialType = () => ({ params: { type: "google" } });
const credentials = { password: "Bal!Petek.27" };

const anyEmail = ({ unique }: PolicyWorld) => ({ body: { email: `${unique}@example.test` } });
const USER_TYPE = typeId("userType", "investor");

/** The one table of who may call what. A call that is missing here fails the test, and so does a row without a call. */
export const POLICY: Record<string, PolicyRow> = {
  "GET /apiAdmin/Admins": row(SITE_ADMINS),
  "POST /apiAdmin/Admins": row(SITE_ADMINS, ({ colleagueId }) => ({
    body: { account: colleagueId, role: "moderator" },
  })),
  "POST /apiAdmin/Admins/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
  "POST /apiAdmin/Admins/Bulk": row(SITE_ADMINS, ({ startupId }) => ({
    body: { query: {}, ids: [startupId], change: { action: "remove" } },
  })),
  "GET /apiAdmin/Admins/{id}": { ...row(SITE_ADMINS, ({ ownId }) => ({ params: { id: ownId } })) },
  "PATCH /apiAdmin/Admins/{id}": row(SITE_ADMINS, ({ colleagueId }) => ({ params: { id: colleagueId }, body: {} })),
  "DELETE /apiAdmin/Admins/{id}": row(SITE_ADMINS, ({ colleagueId }) => ({ params: { id: colleagueId } })),
  "GET /apiAdmin/BannedWords": row(SITE_ADMINS),
  "POST /apiAdmin/BannedWords": row(SITE_ADMINS, ({ unique }) => ({ body: { word: unique, action: "flag" } })),
  "POST /apiAdmin/BannedWords/Bulk": row(SITE_ADMINS, ({ startupId }) => ({
    body: { query: {}, ids: [startupId], change: { action: "delete" } },
  })),
  "POST /apiAdmin/BannedWords/Check": row(SITE_ADMINS, () => ({ body: { text: "bal" } })),
  "POST /apiAdmin/BannedWords/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["word"] } })),
  "GET /apiAdmin/BannedWords/{id}": row(SITE_ADMINS, ({ bannedWordId }) => ({ params: { id: bannedWordId } })),
  "PATCH /apiAdmin/BannedWords/{id}": row(SITE_ADMINS, ({ bannedWordId }) => ({
    params: { id: bannedWordId },
    body: { action: "flag" },
  })),
  "DELETE /apiAdmin/BannedWords/{id}": row(SITE_ADMINS, ({ startupId }) => ({ params: { id: startupId } })),
  "GET /apiAdmin/Check": row(MEMBERS),
  "GET /apiAdmin/FlaggedTexts": row(SITE_ADMINS),
  "POST /apiAdmin/FlaggedTexts/Bulk": row(SITE_ADMINS, ({ flaggedTextId }) => ({
    body: { query: {}, ids: [flaggedTextId], change: { action: "lookedAt" } },
  })),
  "POST /apiAdmin/FlaggedTexts/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["word"] } })),
  "GET /apiAdmin/FlaggedTexts/{id}": row(SITE_ADMINS, ({ flaggedTextId }) => ({ params: { id: flaggedTextId } })),
  "PATCH /apiAdmin/FlaggedTexts/{id}": row(SITE_ADMINS, ({ flaggedTextId }) => ({
    params: { id: flaggedTextId },
    body: { state: "lookedAt" },
  })),
  "GET /apiAdmin/Statistics": row(STAFF),
  "GET /apiAdmin/UserTypes": row(SITE_ADMINS),
  "POST /apiAdmin/UserTypes": row(SITE_ADMINS, ({ unique }) => ({ body: { nameEn: unique, nameTr: unique } })),
  "POST /apiAdmin/UserTypes/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["nameEn"] } })),
  "GET /apiAdmin/UserTypes/{id}": row(SITE_ADMINS, () => ({ params: { id: USER_TYPE } })),
  "PATCH /apiAdmin/UserTypes/{id}": row(SITE_ADMINS, () => ({ params: { id: USER_TYPE }, body: { isActive: true } })),
  "DELETE /apiAdmin/UserTypes/{id}": row(SITE_ADMINS, () => ({ params: { id: USER_TYPE } })),
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
  "DELETE /apiAdmin/Users/{id}": { ...row(SITE_ADMINS, ({ unique }) => ({ params: { id: unique } })), missing: true },
  "POST /apiAdmin/Users/{id}/Restore": row(SITE_ADMINS, ({ colleagueId }) => ({ params: { id: colleagueId } })),
  "DELETE /apiAdmin/Users/{id}/Sessions": row(SITE_ADMINS, ({ ownId }) => ({ params: { id: ownId } })),
  "GET /apiCommon/BannedWords/Get": row(EVERYONE),
  "GET /apiCommon/City/List": row(EVERYONE),
  "GET /apiCommon/Company/Get/{seoUrlOrId}": row(EVERYONE, startup),
  "GET /apiCommon/Company/GetCompanyForReview/{id}": row([...STAFF, "owner"], ({ startupId }) => ({
    params: { id: startupId },
  })),
  "POST /apiCommon/Company/Search": row(MEMBERS, () => ({ body: {} })),
  "GET /apiCommon/Country/List": row(EVERYONE),
  "GET /apiCommon/County/List": row(EVERYONE),
  "GET /apiCommon/Currency/List": row(EVERYONE),
  "GET /apiCommon/Index/Get": row(EVERYONE),
  "GET /apiCommon/Language/List": row(EVERYONE),
  "GET /apiCommon/Statistics/Home": row(EVERYONE),
  "GET /apiCommon/Type/GetTypeList": row(EVERYONE),
  "GET /apiCommon/Type/GetTypeListByChildId": {
    ...row(EVERYONE, ({ startupId }) => ({ query: { id: startupId } })),
    missing: true,
  },
  "GET /apiCommon/University/Get": row(EVERYONE),
  "POST /apiCommon/University/Search": row(EVERYONE, () => ({ body: { searchText: "bal" } })),
  "GET /apiCommon/country/TopCountryList": row(EVERYONE),
  "POST /apiStartup/Funding": row(MEMBERS, () => ({ body: {} })),
  "POST /apiStartup/Funding/ByAssociation": row(EVERYONE, ({ startupId }) => ({ body: { associationId: startupId } })),
  "POST /apiStartup/Funding/ByInvestor": row(EVERYONE, ({ organizationId }) => ({
    body: { investorId: organizationId },
  })),
  "POST /apiStartup/Funding/PrivateByInvestor": row(["admin"], ({ organizationId }) => ({
    body: { investorId: organizationId },
  })),
  "GET /apiUser/TableExports/{key}": row(MEMBERS, () => ({ params: { key: "users" } })),
  "GET /apiUser/TableExports/File/{id}": {
    ...row(MEMBERS, ({ unique }) => ({ params: { id: unique } })),
    missing: true,
  },
  "GET /apiStartup/Search": row(EVERYONE, () => ({ query: { text: "bal" } })),
  "GET /apiStartup/Search/Exact": row(EVERYONE, ({ startupId }) => ({ query: { id: startupId } })),
  "POST /apiStartup/Search/FullText": row(EVERYONE, () => ({ body: { text: "bal", parentTypeIds: [] } })),
  "GET /apiStartup/Search/Lists": row(EVERYONE, () => ({ query: { text: "bal" } })),
  "GET /apiStartup/Search/Startups": row(EVERYONE, () => ({ query: { text: "bal" } })),
  "GET /apiStartup/Search/Users": row(EVERYONE, () => ({ query: { text: "bal" } })),
  "GET /apiStartup/Startups/{seoUrlOrId}": row(EVERYONE, startup),
  "GET /apiStartup/Startups/{seoUrlOrId}/Details/{key}": row(EVERYONE, ({ startupSeoUrl }) => ({
    params: { seoUrlOrId: startupSeoUrl, key: "technology" },
  })),
  "GET /apiStartup/Startups/{seoUrlOrId}/Public": row(EVERYONE, startup),
  "POST /apiStartup/Startups/Aggregate": row(MEMBERS, () => ({ body: {} })),
  "POST /apiStartup/Startups/AvailableValues": row(MEMBERS, () => ({ body: {} })),
  "POST /apiStartup/Startups/ByIds": row(MEMBERS, ({ startupId }) => ({ body: { ids: [startupId] } })),
  "GET /apiStartup/Startups/CountByFullness": row(EVERYONE),
  "POST /apiStartup/Startups/List": row(PREMIUM, () => ({ body: { filter: { incorporated: true } } })),
  "GET /apiStartup/Queries": row(MEMBERS),
  "POST /apiStartup/Queries": row(MEMBERS, ({ unique }) => ({ body: { name: unique, filter: {} } })),
  "PUT /apiStartup/Queries": row(MEMBERS, ({ ownQueryId, unique }) => ({
    query: { id: ownQueryId },
    body: { name: unique },
  })),
  "DELETE /apiStartup/Queries": row(MEMBERS, ({ foreignQueryId }) => ({ query: { id: foreignQueryId } })),
  "POST /apiUser/Auth/Check": row(MEMBERS, ({ startupId }) => ({ body: { EntityId: startupId, Scope: 1 } })),
  "GET /apiUser/Auth/EntityAccess": row(MEMBERS),
  "GET /apiUser/Auth/Account": row(MEMBERS),
  // Who alone has full access to something hands it over first (decision 16).
  "DELETE /apiUser/Auth/Account": row(MEMBERS),
  "POST /apiUser/Auth/Account/CancelDelete": row(MEMBERS),
  "PUT /apiUser/Auth/ChangePassword": unknowable(MEMBERS, { oldPassword: "Bal!Petek.28", newPassword: "Bal!Petek.29" }),
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
  "GET /apiUser/Auth/SocialConnection/List": row(MEMBERS),
  "DELETE /apiUser/Auth/SocialConnection/Delete": row(MEMBERS, () => ({ query: { type: "google" } })),
  "PUT /apiUser/Auth/VerifyEmail": unknowable(EVERYONE, { code: "none" }),
  "GET /apiUser/EntityAccess/Entities": row(MEMBERS),
  "PUT /apiUser/EntityAccess/Scopes": row([...SITE_ADMINS, "owner"], ({ startupId, colleagueId }) => ({
    body: { entityId: startupId, userId: colleagueId, scopes: [1] },
  })),
  "POST /apiUser/EntityAccess/AskToJoin": row(MEMBERS, ({ startupSeoUrl }) => ({ body: { seoUrl: startupSeoUrl } })),
  "GET /apiUser/EntityAccess/JoinState": row(MEMBERS, ({ startupSeoUrl }) => ({ query: { seoUrl: startupSeoUrl } })),
  "POST /apiUser/EntityAccess/DeclineJoinWish": row([...SITE_ADMINS, "owner"], ({ startupId, colleagueId }) => ({
    body: { entityId: startupId, userId: colleagueId },
  })),
  "GET /apiUser/EntityAccess/JoinWishes": row([...SITE_ADMINS, "owner"], ({ startupId }) => ({
    query: { entityId: startupId },
  })),
  "GET /apiUser/EntityAccess/Users": row([...SITE_ADMINS, "owner"], ({ startupId }) => ({
    query: { entityId: startupId },
  })),
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
  "POST /apiUser/Invitation/Resend": row([...SITE_ADMINS, "owner"], ({ invitationId }) => ({
    body: { id: invitationId },
  })),
  "GET /apiUser/Invitation/Sent": row([...SITE_ADMINS, "owner"], ({ startupId }) => ({
    query: { entityId: startupId },
  })),
  "POST /apiUser/Invitation/Withdraw": row([...SITE_ADMINS, "owner"], ({ invitationId }) => ({
    body: { id: invitationId },
  })),
  "GET /apiUser/Premium/Settings": row(EVERYONE),
  "PUT /apiUser/User/Notifications": row(MEMBERS, () => ({
    body: { newDevice: true, joinWishes: true, news: false },
  })),
  "PUT /apiUser/User/SetLanguageId": row(MEMBERS, () => ({ query: { languageId: "1" } })),
  "GET /apiUser/User/Settings": row(MEMBERS),
  "GET /apiUser/UserType/List": row(EVERYONE),
  "PUT /apiUser/UserType/Set": row(MEMBERS, () => ({ body: { userTypeId: typeId("userType", "investor") } })),
  ...profilePolicy(EVERYONE),
  "GET /apiUser/TableSettings/{key}": row(MEMBERS, () => ({ params: { key: "users" } })),
  "PUT /apiUser/TableSettings/{key}": row(MEMBERS, () => ({ params: { key: "users" }, body: {} })),
};

import compile from "icu-minify/compile";
import aboutEn from "#features/about/messages.en.ts";
import aboutTr from "#features/about/messages.tr.ts";
import accountsAdminEn from "#features/accounts/admin/messages.en.ts";
import accountsAdminTr from "#features/accounts/admin/messages.tr.ts";
import deletionEn from "#features/accounts/deletion/messages.en.ts";
import deletionTr from "#features/accounts/deletion/messages.tr.ts";
import accountsEn from "#features/accounts/messages.en.ts";
import accountsTr from "#features/accounts/messages.tr.ts";
import recoveryEn from "#features/accounts/recovery/messages.en.ts";
import recoveryTr from "#features/accounts/recovery/messages.tr.ts";
import settingsEn from "#features/accounts/settings/messages.en.ts";
import settingsTr from "#features/accounts/settings/messages.tr.ts";
import signUpEn from "#features/accounts/sign-up/messages.en.ts";
import signUpTr from "#features/accounts/sign-up/messages.tr.ts";
import socialEn from "#features/accounts/social/messages.en.ts";
import socialTr from "#features/accounts/social/messages.tr.ts";
import userTypeEn from "#features/accounts/user-type/messages.en.ts";
import userTypeTr from "#features/accounts/user-type/messages.tr.ts";
import adminEn from "#features/admin/messages.en.ts";
import adminTr from "#features/admin/messages.tr.ts";
import bannedWordsEn from "#features/banned-words/messages.en.ts";
import bannedWordsTr from "#features/banned-words/messages.tr.ts";
import dashboardEn from "#features/dashboard/messages.en.ts";
import dashboardTr from "#features/dashboard/messages.tr.ts";
import devMailEn from "#features/dev/mail/messages.en.ts";
import devMailTr from "#features/dev/mail/messages.tr.ts";
import flaggedTextsEn from "#features/flagged-texts/messages.en.ts";
import flaggedTextsTr from "#features/flagged-texts/messages.tr.ts";
import homeEn from "#features/home/messages.en.ts";
import homeTr from "#features/home/messages.tr.ts";
import invitationsEn from "#features/invitations/messages.en.ts";
import invitationsTr from "#features/invitations/messages.tr.ts";
import accessEn from "#features/members/messages.en.ts";
import accessTr from "#features/members/messages.tr.ts";
import userTypesEn from "#features/reference/user-types/messages.en.ts";
import userTypesTr from "#features/reference/user-types/messages.tr.ts";
import searchEn from "#features/search/messages.en.ts";
import searchTr from "#features/search/messages.tr.ts";
import legalEn from "#features/site/legal/messages.en.ts";
import legalTr from "#features/site/legal/messages.tr.ts";
import siteEn from "#features/site/messages.en.ts";
import siteTr from "#features/site/messages.tr.ts";
import startupDetailEn from "#features/startups/detail/messages.en.ts";
import startupDetailTr from "#features/startups/detail/messages.tr.ts";
import startupsEn from "#features/startups/messages.en.ts";
import startupsTr from "#features/startups/messages.tr.ts";
import profileEn from "#features/talents/profile/messages.en.ts";
import profileTr from "#features/talents/profile/messages.tr.ts";
import type { Locale } from "#shared/locale.ts";
import type { PathKey } from "#shared/paths.ts";
import dataTableEn from "#ui/data-table/messages.en.ts";
import dataTableTr from "#ui/data-table/messages.tr.ts";
import uiEn from "#ui/messages.en.ts";
import uiTr from "#ui/messages.tr.ts";

const en = {
  about: aboutEn,
  access: accessEn,
  accounts: accountsEn,
  accountsAdmin: accountsAdminEn,
  admin: adminEn,
  bannedWords: bannedWordsEn,
  dataTable: dataTableEn,
  devMail: devMailEn,
  dashboard: dashboardEn,
  deletion: deletionEn,
  flaggedTexts: flaggedTextsEn,
  home: homeEn,
  legal: legalEn,
  invitations: invitationsEn,
  recovery: recoveryEn,
  profile: profileEn,
  search: searchEn,
  settings: settingsEn,
  signUp: signUpEn,
  site: siteEn,
  social: socialEn,
  startupDetail: startupDetailEn,
  startups: startupsEn,
  ui: uiEn,
  userType: userTypeEn,
  userTypes: userTypesEn,
};
const tr: typeof en = {
  about: aboutTr,
  access: accessTr,
  accounts: accountsTr,
  accountsAdmin: accountsAdminTr,
  admin: adminTr,
  bannedWords: bannedWordsTr,
  dataTable: dataTableTr,
  devMail: devMailTr,
  dashboard: dashboardTr,
  deletion: deletionTr,
  flaggedTexts: flaggedTextsTr,
  home: homeTr,
  legal: legalTr,
  invitations: invitationsTr,
  recovery: recoveryTr,
  profile: profileTr,
  search: searchTr,
  settings: settingsTr,
  signUp: signUpTr,
  site: siteTr,
  social: socialTr,
  startupDetail: startupDetailTr,
  startups: startupsTr,
  ui: uiTr,
  userType: userTypeTr,
  userTypes: userTypesTr,
};
const TEXTS: Record<Locale, typeof en> = { en: compiled(en), tr: compiled(tr) };

export type Texts = typeof en;
type Namespace = keyof Texts;

/** Shown on every page: the shell's and the components' own. */
const EVERYWHERE: Namespace[] = ["search", "site", "ui"];

/** What a page shows besides. */
const PAGE_TEXTS: Partial<Record<PathKey, readonly Namespace[]>> = {
  home: ["home"],
  aboutUs: ["about"],
  privacyAndSecurity: ["legal"],
  personalData: ["legal"],
  termsOfService: ["legal"],
  startups: ["startups"],
  startup: ["startupDetail"],
  talent: ["profile"],
  register: ["accounts", "signUp"],
  forgotPassword: ["accounts", "recovery"],
  resetPassword: ["accounts", "recovery", "signUp"],
  emailVerification: ["accounts", "signUp"],
  userType: ["accounts", "userType"],
  userNewUser: ["accounts", "userType"],
  oauthLogin: ["accounts", "signUp", "social"],
  coFounderRedirect: ["accounts", "signUp"],
  registerForStartup: ["accounts", "signUp"],
  profile: ["dashboard", "profile"],
  profileInvitations: ["dashboard", "invitations"],
  invite: ["dashboard", "invitations"],
  changePassword: ["accounts", "dashboard", "settings"],
  deleteAccount: ["accounts", "dashboard", "deletion"],
  dashboardSettings: ["accounts", "dashboard", "settings", "deletion"],
  dashboardInvites: ["dashboard", "invitations"],
  dashboardManagement: ["access", "accounts", "dashboard"],
  admin: ["admin"],
  adminAdmins: ["admin", "accountsAdmin", "dataTable"],
  adminUsers: ["admin", "accountsAdmin", "dataTable"],
  adminUserTypeManagement: ["admin", "userTypes", "dataTable"],
  adminBannedWords: ["admin", "bannedWords", "dataTable"],
  adminFlaggedTexts: ["admin", "flaggedTexts", "dataTable"],
  devMail: ["devMail"],
};

/** Whether a page shows texts of this name. */
export const showsTexts = (path: PathKey | undefined, name: Namespace): boolean =>
  path !== undefined && PAGE_TEXTS[path]?.includes(name) === true;

type Text = string | { [name: string]: Text };

/** Parsed here once, so that browsers need no parser of messages: a quarter of what they would load for texts. */
function compiled<T extends Text>(text: T): T {
  if (typeof text === "string") return compile(text) as T;
  return Object.fromEntries(Object.entries(text).map(([name, inner]) => [name, compiled(inner)])) as T;
}

/** The texts of one feature. */
export const textsOfFeature = <Name extends Namespace>(feature: Name, locale: Locale): Texts[Name] =>
  TEXTS[locale][feature];

/**
 * The texts one page shows, so that the browser gets no others; as JSON, because the router would write and read each of
 * hundreds of texts by itself on every request.
 */
export function textsOf(path: PathKey | undefined, locale: Locale): string {
  const key = `${path} ${locale}`;
  const written = kept.get(key) ?? JSON.stringify(pageTexts(path, locale));
  kept.set(key, written);
  return written;
}
const kept = new Map<string, string>();

function pageTexts(path: PathKey | undefined, locale: Locale): Partial<Texts> {
  const wanted = [...EVERYWHERE, ...((path && PAGE_TEXTS[path]) ?? [])];
  return Object.fromEntries(wanted.map((namespace) => [namespace, TEXTS[locale][namespace]]));
}

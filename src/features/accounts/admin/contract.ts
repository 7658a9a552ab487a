import { z } from "zod";
import { day } from "#shared/day.ts";
import { endpoint, id, yesOrNo } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { emailAddress, personName } from "../sign-up/contract.ts";

const role = z.enum(["admin", "specialAdmin", "moderator"]);
const locale = z.enum(LOCALES);
const ofId = z.object({ id });

const usersChange = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("setType"), userTypeId: id.nullable() }),
  z.strictObject({ action: z.enum(["verify", "endSessions", "lock", "unlock", "delete", "restore"]) }),
]);
/** Changes of many accounts at a time. */
export type UsersChange = z.output<typeof usersChange>;

const userRow = z.object({
  id,
  version: z.int(),
  /** First name and surname. */
  name: z.string(),
  firstName: z.string(),
  surname: z.string(),
  seoUrl: z.string(),
  photo: z.string().nullable(),
  email: z.string(),
  /** `name` in the language of the request. */
  userType: z.object({ id, name: z.string() }).nullable(),
  roles: z.array(role),
  isVerified: z.boolean(),
  isLocked: z.boolean(),
  /** Signing in takes two steps. */
  hasSecondFactor: z.boolean(),
  /** When the account will be deleted; null: no deletion is planned. */
  deleteAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Sessions that have not ended. */
  sessions: z.int(),
  title: z.string().nullable(),
  locale,
  /** False: a role of the account is above the viewer's. */
  editable: z.boolean(),
});

export type UserRow = z.output<typeof userRow>;

export const userCalls = tableCalls({
  key: "users",
  path: "/apiAdmin/Users",
  management: "UserList",
  summary: "Accounts, the newest first; the search looks into names and email addresses",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 240 },
    { key: "email", sortable: true, searchable: true, width: 260 },
    {
      key: "userType",
      elasticTypeItem: true,
      setDashIsEmpty: true,
      clickableFilter: "userTypeId",
      editable: "choice",
      changes: "userTypeId",
    },
    { key: "roles", setDashIsEmpty: true, clickableFilter: "role" },
    { key: "isVerified", isBoolean: true, clickableFilter: "isVerified" },
    { key: "isLocked", isBoolean: true, clickableFilter: "isLocked" },
    { key: "hasSecondFactor", isBoolean: true },
    { key: "deleteAt", kind: "dateTime", sortable: true, setDashIsEmpty: true },
    { key: "createdAt", kind: "dateTime", sortable: true },
    { key: "sessions", kind: "number", sortable: true },
    { key: "title", searchable: false, limitText: true, setDashIsEmpty: true, isHidden: true },
    { key: "locale", clickableFilter: "locale", isHidden: true },
  ],
  row: userRow,
  filters: {
    userTypeId: id,
    role,
    isVerified: yesOrNo,
    isLocked: yesOrNo,
    isLeaving: yesOrNo,
    locale,
    /** First and last day, in Istanbul, on which the account was created. */
    createdFrom: day,
    createdTo: day,
    /** Named in the education of their profiles. */
    schoolId: id,
    /** Named in their profiles or their working experience. */
    cityId: id,
  },
  export: { summary: "Accounts as a spreadsheet, as they are shown" },
  get: { summary: "One account" },
  add: {
    failures: ["conflict", "bannedWord", "mixedAlphabets"],
    summary: "Make an account for somebody, who is mailed a link to choose a password; an address in use is a conflict",
    body: z.strictObject({
      name: personName,
      surname: personName,
      email: emailAddress,
      userTypeId: id.nullable().default(null),
      /** Language of the mail and of the portal for this person. */
      locale,
    }),
  },
  change: {
    failures: ["notFound", "forbidden", "lastFullAccess"],
    summary: "Lock or unlock an account, confirm its email address, give it another user type, correct its name",
    body: z
      .strictObject({
        isLocked: z.boolean(),
        isVerified: z.boolean(),
        userTypeId: id.nullable(),
        firstName: personName,
        surname: personName,
      })
      .partial(),
  },
  remove: {
    failures: ["notFound", "forbidden", "lastFullAccess"],
    summary: "Close an account; it is deleted in 14 days unless it is restored before",
  },
  bulk: {
    summary: "Do the same with many accounts; those it is refused for stay as they are and are named",
    change: usersChange,
  },
});

export const restoreUser = endpoint({
  method: "POST",
  path: "/apiAdmin/Users/:id/Restore",
  summary: "Keep an account whose deletion is planned, and open it again; again is no error",
  access: "admin",
  failures: ["notFound", "forbidden"],
  params: ofId,
  answer: userRow,
});

export const endSessions = endpoint({
  method: "DELETE",
  path: "/apiAdmin/Users/:id/Sessions",
  summary: "Sign an account out everywhere; answers how many sessions ended",
  access: "admin",
  failures: ["notFound", "forbidden"],
  params: ofId,
  answer: z.int(),
});

const adminRow = z.object({
  id,
  version: z.int(),
  name: z.string(),
  seoUrl: z.string(),
  photo: z.string().nullable(),
  email: z.string(),
  isAdmin: z.boolean(),
  isSpecialAdmin: z.boolean(),
  isModerator: z.boolean(),
  isLocked: z.boolean(),
  /** When the first of the roles was given. */
  since: z.iso.datetime(),
  editable: z.boolean(),
});
export type AdminRow = z.output<typeof adminRow>;

export const adminCalls = tableCalls({
  key: "admins",
  path: "/apiAdmin/Admins",
  summary: "Who runs the platform, with their roles",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 240 },
    { key: "email", sortable: true, searchable: true, width: 260 },
    { key: "isAdmin", isBoolean: true, clickableFilter: "isAdmin", editable: "boolean" },
    { key: "isSpecialAdmin", isBoolean: true, clickableFilter: "isSpecialAdmin", editable: "boolean" },
    { key: "isModerator", isBoolean: true, clickableFilter: "isModerator", editable: "boolean" },
    { key: "isLocked", isBoolean: true, clickableFilter: "isLocked" },
    { key: "since", kind: "dateTime", sortable: true },
  ],
  row: adminRow,
  filters: { role, isAdmin: yesOrNo, isSpecialAdmin: yesOrNo, isModerator: yesOrNo, isLocked: yesOrNo },
  confirmed: ["add", "change", "remove", "bulk"],
  export: { summary: "Who runs the platform as a spreadsheet, as it is shown" },
  get: { summary: "One of those who run the platform" },
  add: {
    summary: "Give an account a role; one that has a role already is a conflict",
    failures: ["notFound", "conflict", "invalidAccess", "lastFullAccess"],
    body: z.strictObject({ account: z.string().trim().min(1).max(254).describe("id or email address"), role }),
  },
  change: {
    summary: "Give and take roles; without any the account is none of them any more",
    failures: ["notFound", "invalidAccess", "lastFullAccess"],
    body: z.strictObject({ isAdmin: z.boolean(), isSpecialAdmin: z.boolean(), isModerator: z.boolean() }).partial(),
  },
  remove: {
    summary: "Take all roles of the platform from an account",
    failures: ["notFound", "invalidAccess", "lastFullAccess"],
  },
  bulk: {
    summary: "Take all roles of the platform from many accounts; those it is refused for keep theirs and are named",
    change: z.strictObject({ action: z.literal("remove") }),
  },
});

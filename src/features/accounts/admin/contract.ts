import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { bulkAnswer, bulkOf, exportOf, tableOf, tableQuery, yesOrNo } from "#shared/table/calls.ts";
import { emailAddress, personName } from "../sign-up/contract.ts";

const role = z.enum(["admin", "specialAdmin", "moderator"]);
const ofId = z.object({ id });

const userRow = z.object({
  id,
  /** Name and surname. */
  name: z.string(),
  seoUrl: z.string(),
  photo: z.string().nullable(),
  email: z.string(),
  /** `name` in the language of the request. */
  userType: z.object({ id, name: z.string() }).nullable(),
  roles: z.array(role),
  isVerified: z.boolean(),
  isLocked: z.boolean(),
  /** When the account will be gone, once its owner or an admin asked for it. */
  deleteAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Sessions that have not ended. */
  sessions: z.int(),
  title: z.string().nullable(),
  locale: z.enum(["en", "tr"]),
  /** False: the account is above the viewer's. */
  editable: z.boolean(),
});
export type UserRow = z.output<typeof userRow>;

const usersQuery = tableQuery(["name", "email", "deleteAt", "createdAt", "sessions"], ["name", "email"], {
  userTypeId: id.optional(),
  role: role.optional(),
  isVerified: yesOrNo.optional(),
  isLocked: yesOrNo.optional(),
  isLeaving: yesOrNo.optional(),
  locale: z.enum(["en", "tr"]).optional(),
  /** Days of Istanbul on which the account was made, both included. */
  createdFrom: z.iso.date().optional(),
  createdTo: z.iso.date().optional(),
});
export type UsersQuery = z.output<typeof usersQuery>;

export const listUsers = endpoint({
  method: "GET",
  path: "/apiAdmin/Users",
  summary: "Accounts, the newest first; the search looks into names and email addresses",
  access: "admin",
  query: usersQuery,
  answer: tableOf(userRow),
});

export const exportUsers = endpoint({
  method: "POST",
  kind: "read",
  format: "file",
  path: "/apiAdmin/Users/Export",
  summary: "Accounts as a spreadsheet, as they are shown",
  access: "admin",
  body: exportOf(usersQuery, [
    "name",
    "email",
    "userType",
    "roles",
    "isVerified",
    "isLocked",
    "deleteAt",
    "createdAt",
    "sessions",
    "title",
    "locale",
  ]),
});

export const getUser = endpoint({
  method: "GET",
  path: "/apiAdmin/Users/:id",
  summary: "One account",
  access: "admin",
  params: ofId,
  answer: userRow,
});

export const changeUser = endpoint({
  method: "PATCH",
  path: "/apiAdmin/Users/:id",
  summary: "Lock or unlock an account, confirm its email address, give it another user type",
  access: "admin",
  params: ofId,
  body: z.strictObject({
    isLocked: z.boolean().optional(),
    isVerified: z.literal(true).optional(),
    userTypeId: id.nullable().optional(),
  }),
  answer: userRow,
});

export const addUser = endpoint({
  method: "POST",
  path: "/apiAdmin/Users",
  summary: "Make an account for somebody, who is mailed a link to choose a password; an address in use is a conflict",
  access: "admin",
  body: z.strictObject({
    name: personName,
    surname: personName,
    email: emailAddress,
    userTypeId: id.nullable().default(null),
    /** Of the mail and of the portal for this person. */
    locale: z.enum(["en", "tr"]),
  }),
  answer: userRow,
});

export const deleteUser = endpoint({
  method: "DELETE",
  path: "/apiAdmin/Users/:id",
  summary: "Close an account; it is deleted in 14 days unless it is restored before",
  access: "admin",
  params: ofId,
  answer: userRow,
});

export const restoreUser = endpoint({
  method: "POST",
  path: "/apiAdmin/Users/:id/Restore",
  summary: "Keep an account whose deletion is planned, and open it again; again is no error",
  access: "admin",
  params: ofId,
  answer: userRow,
});

/** What can be done with many accounts at a time. */
export const USER_BULK = ["setType", "verify", "endSessions", "lock", "unlock", "delete", "restore"] as const;

export const changeUsers = endpoint({
  method: "POST",
  path: "/apiAdmin/Users/Bulk",
  summary: "Do the same with many accounts; those it is refused for stay as they are and are named",
  access: "admin",
  body: bulkOf(
    usersQuery,
    z.discriminatedUnion("action", [
      z.strictObject({ action: z.literal("setType"), userTypeId: id.nullable() }),
      z.strictObject({ action: z.enum(USER_BULK).exclude(["setType"]) }),
    ]),
  ),
  answer: bulkAnswer,
});
export type UsersChange = z.output<typeof changeUsers.body>["change"];

export const endSessions = endpoint({
  method: "DELETE",
  path: "/apiAdmin/Users/:id/Sessions",
  summary: "Sign an account out everywhere; answers how many sessions ended",
  access: "admin",
  params: ofId,
  answer: z.int(),
});

const adminRow = z.object({
  id,
  name: z.string(),
  seoUrl: z.string(),
  photo: z.string().nullable(),
  email: z.string(),
  isAdmin: z.boolean(),
  isSpecialAdmin: z.boolean(),
  isModerator: z.boolean(),
  isLocked: z.boolean(),
  /** The first of the roles was given then. */
  since: z.iso.datetime(),
  editable: z.boolean(),
});
export type AdminRow = z.output<typeof adminRow>;

const adminsQuery = tableQuery(["name", "email", "since"], ["name", "email"], {
  role: role.optional(),
  isLocked: yesOrNo.optional(),
});
export type AdminsQuery = z.output<typeof adminsQuery>;

export const listAdmins = endpoint({
  method: "GET",
  path: "/apiAdmin/Admins",
  summary: "Who runs the platform, with their roles",
  access: "admin",
  query: adminsQuery,
  answer: tableOf(adminRow),
});

export const exportAdmins = endpoint({
  method: "POST",
  kind: "read",
  format: "file",
  path: "/apiAdmin/Admins/Export",
  summary: "Who runs the platform as a spreadsheet, as it is shown",
  access: "admin",
  body: exportOf(adminsQuery, ["name", "email", "isAdmin", "isSpecialAdmin", "isModerator", "isLocked", "since"]),
});

export const getAdmin = endpoint({
  method: "GET",
  path: "/apiAdmin/Admins/:id",
  summary: "One of those who run the platform",
  access: "admin",
  params: ofId,
  answer: adminRow,
});

export const addAdmin = endpoint({
  method: "POST",
  path: "/apiAdmin/Admins",
  summary: "Give an account a role; one that has a role already is a conflict",
  access: "admin",
  body: z.strictObject({ account: z.string().trim().min(1).max(254).describe("id or email address"), role }),
  answer: adminRow,
});

export const changeAdmin = endpoint({
  method: "PATCH",
  path: "/apiAdmin/Admins/:id",
  summary: "Give and take roles; without any the account is none of them any more",
  access: "admin",
  params: ofId,
  body: z.strictObject({
    isAdmin: z.boolean().optional(),
    isSpecialAdmin: z.boolean().optional(),
    isModerator: z.boolean().optional(),
  }),
  answer: adminRow.nullable(),
});

export const removeAdmin = endpoint({
  method: "DELETE",
  path: "/apiAdmin/Admins/:id",
  summary: "Take all roles of the platform from an account",
  access: "admin",
  params: ofId,
  answer: z.null(),
});

export const changeAdmins = endpoint({
  method: "POST",
  path: "/apiAdmin/Admins/Bulk",
  summary: "Take all roles of the platform from many accounts; those it is refused for keep theirs and are named",
  access: "admin",
  body: bulkOf(adminsQuery, z.strictObject({ action: z.literal("remove") })),
  answer: bulkAnswer,
});

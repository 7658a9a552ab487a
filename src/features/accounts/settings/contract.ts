import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";
import { NOTIFICATIONS } from "./limits.ts";

export const changePassword = endpoint({
  method: "PUT",
  path: "/apiUser/Auth/ChangePassword",
  summary: "Change the password; all other sessions end",
  access: "signedIn",
  perMinute: 20,
  failures: ["weakPassword", "commonPassword", "userNotValid", "invalidOldPassword", "samePassword"],
  body: z.object({
    oldPassword: z.string().max(PASSWORD_MAX_LENGTH),
    newPassword: z.string().max(PASSWORD_MAX_LENGTH),
  }),
  answer: z.literal(true),
});

const sessionRow = z.object({
  id,
  /** Readable name of the browser; null: unknown. */
  device: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Accurate to a quarter of an hour. */
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The session of this request. */
  current: z.boolean(),
});
export type SessionRow = z.output<typeof sessionRow>;

export const sessionList = endpoint({
  method: "GET",
  path: "/apiUser/Auth/Session/List",
  summary: "Where one is signed in, the asking session first, then by last use",
  access: "signedIn",
  answer: z.array(sessionRow),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/apiUser/Auth/Session/Delete",
  summary: "End one of one's own sessions; without an id all but the asking one. Ended ones are no error",
  access: "signedIn",
  query: z.object({ id: id.optional() }),
  answer: z.literal(true),
});

export const setLanguageId = endpoint({
  method: "PUT",
  path: "/apiUser/User/SetLanguageId",
  summary: "The language of mails to the viewer: 0 Turkish, 1 English",
  access: "signedIn",
  query: z.object({ languageId: z.enum(["0", "1"]) }),
  answer: z.object({ languageId: z.int() }),
});

const settings = z.object({
  email: z.string(),
  language: z.enum(LOCALES),
  hasPassword: z.boolean(),
  notifications: z.record(z.enum(NOTIFICATIONS), z.boolean()),
  /** Since when mails to the address come back, and what its server says; null: they do not. */
  comesBack: z.object({ since: z.iso.datetime(), status: z.string() }).nullable(),
});

export const getSettings = endpoint({
  method: "GET",
  path: "/apiUser/User/Settings",
  summary: "Address, language and wanted mails of the viewer",
  access: "signedIn",
  answer: settings,
});

export const mailsAgain = endpoint({
  method: "PUT",
  path: "/apiUser/User/MailsAgain",
  summary: "Write to the viewer's address again, whose mails have come back; one that takes mails is no error",
  access: "signedIn",
  answer: z.literal(true),
});

export const setNotifications = endpoint({
  method: "PUT",
  path: "/apiUser/User/Notifications",
  summary: "Which mails the viewer wants; kinds that are left out stay as they are",
  access: "signedIn",
  body: z.partialRecord(z.enum(NOTIFICATIONS), z.boolean()),
  answer: z.record(z.enum(NOTIFICATIONS), z.boolean()),
});

import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";

/** Days between the wish and the end (specification, "Account deletion grace"). */
export const GRACE_DAYS = 14;

export const soleAccessEntity = z.object({
  type: z.enum(["startup", "organization", "platform"]),
  name: z.string(),
  seoUrl: z.string(),
});
export type SoleAccess = z.output<typeof soleAccessEntity>;

export const accountState = endpoint({
  method: "GET",
  path: "/apiUser/Auth/Account",
  summary: "Whether the viewer's account is about to be deleted, and what stands in the way of deleting it",
  access: "signedIn",
  answer: z.object({
    /** When it will be deleted; null: no deletion is planned. */
    deleteAt: z.iso.datetime().nullable(),
    /** The account has a password, which deleting it asks for. */
    hasPassword: z.boolean(),
    /** Things only the viewer has full access to; they must be handed over or deleted first. */
    soleAccess: z.array(soleAccessEntity),
    /** The recurring payment of the viewer, which ends with the account; null: none. */
    package: z
      .object({
        /** In the reader's language. */
        name: z.string(),
        /** It is not renewed any more. */
        cancelsAtEnd: z.boolean(),
        /** Colleagues have seats in it, which end with it. */
        hasColleagues: z.boolean(),
      })
      .nullable(),
  }),
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/apiUser/Auth/Account",
  summary:
    "Have the account deleted in 14 days, unless its owner signs in before; all other sessions end. Asks for the password",
  access: "signedIn",
  perMinute: 10,
  failures: ["lastFullAccess", "invalidOldPassword"],
  body: z.strictObject({
    /** Left out by accounts without one. */
    password: z.string().max(PASSWORD_MAX_LENGTH).default(""),
  }),
  answer: z.object({ deleteAt: z.iso.datetime() }),
});

export const cancelDelete = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Account/CancelDelete",
  summary: "Keep the account after all; again is no error",
  access: "signedIn",
  answer: z.literal(true),
});

export const allowExport = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Account/Export/Allow",
  summary: "A code that downloads everything kept about the viewer once, within an hour. Asks for the password",
  access: "signedIn",
  perMinute: 5,
  failures: ["invalidOldPassword"],
  body: z.strictObject({
    /** Left out by accounts without one. */
    password: z.string().max(PASSWORD_MAX_LENGTH).default(""),
  }),
  answer: z.object({ code: z.string() }),
});

export const exportAccount = endpoint({
  method: "GET",
  path: "/apiUser/Auth/Account/Export",
  summary: "Everything kept about the viewer, as JSON in a ZIP file, by a code that the password has given",
  access: "signedIn",
  format: "file",
  perMinute: 5,
  failures: ["exportNotAllowed"],
  query: z.object({ code: z.string().max(100).default("") }),
});

import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { startedSession } from "../contract.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";

/** Of an app, or a recovery code. */
const code = z.string().trim().min(1).max(40);
const password = z.string().max(PASSWORD_MAX_LENGTH).default("");
const recoveryCodes = z.array(z.string());

export const secondFactorState = endpoint({
  method: "GET",
  path: "/apiUser/Auth/SecondFactor",
  summary: "Whether the viewer signs in in two steps, and how many recovery codes are left",
  access: "signedIn",
  answer: z.object({
    /** Null: signing in takes one step. */
    addedAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
    recoveryCodes: z.int(),
    hasPassword: z.boolean(),
    /** The viewer's role asks for it, and it is missing: the role's rights rest. */
    isMissing: z.boolean(),
  }),
});

export const beginSecondFactor = endpoint({
  method: "POST",
  path: "/apiUser/Auth/SecondFactor/Begin",
  summary: "A new secret for an authenticator app, which counts once a code of it was sent. Asks for the password",
  access: "signedIn",
  perMinute: 10,
  failures: ["invalidOldPassword", "conflict"],
  body: z.strictObject({ password }),
  answer: z.object({
    secret: z.string().describe("In base 32, to be typed into the app"),
    address: z.string().describe("otpauth:, as apps read it from a QR code"),
  }),
});

export const confirmSecondFactor = endpoint({
  method: "POST",
  path: "/apiUser/Auth/SecondFactor/Confirm",
  summary: "Sign in in two steps from now on. Answers ten recovery codes, which are shown this once",
  access: "signedIn",
  perMinute: 20,
  failures: ["wrongSecondCode", "conflict"],
  body: z.strictObject({ code }),
  answer: z.object({ recoveryCodes }),
});

export const newRecoveryCodes = endpoint({
  method: "POST",
  path: "/apiUser/Auth/SecondFactor/RecoveryCodes",
  summary: "Ten new recovery codes in place of the old ones. Asks for a code",
  access: "signedIn",
  perMinute: 20,
  failures: ["wrongSecondCode"],
  body: z.strictObject({ code }),
  answer: z.object({ recoveryCodes }),
});

export const removeSecondFactor = endpoint({
  method: "POST",
  path: "/apiUser/Auth/SecondFactor/Remove",
  summary: "Sign in in one step again. Asks for a code",
  access: "signedIn",
  perMinute: 20,
  failures: ["wrongSecondCode"],
  body: z.strictObject({ code }),
  answer: z.literal(true),
});

export const finishSignIn = endpoint({
  method: "POST",
  path: "/apiUser/Auth/SecondFactor/SignIn",
  summary: "The second step of a sign-in, with the token of the first: a code of the app, or a recovery code",
  perMinute: 30,
  failures: ["wrongSecondCode", "sessionExpired"],
  body: z.strictObject({ code, device: z.string().max(300).optional() }),
  answer: startedSession.extend({ rememberMe: z.boolean() }),
});

export const removeSecondFactorOf = endpoint({
  method: "DELETE",
  path: "/apiAdmin/Users/:id/SecondFactor",
  summary: "Take the second step from somebody who has lost the device; they are told by mail",
  access: "admin",
  confirmed: true,
  failures: ["notFound", "forbidden"],
  params: z.object({ id }),
  answer: z.literal(true),
});

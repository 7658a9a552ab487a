import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { startedSession } from "../contract.ts";
import { PASSKEY_NAME_LENGTH } from "./limits.ts";

const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]*$/);
const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal("public-key"),
};

/** What the browser answers when a passkey was made (`RegistrationResponseJSON`). */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type MadePasskey = z.output<typeof madePasskey>;

/** What it answers when one was used (`AuthenticationResponseJSON`). */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
    userHandle: bytes(200).nullish(),
  }),
});
export type UsedPasskey = z.output<typeof usedPasskey>;

const ownPasskey = z.object({
  id,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type OwnPasskey = z.output<typeof ownPasskey>;

export const ownPasskeys = endpoint({
  method: "GET",
  path: "/apiUser/Auth/Passkeys",
  summary: "The viewer's passkeys, the oldest first",
  access: "signedIn",
  answer: z.array(ownPasskey),
});

export const beginPasskey = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Passkeys/Begin",
  summary: "What the browser needs to make a passkey for the viewer, within five minutes",
  access: "signedIn",
  confirmed: "everyone",
  perMinute: 20,
  failures: ["passkeysUnavailable", "tooManyPasskeys"],
  answer: z.record(z.string(), z.unknown()).describe("PublicKeyCredentialCreationOptionsJSON of WebAuthn"),
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Passkeys",
  summary: "Add a passkey that the browser has made. With the first, signing in takes two steps, or the passkey alone",
  access: "signedIn",
  perMinute: 20,
  failures: ["passkeysUnavailable", "passkeyRefused"],
  body: z.strictObject({ name: z.string().trim().min(1).max(PASSKEY_NAME_LENGTH), passkey: madePasskey }),
  answer: z.object({
    /** Shown this once; null: the account has some. */
    recoveryCodes: z.array(z.string()).nullable(),
  }),
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/apiUser/Auth/Passkeys/:id",
  summary: "Remove a passkey; with the last, and without an authenticator app, signing in takes one step again",
  access: "signedIn",
  confirmed: "everyone",
  failures: ["notFound"],
  params: z.object({ id }),
  answer: z.literal(true),
});

export const passkeyOptions = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Passkeys/Options",
  summary:
    "What the browser needs to use a passkey once, within five minutes: to sign in, for the second step of a sign-in, or to confirm that it is the viewer",
  perMinute: 60,
  failures: ["passkeysUnavailable"],
  answer: z.record(z.string(), z.unknown()).describe("PublicKeyCredentialRequestOptionsJSON of WebAuthn"),
});

export const signInByPasskey = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Passkeys/SignIn",
  summary: "Sign in with a passkey alone; with the token of a first step, it is the second",
  perMinute: 30,
  failures: ["passkeysUnavailable", "passkeyRefused", "accountLocked", "emailNotVerified", "sessionExpired"],
  body: z.strictObject({
    passkey: usedPasskey,
    rememberMe: z.boolean().default(false),
    device: z.string().max(300).optional(),
  }),
  answer: startedSession.extend({ rememberMe: z.boolean() }),
});

import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { PASSWORD_MAX_LENGTH, SIGN_INS_PER_MINUTE } from "./limits.ts";

const credentials = z.object({
  email: z.string().max(254),
  password: z.string().max(PASSWORD_MAX_LENGTH),
  rememberMe: z.boolean().default(false),
  /** `device` of an earlier answer, by which the browser is recognised. */
  device: z.string().max(300).optional(),
  /** From the mail about refused sign-ins: lets this browser sign in meanwhile. */
  browserCode: z.string().max(64).optional(),
});

/** The answer of every kind of sign-in. */
export const startedSession = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  /** To be stored and sent with the next sign-in; null: nothing new. */
  device: z.string().nullable(),
  isUserTypeSelected: z.boolean(),
  /** A planned deletion was cancelled by this sign-in. */
  isRecovered: z.boolean(),
  /** The token begins no session yet: `SecondFactor/SignIn` takes it with a code. */
  needsSecondStep: z.boolean(),
});

export const login = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Login",
  summary: "Sign in with email and password",
  perMinute: SIGN_INS_PER_MINUTE,
  failures: ["wrongCredentials", "tooManySignIns", "accountLocked", "emailNotVerified"],
  body: credentials,
  answer: startedSession,
});

export const logout = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Logout",
  summary: "End the session of the token, also while it looks as somebody else; again is no error",
  whileLooking: true,
  /** The site that the person had come by, where they may sign out, too: what the browser is to keep for it. */
  answer: z.object({ site: z.string(), attempt: z.string() }).nullable(),
});

const accessEntry = z.object({ entityId: id, scopes: z.array(z.int()) });

export const entityAccess = endpoint({
  method: "GET",
  path: "/apiUser/Auth/EntityAccess",
  summary: "What the viewer may do with which entity",
  access: "signedIn",
  answer: z.array(accessEntry),
});

export const checkAccess = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Check",
  summary: "Whether the viewer holds a scope on an entity",
  access: "signedIn",
  kind: "read",
  body: z.object({ EntityId: id, Scope: z.int().min(0).max(14) }),
  answer: z.boolean(),
});

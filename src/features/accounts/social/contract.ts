import { z } from "zod";
import { endpoint, yesOrNo } from "#shared/endpoint.ts";
import { HOUSE_SITE_LENGTH, type HouseSite, isHouseSite, SOCIAL_PROVIDERS } from "#shared/social-providers.ts";
import { startedSession } from "../contract.ts";
import { personName } from "../sign-up/contract.ts";

/** Digits of the code that confirms an address when the provider does not. */
export const MAIL_CODE_LENGTH = 8;

/** A site that everybody knows, or one of the house's own, "oidc-anittepe". */
const site = z.union([
  z.enum(SOCIAL_PROVIDERS),
  z.string().max(HOUSE_SITE_LENGTH).refine(isHouseSite) as unknown as z.ZodType<HouseSite, string>,
]);
const params = z.object({ type: site });
/** Token of the attempt, stored by the browser that started it: no other browser can finish it. */
const attempt = z.string().max(100);
/** `device` of an earlier answer. */
const device = z.string().max(300).optional();
/** A parameter of the provider's answer; providers send none that is longer. */
const fromProvider = z.string().max(4_000);

const stillToAsk = z.enum(["emailCode", "register"]);
const outcome = z.discriminatedUnion("next", [
  startedSession.extend({
    next: z.literal("done"),
    /** The page the person wanted. */
    returnPath: z.string().nullable(),
    /** The session outlives the browser. */
    rememberMe: z.boolean(),
  }),
  /**
   * "emailCode": the person has to enter the code that was mailed; "register": a new person has to accept the terms.
   */
  z.object({ next: stillToAsk }),
]);

const offeredSite = z.object({
  type: site,
  /** In the language of the request. */
  name: z.string(),
});
export type OfferedSite = z.output<typeof offeredSite>;

export const socialProviders = endpoint({
  method: "GET",
  path: "/apiUser/Auth/Social",
  summary: "Sites that one can sign in with",
  answer: z.array(offeredSite),
});

/** Failures of asking the other site. */
const PROVIDER_FAILURES = [
  "socialLoginDisabled",
  "socialUnavailable",
  "googleRefused",
  "linkedinRefused",
  "facebookRefused",
  "githubRefused",
  "siteRefused",
] as const;

export const socialStart = endpoint({
  method: "GET",
  path: "/apiUser/Auth/Social/:type",
  summary: "Start a sign-in with another site: where to send the browser, and what it is to keep",
  perMinute: 60,
  failures: [...PROVIDER_FAILURES],
  params,
  query: z.object({ returnTo: z.string().max(2_000).optional(), rememberMe: yesOrNo.default("false") }),
  answer: z.object({ redirectURL: z.string(), attempt: z.string() }),
});

export const socialComplete = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Social/:type",
  summary: "Sign in with the code another site gave, once and from the browser that started",
  perMinute: 60,
  failures: [...PROVIDER_FAILURES, "socialAttemptNotValid", "socialNoEmail", "accountLocked"],
  params,
  body: z.object({
    attempt,
    state: fromProvider,
    code: fromProvider.optional(),
    iss: fromProvider.optional(),
    /** Error code of the provider instead of a code. */
    error: fromProvider.optional(),
    /** Chosen on the way back; false keeps the choice of the start. */
    rememberMe: z.boolean().default(false),
    device,
  }),
  answer: outcome,
});

export const socialPending = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Social/:type/Pending",
  summary: "What is still to be asked of who signs in",
  kind: "read",
  failures: ["socialAttemptNotValid"],
  params,
  body: z.object({ attempt }),
  answer: z.object({ next: stillToAsk, email: z.string(), name: z.string(), surname: z.string() }),
});

export const socialConfirm = endpoint({
  method: "PUT",
  path: "/apiUser/Auth/Social/:type/Email",
  summary: "Prove an address that the other site does not vouch for by the code mailed to it",
  perMinute: 30,
  failures: ["socialLoginDisabled", "socialAttemptNotValid", "socialNoEmail", "mailCodeNotValid", "accountLocked"],
  params,
  body: z.object({ attempt, code: z.string().max(40), device }),
  answer: outcome,
});

export const socialRegister = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Social/:type/Register",
  summary: "Make the account of a new person who agrees, and sign in",
  perMinute: 20,
  failures: [
    "socialLoginDisabled",
    "socialAttemptNotValid",
    "termsNotAccepted",
    "privacyNotAccepted",
    "bannedWord",
    "mixedAlphabets",
    "accountLocked",
    "socialNoEmail",
    "termsUnpublished",
  ],
  params,
  body: z.object({
    attempt,
    name: personName,
    surname: personName,
    termsAccepted: z.boolean(),
    privacyAccepted: z.boolean(),
    marketingAccepted: z.boolean().default(false),
    device,
  }),
  answer: outcome,
});

export const socialSignOut = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Social/:type/SignOut",
  summary: "Where a person who has signed out here also signs out of the site they came by",
  kind: "read",
  perMinute: 60,
  failures: [...PROVIDER_FAILURES, "socialAttemptNotValid"],
  params,
  body: z.object({ attempt }),
  answer: z.object({ address: z.string() }),
});

const connection = offeredSite.extend({
  /** Since when. */
  createdAt: z.iso.datetime(),
});
export type Connection = z.output<typeof connection>;

export const connectionList = endpoint({
  method: "GET",
  path: "/apiUser/Auth/SocialConnection/List",
  summary: "Sites that open the viewer's account",
  access: "signedIn",
  answer: z.array(connection),
});

export const removeConnection = endpoint({
  method: "DELETE",
  path: "/apiUser/Auth/SocialConnection/Delete",
  summary: "Let a site no longer open the viewer's account; one that never did is no error",
  access: "signedIn",
  query: params,
  answer: z.literal(true),
});

import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { PERSON_NAME } from "#shared/field-rules.ts";
import { startedSession } from "../contract.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from "./limits.ts";

export const personName = z.string().trim().max(NAME_MAX_LENGTH).regex(PERSON_NAME);
export const emailAddress = z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).pipe(z.email());
/** The page of the portal where the person wanted to go: the link of the mail leads there. What is none is left aside. */
export const returnTo = z.string().max(2000).optional();
/** A code from a mail: 256 bits. */
const code = z.string().max(200);
/** What the browser stores of earlier answers; left out by callers that store nothing. */
const device = z.string().max(300).optional();

export const register = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Register",
  summary: "Make an account; a mail asks to confirm the address, unless it signs up from its invitation",
  perMinute: 20,
  failures: [
    "weakPassword",
    "commonPassword",
    "termsNotAccepted",
    "privacyNotAccepted",
    "bannedWord",
    "mixedAlphabets",
    "emailInUse",
    "termsUnpublished",
  ],
  body: z.object({
    name: personName,
    surname: personName,
    email: emailAddress,
    password: z.string().max(PASSWORD_MAX_LENGTH),
    termsAccepted: z.boolean(),
    privacyAccepted: z.boolean(),
    marketingAccepted: z.boolean().default(false),
    /** The startup whose link led here; the person would like to join it. */
    startupSeoUrl: z.string().max(200).optional(),
    /** Code from the mail of an invitation; it proves that the address is the person's. */
    invitationCode: code.optional(),
    returnTo,
    device,
  }),
  answer: z.object({
    status: z.literal(true),
    /** The invitation has confirmed the address: no mail is needed. */
    isConfirmed: z.boolean(),
    /** To be stored and sent when the address is confirmed, which then signs in; null: nothing new. */
    device: z.string().nullable(),
  }),
});

export const verifyEmail = endpoint({
  method: "PUT",
  path: "/apiUser/Auth/VerifyEmail",
  summary: "Confirm an address by the code of its mail, once; the browser that signed up is signed in",
  perMinute: 30,
  failures: ["emailCodeNotValid"],
  body: z.object({ code, device }),
  answer: z.object({
    status: z.literal(true),
    /** The startup the person signed up to join. */
    startupSeoUrl: z.string().nullable(),
    /** An invitation to this address is waiting for an answer. */
    isInvited: z.boolean(),
    /** The person is signed in: this browser is the one that signed up. Null: another one. */
    session: startedSession.nullable(),
  }),
});

export const sendVerificationMail = endpoint({
  method: "POST",
  path: "/apiUser/Auth/SendVerificationMail",
  summary: "Send the mail again; the answer is the same whether there is an unconfirmed account",
  perMinute: 20,
  body: z.object({ email: emailAddress, returnTo }),
  answer: z.literal(true),
});

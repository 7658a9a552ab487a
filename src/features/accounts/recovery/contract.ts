import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";
import { returnTo } from "../sign-up/contract.ts";

export const forgotPassword = endpoint({
  method: "POST",
  path: "/apiUser/Auth/ForgotPassword",
  summary: "Have a link for a new password mailed; the answer is the same whether the address has an account",
  perMinute: 20,
  body: z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()), returnTo }),
  answer: z.literal(true),
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/apiUser/Auth/ResetPassword",
  summary:
    "Set a new password by the code of a mail, once; ends all sessions. The first one of an account an admin made, too",
  perMinute: 30,
  failures: [
    "weakPassword",
    "commonPassword",
    "resetCodeNotValid",
    "termsNotAccepted",
    "privacyNotAccepted",
    "termsUnpublished",
  ],
  body: z.object({
    NewPass: z.string().max(PASSWORD_MAX_LENGTH),
    Code: z.string().max(200),
    /** Needed for accounts that an admin created (decision 11); other owners accepted at sign-up. */
    termsAccepted: z.boolean().default(false),
    privacyAccepted: z.boolean().default(false),
    marketingAccepted: z.boolean().default(false),
    /** Accepted from older clients and ignored: attempts are limited by network address instead. */
    RecaptchaToken: z.string().max(4000).optional(),
  }),
  answer: z.literal(true),
});

export const checkResetCode = endpoint({
  method: "POST",
  path: "/apiUser/Auth/CheckResetCode",
  summary: "Whether the code of a mail can still set a password; it is not used up",
  kind: "read",
  perMinute: 30,
  body: z.object({ Code: z.string().max(200) }),
  answer: z.boolean(),
});

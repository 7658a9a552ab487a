import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";
import { emailAddress } from "../sign-up/contract.ts";

export const requestEmailChange = endpoint({
  method: "POST",
  path: "/apiUser/Auth/ChangeEmail",
  summary: "Have a link mailed to another address of one's own; the answer is the same whether it has an account",
  access: "signedIn",
  confirmed: true,
  perMinute: 20,
  failures: ["invalidOldPassword", "sameEmail"],
  body: z.object({
    newEmail: emailAddress,
    /** Left out by accounts without one. */
    password: z.string().max(PASSWORD_MAX_LENGTH).default(""),
  }),
  answer: z.literal(true),
});

export const confirmEmailChange = endpoint({
  method: "PUT",
  path: "/apiUser/Auth/ChangeEmail",
  summary: "Change the address of an account by the code mailed to the new one, once; the old one is told",
  perMinute: 30,
  failures: ["emailCodeNotValid", "emailInUse"],
  body: z.object({ code: z.string().max(200) }),
  answer: z.object({ email: z.string() }),
});

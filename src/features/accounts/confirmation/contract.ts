import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";
import { usedPasskey } from "../passkeys/contract.ts";

export const confirmationState = endpoint({
  method: "GET",
  path: "/apiUser/Auth/Confirm",
  summary: "With what the viewer confirms that it is them: the second step, or without one the password",
  access: "signedIn",
  answer: z.object({
    /** "nothing": the account has neither, and is never asked. */
    by: z.enum(["code", "password", "nothing"]),
    /** What waits for a confirmation is refused until then. */
    isDue: z.boolean(),
    /** A passkey will do, too. */
    hasPasskey: z.boolean(),
  }),
});
export type ConfirmationWay = z.output<typeof confirmationState.answer>["by"];

export const confirmIdentity = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Confirm",
  summary:
    "Confirm that it is you, for some minutes of this session: with a code or a passkey, or without a second step with the password",
  access: "signedIn",
  perMinute: 20,
  failures: ["wrongPassword", "wrongSecondCode", "passkeyRefused", "passkeysUnavailable"],
  body: z.strictObject({
    password: z.string().max(PASSWORD_MAX_LENGTH).default(""),
    code: z.string().trim().max(40).default(""),
    passkey: usedPasskey.optional(),
  }),
  answer: z.literal(true),
});

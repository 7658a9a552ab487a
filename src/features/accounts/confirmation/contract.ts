import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";

export const confirmationState = endpoint({
  method: "GET",
  path: "/apiUser/Auth/Confirm",
  summary: "With what the viewer confirms that it is them: a code of the second step, or the password",
  access: "signedIn",
  answer: z.object({
    /** "nothing": the account has neither, and is never asked. */
    by: z.enum(["code", "password", "nothing"]),
    /** What waits for a confirmation is refused until then. */
    isDue: z.boolean(),
  }),
});
export type ConfirmationWay = z.output<typeof confirmationState.answer>["by"];

export const confirmIdentity = endpoint({
  method: "POST",
  path: "/apiUser/Auth/Confirm",
  summary:
    "Confirm that it is you, for some minutes of this session: with a code of the second step, or without one with the password",
  access: "signedIn",
  perMinute: 20,
  failures: ["wrongPassword", "wrongSecondCode"],
  body: z.strictObject({
    password: z.string().max(PASSWORD_MAX_LENGTH).default(""),
    code: z.string().trim().max(40).default(""),
  }),
  answer: z.literal(true),
});

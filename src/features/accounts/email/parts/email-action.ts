import { actionFailure } from "#shared/action-failure.ts";
import { type Refused, typedIn } from "#shared/form-answer.ts";
import type { PageContext } from "#shared/page-context.ts";
import { requestEmailChange } from "../contract.ts";

/** The answer of the address form, told apart from the other forms of its page. */
export type EmailAnswer = (Refused & { at: "email" }) | { sentTo: string };

/** Has the link mailed to the address of the form. */
export async function emailAction(form: FormData, { api, locale }: PageContext) {
  const { newEmail = "", password = "" } = typedIn(form, "newEmail", "password");
  try {
    await api(requestEmailChange, { body: { newEmail, password } });
    return { sentTo: newEmail };
  } catch (error) {
    return actionFailure(error, locale, { at: "email" as const, values: { newEmail } });
  }
}

import { actionFailure } from "#shared/action-failure.ts";
import type { PageContext } from "#shared/page-context.ts";
import { type Refused, tickedBoxes, typedIn } from "../../parts/form-answer.ts";
import { register } from "../contract.ts";

export type RegisterAnswer = Refused | { sentTo: string };

/** Makes the account a form asks for. The form's key makes a repeated click one sign-up (decision 2). */
export async function registerFrom(request: Request, { api, locale }: PageContext, startupSeoUrl?: string) {
  const form = await request.formData();
  const values = typedIn(form, "name", "surname", "email", "key");
  const { name = "", surname = "", email = "", key } = values;
  const ticked = tickedBoxes(form);
  try {
    const body = {
      name,
      surname,
      email,
      password: String(form.get("password") ?? ""),
      ...ticked.consents,
      ...(startupSeoUrl === undefined ? {} : { startupSeoUrl }),
    };
    await api(register, { body }, { idempotencyKey: key || undefined });
    return { sentTo: email.trim() };
  } catch (error) {
    return actionFailure(error, locale, { values: { ...values, ...ticked.values } });
  }
}

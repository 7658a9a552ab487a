import { actionFailure } from "#shared/action-failure.ts";
import type { PageContext } from "#shared/page-context.ts";
import { type Refused, typedIn } from "../../parts/form-answer.ts";
import { register } from "../contract.ts";

export type RegisterAnswer = Refused | { sentTo: string };

/** Makes the account a form asks for. The form's key makes a repeated click one sign-up (decision 2). */
export async function registerFrom(request: Request, { api, locale }: PageContext, startupSeoUrl?: string) {
  const form = await request.formData();
  const values = typedIn(form, "name", "surname", "email", "key");
  const { name = "", surname = "", email = "", key } = values;
  const ticked = (box: string) => form.has(box);
  try {
    const body = {
      name,
      surname,
      email,
      password: String(form.get("password") ?? ""),
      termsAccepted: ticked("termsAccepted"),
      privacyAccepted: ticked("privacyAccepted"),
      marketingAccepted: ticked("marketingAccepted"),
      ...(startupSeoUrl === undefined ? {} : { startupSeoUrl }),
    };
    await api(register, { body }, { idempotencyKey: key || undefined });
    return { sentTo: email.trim() };
  } catch (error) {
    const failed = actionFailure(error, locale);
    const boxes = Object.fromEntries(
      ["termsAccepted", "privacyAccepted", "marketingAccepted"].filter(ticked).map((box) => [box, "on"]),
    );
    return { ...failed, data: { ...failed.data, values: { ...values, ...boxes } } };
  }
}

import { redirect } from "react-router";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import { type Refused, typedIn } from "#shared/form-answer.ts";
import type { PageContext } from "#shared/page-context.ts";
import { login } from "../../contract.ts";
import { tickedBoxes } from "../../parts/consents.ts";
import { afterSignIn } from "../../sign-in/parts/after-sign-in.ts";
import { signInAction } from "../../sign-in/parts/sign-in-address.ts";
import { register } from "../contract.ts";

export type RegisterAnswer = Refused | { sentTo: string };

interface CameBy {
  startupSeoUrl?: string;
  invitationCode?: string | undefined;
  /** The page the person wanted. */
  target?: string | undefined;
}

/**
 * Creates the account of a form. The key of the form makes a repeated click one sign-up (decision 2). If an invitation
 * has confirmed the address, the person is signed in at once.
 */
export async function registerFrom(request: Request, context: PageContext, { target, ...link }: CameBy = {}) {
  const { api, locale, device } = context;
  const form = await request.formData();
  const values = typedIn(form, "name", "surname", "email", "key");
  const { name = "", surname = "", email = "", key } = values;
  const password = String(form.get("password") ?? "");
  const ticked = tickedBoxes(form);
  try {
    const body = {
      name,
      surname,
      email,
      password,
      ...ticked.consents,
      ...link,
      returnTo: target,
      device: device.value,
    };
    const { isConfirmed, device: remembered } = await api(register, { body }, { idempotencyKey: key || undefined });
    device.set(remembered);
    if (!isConfirmed) return { sentTo: email.trim() };
  } catch (error) {
    return actionFailure(error, locale, { values: { ...values, ...ticked.values } });
  }
  return redirect(await signedIn(context, { email, password }, target));
}

/** Signs a new account in and continues; if the sign-in is refused, continues at the sign-in page. */
async function signedIn(
  { api, locale, session, device }: PageContext,
  credentials: { email: string; password: string },
  target: string | undefined,
): Promise<string> {
  try {
    const started = await api(login, { body: { ...credentials, device: device.value } });
    session.start(started.token, undefined);
    device.set(started.device);
    return afterSignIn(started, target, locale);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return signInAction(locale, target);
  }
}

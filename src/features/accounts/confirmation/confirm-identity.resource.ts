import { actionFailure } from "#shared/action-failure.ts";
import { DEMO_PASSWORD } from "#shared/demo-accounts.ts";
import { typedIn } from "#shared/form-answer.ts";
import { pageContext } from "#shared/page-context.ts";
import { usedPasskey } from "../passkeys/contract.ts";
import { sentPasskey } from "../passkeys/parts/sent-passkey.ts";
import type { Route } from "./+types/confirm-identity.resource";
import { confirmationState, confirmIdentity } from "./contract.ts";

/** What the dialog asks for, with its texts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, textsOf, demo } = pageContext(context);
  const { by, hasPasskey } = await api(confirmationState, {});
  return { by, hasPasskey, texts: textsOf("accountsConfirmation"), demoPassword: demo ? DEMO_PASSWORD : undefined };
}

/** Confirms without leaving the page: what was to be done there goes on. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const { password, code } = typedIn(form, "password", "code");
  try {
    await api(confirmIdentity, { body: { password, code, passkey: sentPasskey(form, usedPasskey) } });
    return { isConfirmed: true as const };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

import { actionFailure } from "#shared/action-failure.ts";
import { DEMO_PASSWORD } from "#shared/demo-accounts.ts";
import { typedIn } from "#shared/form-answer.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/confirm-identity.resource";
import { confirmationState, confirmIdentity } from "./contract.ts";

/** What the dialog asks for, with its texts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, textsOf, demo } = pageContext(context);
  const { by } = await api(confirmationState, {});
  return { by, texts: textsOf("accountsConfirmation"), demoPassword: demo ? DEMO_PASSWORD : undefined };
}

/** Confirms without leaving the page: what was to be done there goes on. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const { password, code } = typedIn(await request.formData(), "password", "code");
  try {
    await api(confirmIdentity, { body: { password, code } });
    return { isConfirmed: true as const };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

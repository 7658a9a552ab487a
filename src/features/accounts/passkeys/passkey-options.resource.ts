import { errorStatus, errorText } from "#shared/error-list.ts";
import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/passkey-options.resource";
import { beginPasskey, passkeyOptions } from "./contract.ts";

/** What the browser hands to an authenticator, to make a passkey ("add") or to use one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  try {
    return Response.json(await api(form.get("for") === "add" ? beginPasskey : passkeyOptions, {}));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(errorText(error.code, locale), { status: errorStatus(error.code) });
  }
}

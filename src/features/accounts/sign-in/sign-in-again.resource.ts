import { actionFailure } from "#shared/action-failure.ts";
import { typedIn } from "#shared/form-answer.ts";
import { pageContext } from "#shared/page-context.ts";
import { finish } from "../second-factor/parts/finish.ts";
import type { Route } from "./+types/sign-in-again.resource";
import { startSession } from "./parts/start-session.ts";

/** Signs in without leaving the page: what was to be saved there goes on. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const form = await request.formData();
  try {
    if (form.has("code")) await finish(page, form);
    else if ((await startSession(page, form)).needsSecondStep) return { needsCode: true as const };
    return { isSignedIn: true as const };
  } catch (error) {
    return actionFailure(error, page.locale, { values: typedIn(form, "email") });
  }
}

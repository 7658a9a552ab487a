import { redirect } from "react-router";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import { typedIn } from "#shared/form-answer.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { returnPath } from "#shared/return-path.ts";
import type { SignInSite } from "#shared/social-providers.ts";
import { afterSignIn } from "../../sign-in/parts/after-sign-in.ts";
import { socialComplete, socialConfirm, socialRegister } from "../contract.ts";

/** Submits the answer of the provider, a mailed code or the consents of a new person, then continues. */
export async function answerFrom(type: SignInSite, request: Request, url: URL, page: PageContext) {
  const { locale, session, device, socialAttempt } = page;
  const form = await request.formData();
  try {
    const outcome = await ask(type, form, url, page);
    if (outcome.next !== "done") return redirect(pathTo("oauthLogin", locale, { type }));
    session.start(outcome.token, outcome.rememberMe ? new Date(outcome.expiresAt) : undefined);
    device.set(outcome.device);
    socialAttempt.set(undefined);
    return redirect(afterSignIn(outcome, returnPath(outcome.returnPath), locale));
  } catch (error) {
    const boxes = ["termsAccepted", "privacyAccepted", "marketingAccepted"].filter((box) => form.has(box));
    const values = { ...typedIn(form, "name", "surname"), ...Object.fromEntries(boxes.map((box) => [box, "on"])) };
    return actionFailure(error, locale, { values });
  }
}

function ask(type: SignInSite, form: FormData, url: URL, { api, device, socialAttempt }: PageContext) {
  const params = { type };
  const common = { attempt: socialAttempt.value, device: device.value };
  const { intent, name = "", surname = "", code = "" } = typedIn(form, "intent", "name", "surname", "code");
  if (intent === "confirm") return api(socialConfirm, { params, body: { ...common, code } });
  if (intent === "register") {
    const ticked = (box: string) => form.has(box);
    const body = {
      ...common,
      name,
      surname,
      termsAccepted: ticked("termsAccepted"),
      privacyAccepted: ticked("privacyAccepted"),
      marketingAccepted: ticked("marketingAccepted"),
    };
    return api(socialRegister, { params, body });
  }
  const parameter = (field: string) => url.searchParams.get(field) ?? undefined;
  const state = parameter("state");
  if (!state) throw new AppError("socialAttemptNotValid");
  const rememberMe = form.has("rememberMe");
  const body = {
    ...common,
    state,
    code: parameter("code"),
    iss: parameter("iss"),
    error: parameter("error"),
    rememberMe,
  };
  return api(socialComplete, { params, body });
}

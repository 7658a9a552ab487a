import { redirect } from "react-router";
import { actionFailure } from "#shared/action-failure.ts";
import { defaultLocale } from "#shared/house.ts";
import { isLocale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { logout } from "../contract.ts";
import { SIGNED_OUT_PARAM } from "../social/parts/start-path.ts";
import type { Route } from "./+types/sign-out.resource";

/** Ends the session and goes home. Repeating it is no error. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, session, viewer, socialAttempt } = pageContext(context);
  const wanted = (await request.formData()).get("locale");
  const locale = isLocale(wanted) ? wanted : defaultLocale();
  try {
    const left = viewer.kind === "member" || viewer.looking ? await api(logout, {}) : null;
    session.end();
    if (!left) return redirect(pathTo("home", locale));
    socialAttempt.set(left.attempt);
    return redirect(pathTo("oauthLogin", locale, { type: left.site }, { [SIGNED_OUT_PARAM]: 1 }));
  } catch (error) {
    return actionFailure(error, locale);
  }
}

/** A link does not sign out. */
export const loader = () => redirect(pathTo("home", defaultLocale()));

import { data, redirect } from "react-router";
import { isTheme, pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import type { Route } from "./+types/theme.resource";

/** Sets the cookie of the theme for a year; a form without scripts returns to its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { setTheme, locale } = pageContext(context);
  const form = await request.formData();
  const theme = form.get("theme");
  if (!isTheme(theme)) throw data(null, 400);
  setTheme(theme);
  return redirect(returnPath(String(form.get(RETURN_PARAM))) ?? pathTo("home", locale));
}

export const loader = ({ context }: Route.LoaderArgs) => redirect(pathTo("home", pageContext(context).locale));

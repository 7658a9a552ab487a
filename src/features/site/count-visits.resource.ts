import { data, redirect } from "react-router";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import type { Route } from "./+types/count-visits.resource";

/** Remembers for half a year whether visits may be counted; the form returns to its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { setCountsVisits, locale } = pageContext(context);
  const form = await request.formData();
  const choice = form.get("choice");
  if (choice !== "yes" && choice !== "no") throw data(null, 400);
  setCountsVisits(choice);
  return redirect(returnPath(String(form.get(RETURN_PARAM))) ?? pathTo("cookiePolicy", locale));
}

export const loader = ({ context }: Route.LoaderArgs) => redirect(pathTo("home", pageContext(context).locale));

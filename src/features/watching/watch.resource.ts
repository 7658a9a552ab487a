import { data, redirect } from "react-router";
import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import type { Route } from "./+types/watch.resource";
import { addWatch, removeWatch } from "./contract.ts";
import { entryNamed } from "./rules.ts";

/** Watches an entry or ends it, and goes back; a visitor signs in first, and their star waits in a cookie until then. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, viewer, locale, starred } = pageContext(context);
  const form = await request.formData();
  const entry = entryNamed(form.get("entry"));
  if (!entry) throw data(null, 400);
  const watched = pathTo("dashboardWatched", locale);
  if (viewer.kind === "visitor") {
    starred.set(`${entry.kind}.${entry.id}`);
    return redirect(pathTo("login", locale, {}, { [RETURN_PARAM]: watched }));
  }
  try {
    await api(form.has("on") ? addWatch : removeWatch, { body: entry });
  } catch (error) {
    // The list is full, which it says itself.
    if (error instanceof AppError && error.code === "conflict")
      return redirect(pathTo("dashboardWatched", locale, {}, { full: 1 }));
    throw error;
  }
  return redirect(returnPath(String(form.get("back"))) ?? watched);
}

/** A link watches nothing. */
export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(pathTo("dashboardWatched", pageContext(context).locale));

import { data, redirect } from "react-router";
import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import type { Route } from "./+types/watch.resource";
import { addWatch, removeWatch } from "./contract.ts";
import { entryNamed, STAR_PARAM } from "./rules.ts";

/** Watches an entry or ends it, and goes back; a visitor signs in first, and their star waits in a cookie until then. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, viewer, locale, starred } = pageContext(context);
  const form = await request.formData();
  const entry = entryNamed(form.get("entry"));
  if (!entry) throw data(null, 400);
  const watched = pathTo("dashboardWatched", locale);
  const back = returnPath(String(form.get("back"))) ?? watched;
  if (viewer.kind === "visitor") {
    const login = (path: string) => redirect(pathTo("login", locale, {}, { [RETURN_PARAM]: path }));
    // Their session has ended meanwhile: what they watch, they end themselves.
    if (!form.has("on")) return login(back);
    // Only this sign-in does it: whoever opens another one in the same browser is somebody else.
    const value = crypto.randomUUID();
    starred.set(`${entry.kind}.${entry.id}.${value}`);
    return login(pathTo("dashboardWatched", locale, {}, { [STAR_PARAM]: value }));
  }
  try {
    await api(form.has("on") ? addWatch : removeWatch, { body: entry });
  } catch (error) {
    // The list is full, which it says itself.
    if (error instanceof AppError && error.code === "conflict")
      return redirect(pathTo("dashboardWatched", locale, {}, { full: 1 }));
    throw error;
  }
  return redirect(back);
}

/** A link watches nothing. */
export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(pathTo("dashboardWatched", pageContext(context).locale));

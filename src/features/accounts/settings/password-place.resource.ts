import { redirect } from "react-router";
import { defaultLocale } from "#shared/house.ts";
import { preferredLocale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { Route } from "./+types/password-place.resource";

/** Where programs that keep passwords find the page to change one (the W3C's "well-known URL for changing passwords"). */
export function loader({ request, context }: Route.LoaderArgs) {
  const { preferred } = pageContext(context);
  const locale = preferred ?? preferredLocale(request.headers.get("accept-language") ?? undefined) ?? defaultLocale();
  return redirect(pathTo("changePassword", locale));
}

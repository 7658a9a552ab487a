import { redirect } from "react-router";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { Route } from "./+types/dashboard-add-organizer.page";

/** The other address of the same forms. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale } = pageContext(context);
  const { seoUrl } = params;
  const to = seoUrl ? pathTo("editOrganization", locale, { seoUrl }) : pathTo("addOrganization", locale);
  throw redirect(to + url.search);
}

import { LOCALES } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { Route } from "./+types/robots.resource";

/** Pages of members and admins are no search results. */
const PRIVATE_PAGES = ["dashboard", "profile", "admin"] as const;

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = pageContext(context);
  const refused = PRIVATE_PAGES.flatMap((key) => LOCALES.map((locale) => `Disallow: ${pathTo(key, locale)}`));
  const lines = ["User-agent: *", ...refused, `Sitemap: ${origin}${RESOURCE_PATHS.sitemap}`, ""];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}

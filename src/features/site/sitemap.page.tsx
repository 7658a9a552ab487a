import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/sitemap.page";
import { openPages, sitemapOf } from "./parts/sitemap.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { origin, pages } = pageContext(context);
  return new Response(sitemapOf(origin, openPages(pages)), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { isSiteAdmin } from "#shared/access.ts";
import { refuse } from "#shared/outcome.ts";
import { getPost, listPosts } from "./contract.ts";
import { postBySlug, postsPage } from "./queries.server.ts";

export function blogApi(app: App): void {
  serve(app, listPosts, ({ db, query, locale }) => postsPage(db, query, locale));
  serve(
    app,
    getPost,
    async ({ db, params, query, locale, viewer }) =>
      (await postBySlug(db, params.slug, locale, query.preview === "1" && isSiteAdmin(viewer))) ?? refuse("notFound"),
  );
}

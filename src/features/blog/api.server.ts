import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { getPost, listPosts } from "./contract.ts";
import { postBySlug, postsPage } from "./queries.server.ts";

export function blogApi(app: App): void {
  serve(app, listPosts, ({ db, query, locale }) => postsPage(db, query, locale));
  serve(
    app,
    getPost,
    async ({ db, params, locale }) => (await postBySlug(db, params.slug, locale)) ?? refuse("notFound"),
  );
}

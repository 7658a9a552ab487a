import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { getContent } from "./contract.ts";
import { contentByKey } from "./queries.server.ts";

export function contentApi(app: App): void {
  serve(
    app,
    getContent,
    async ({ db, query, locale }) => (await contentByKey(db, query.id, locale)) ?? refuse("notFound"),
  );
}

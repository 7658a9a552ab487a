import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { getStartup, getStartupDetails, getStartupPublic } from "./contract.ts";
import { detailListOf } from "./parts/lists.server.ts";
import { publicStartup, startupDetail } from "./queries.server.ts";

export function startupDetailApi(app: App): void {
  serve(app, getStartup, ({ db, params, viewer, locale }) => startupDetail(db, params.seoUrlOrId, viewer, locale));

  serve(app, getStartupPublic, ({ db, params, locale }) => publicStartup(db, params.seoUrlOrId, locale));

  serve(app, getStartupDetails, ({ db, params, query, viewer, locale }) =>
    detailListOf(db, { ...params, ...query }, viewer, locale),
  );
}

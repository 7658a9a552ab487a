import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serveList } from "#server/list-index/serve-list.server.ts";
import { serve } from "#server/serve.server.ts";
import { openRights } from "#shared/list/rights.ts";
import { getProvider, providerCalls } from "./contract.ts";
import { providerSource } from "./parts/source.server.ts";
import { pageOfProviders, providerDetail } from "./queries.server.ts";

export function providersApi(app: App): void {
  serveList(app, providerCalls, {
    source: providerSource,
    referenceOf: catalogue,
    rightsOf: async (_db, viewer) => openRights(viewer),
    readRows: pageOfProviders,
  });

  serve(app, getProvider, ({ db, params, viewer, locale }) => providerDetail(db, params.id, viewer, locale));
}

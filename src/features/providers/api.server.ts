import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { servedList } from "#server/list-index/served-list.server.ts";
import { serve } from "#server/serve.server.ts";
import { openRights } from "#shared/list/rights.ts";
import { pathTo } from "#shared/paths.ts";
import { getProvider, providerCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { providerSource } from "./parts/source.server.ts";
import { pageOfProviders, providerDetail } from "./queries.server.ts";

export const providersServed = servedList(providerCalls, {
  source: providerSource,
  texts: { en, tr },
  referenceOf: catalogue,
  rightsOf: async (_db, viewer) => openRights(viewer),
  readRows: pageOfProviders,
  row: { page: "provider", pathOf: (seoUrl, locale) => pathTo("provider", locale, { seoUrl }) },
});

export function providersApi(app: App): void {
  serve(app, getProvider, ({ db, params, viewer, locale }) => providerDetail(db, params.id, viewer, locale));
}

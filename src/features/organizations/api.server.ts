import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serveList } from "#server/list-index/serve-list.server.ts";
import { openRights } from "#shared/list/rights.ts";
import { organizationCalls } from "./contract.ts";
import { organizationSource, pageOfOrganizations } from "./queries.server.ts";

export function organizationsApi(app: App): void {
  serveList(app, organizationCalls, {
    source: organizationSource,
    referenceOf: catalogue,
    rightsOf: async (_db, viewer) => openRights(viewer),
    readRows: pageOfOrganizations,
  });
}

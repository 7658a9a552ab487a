import { catalogue } from "#features/reference/queries.server.ts";
import { servedList } from "#server/list-index/served-list.server.ts";
import { openRights } from "#shared/list/rights.ts";
import { pathTo } from "#shared/paths.ts";
import { organizationCalls } from "./contract.ts";
import { organizationSource, pageOfOrganizations } from "./queries.server.ts";

export const organizationsServed = servedList(organizationCalls, {
  source: organizationSource,
  referenceOf: catalogue,
  rightsOf: async (_db, viewer) => openRights(viewer),
  readRows: pageOfOrganizations,
  row: { page: "techCenter", pathOf: (seoUrl, locale) => pathTo("techCenter", locale, { seoUrl }) },
});

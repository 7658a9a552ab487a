import type { Db } from "#db/open.server.ts";
import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { matching, readList } from "#server/list-index/read-list.server.ts";
import { servedList } from "#server/list-index/served-list.server.ts";
import { serve } from "#server/serve.server.ts";
import { searchRights } from "#shared/list/rights.ts";
import { pathTo } from "#shared/paths.ts";
import type { Viewer } from "#shared/viewer.ts";
import { organizationCalls, organizationExports, searchOrganizers } from "./contract.ts";
import { organizationList } from "./filters.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { ORGANIZATION_EXPORT } from "./parts/export-columns.server.ts";
import { organizationSource, pageOfOrganizations } from "./queries.server.ts";

const rightsOf = async (db: Db, viewer: Viewer) =>
  searchRights(organizationList, "organizations", viewer, await premiumSettingsOf(db));

export const organizationsServed = servedList(organizationCalls, {
  source: organizationSource,
  referenceOf: catalogue,
  rightsOf,
  readRows: pageOfOrganizations,
  texts: { en, tr },
  exporting: { calls: organizationExports, columns: ORGANIZATION_EXPORT },
  row: { page: "techCenter", pathOf: (seoUrl, locale) => pathTo("techCenter", locale, { seoUrl }) },
});

export function organizationsApi(app: App): void {
  serve(app, searchOrganizers, async ({ db, body, viewer, locale }) => {
    const reference = await catalogue(db);
    const reader = { db, source: organizationSource, reference, rights: await rightsOf(db, viewer), viewer };
    const requested = {
      type: body.OrganizerTypesIdList,
      country: body.CountryIdList,
      city: body.CityIdList,
      hasOpenProgram: body.HasOpenProgram,
      stage: body.StageIdList,
      sector: body.SectorIdList,
      targetMarket: body.TargetMarketIdList,
      programType: body.ProgramTypesIdList,
    };
    const { filter } = await readList(reader, { filter: requested, segments: [] });
    const { PageIndex: currentPage, PageSize: pageSize } = body;
    const place = { sort: "name", locale, offset: (currentPage - 1) * pageSize, limit: pageSize };
    const statement = pageStatement(organizationSource, matching(organizationSource, reference, filter), place);
    return { ...(await pageOfOrganizations(db, reference, statement, { locale })), currentPage, pageSize };
  });
}

import { getOrganizer } from "#features/organizations/detail/contract.ts";
import type { App } from "#server/app.server.ts";
import { servePartners, serveRowsBelow } from "#server/partners.server.ts";
import { pathTo } from "#shared/paths.ts";
import { startupCalls, type ViewName } from "../contract.ts";
import { getStartup } from "../detail/contract.ts";
import { fundingByAssociation, fundingByInvestor } from "../funding/contract.ts";
import { organizationFunding, startupFunding, startupPartners } from "./contract.ts";

export function startupPartnersApi(app: App): void {
  servePartners(app, startupPartners, {
    page: startupCalls.page,
    // Only what was asked for is read.
    viewOf: (fields) => fields.filter((name) => name !== "url") as ViewName[],
    detail: getStartup,
    addressedBy: (seoUrlOrId) => ({ params: { seoUrlOrId } }),
    pathOf: (seoUrl, locale) => pathTo("startup", locale, { seoUrl }),
  });

  serveRowsBelow(app, startupFunding, {
    page: fundingByAssociation,
    bodyOf: async (associationId) => ({ associationId }),
  });

  serveRowsBelow(app, organizationFunding, {
    page: fundingByInvestor,
    bodyOf: async (seoUrl, read) => ({ investorId: (await read(getOrganizer, { query: { seoUrl } })).id }),
  });
}

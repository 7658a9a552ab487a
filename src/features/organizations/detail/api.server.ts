import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { getOrganizer, getPortfolio } from "./contract.ts";
import { organizationDetail, portfolioPage } from "./queries.server.ts";

export function organizationDetailApi(app: App): void {
  serve(app, getOrganizer, ({ db, query, viewer, locale }) => organizationDetail(db, query.seoUrl, viewer, locale));

  serve(app, getPortfolio, async ({ db, query: { organizerId, currentPage, pageSize }, locale }) => {
    const place = { offset: (currentPage - 1) * pageSize, limit: pageSize };
    return { ...(await portfolioPage(db, organizerId, place, locale)), currentPage, pageSize };
  });
}

import type { App } from "#server/app.server.ts";
import { servePartners } from "#server/partners.server.ts";
import { pathTo } from "#shared/paths.ts";
import { organizationCalls } from "../contract.ts";
import { getOrganizer } from "../detail/contract.ts";
import { organizationPartners } from "./contract.ts";

export const organizationPartnersApi = (app: App): void =>
  servePartners(app, organizationPartners, {
    page: organizationCalls.page,
    detail: getOrganizer,
    addressedBy: (seoUrl) => ({ query: { seoUrl } }),
    pathOf: (seoUrl, locale) => pathTo("techCenter", locale, { seoUrl }),
  });

import type { App } from "#server/app.server.ts";
import { servePartners } from "#server/partners.server.ts";
import { pathTo } from "#shared/paths.ts";
import { getJob, jobCalls } from "../contract.ts";
import { jobPartners } from "./contract.ts";

export const jobPartnersApi = (app: App): void =>
  servePartners(app, jobPartners, {
    page: jobCalls.page,
    detail: getJob,
    addressedBy: (seoUrl) => ({ params: { seoUrl }, query: {} }),
    pathOf: (seoUrl, locale) => pathTo("job", locale, { seoUrl }),
  });

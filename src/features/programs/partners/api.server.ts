import type { App } from "#server/app.server.ts";
import { servePartners } from "#server/partners.server.ts";
import { pathTo } from "#shared/paths.ts";
import { getProgram, programCalls } from "../contract.ts";
import { programPartners } from "./contract.ts";

export const programPartnersApi = (app: App): void =>
  servePartners(app, programPartners, {
    page: programCalls.page,
    detail: getProgram,
    addressedBy: (programSeoUrl) => ({ query: { programSeoUrl } }),
    renamed: ({ programId, programSeoUrl, ...row }) => ({ id: programId, seoUrl: programSeoUrl, ...row }),
    pathOf: (seoUrl, locale) => pathTo("program", locale, { seoUrl }),
  });

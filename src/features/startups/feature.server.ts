import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { startupsApi, startupsServed } from "./api.server.ts";
import { startupDetailApi } from "./detail/api.server.ts";
import startupDetailEn from "./detail/messages.en.ts";
import startupDetailTr from "./detail/messages.tr.ts";
import { startupEditingApi } from "./editing/api.server.ts";
import editingEn from "./editing/messages.en.ts";
import editingTr from "./editing/messages.tr.ts";
import { factsApi } from "./facts/api.server.ts";
import { factJobs } from "./facts/jobs.server.ts";
import factsEn from "./facts/messages.en.ts";
import factsTr from "./facts/messages.tr.ts";
import { fundingApi } from "./funding/api.server.ts";
import { companyApi } from "./legacy/api.server.ts";
import { legacyEditingApi } from "./legacy-editing/api.server.ts";
import startupsEn from "./messages.en.ts";
import startupsTr from "./messages.tr.ts";
import { startupPictures } from "./parts/pictures.server.ts";
import { portfolioApi } from "./portfolio/api.server.ts";
import portfolioEn from "./portfolio/messages.en.ts";
import portfolioTr from "./portfolio/messages.tr.ts";
import { startupFeed } from "./queries/feed.server.ts";
import { vanishedApi } from "./vanished/api.server.ts";
import vanishedEn from "./vanished/messages.en.ts";
import vanishedTr from "./vanished/messages.tr.ts";
import { vanishedRowTable } from "./vanished/queries.server.ts";

export const startupsFeature = {
  api: [
    startupsApi,
    startupDetailApi,
    startupEditingApi,
    factsApi,
    fundingApi,
    portfolioApi,
    companyApi,
    legacyEditingApi,
    vanishedApi,
  ],
  jobs: factJobs,
  lists: [startupsServed],
  tables: [vanishedRowTable],
  pictures: [startupPictures],
  feeds: [startupFeed],
  texts: {
    startupEditing: inBothLanguages(editingEn, editingTr),
    factCheck: inBothLanguages(factsEn, factsTr),
    portfolio: inBothLanguages(portfolioEn, portfolioTr),
    startupDetail: inBothLanguages(startupDetailEn, startupDetailTr),
    startups: inBothLanguages(startupsEn, startupsTr),
    vanishedRows: inBothLanguages(vanishedEn, vanishedTr),
  },
  pageTexts: {
    startups: ["list", "startups"],
    factCheck: ["factCheck"],
    startup: ["startupDetail", "claiming", "share"],
    dashboardStartups: ["dashboard", "startupEditing"],
    profileAddStartup: ["dashboard", "editForm", "editPage", "startupEditing"],
    dashboardAddStartup: ["dashboard", "editForm", "editPage", "startupEditing"],
    profileEditStartup: ["dashboard", "editForm", "editPage", "startupEditing", "portfolio"],
    profileTechCenterPortfolio: ["dashboard", "editForm", "editPage", "portfolio"],
    adminVanished: ["admin", "vanishedRows", "dataTable"],
  },
} as const satisfies Feature;

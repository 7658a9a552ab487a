import { factsWaiting } from "#features/facts/queries.server.ts";
import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import pageEn from "#ui/edit-page/messages.en.ts";
import pageTr from "#ui/edit-page/messages.tr.ts";
import { startupsApi, startupsServed } from "./api.server.ts";
import { startupDetailApi } from "./detail/api.server.ts";
import { doubleStartupsApi } from "./doubles/api.server.ts";
import { doublesJobs } from "./doubles/jobs.server.ts";
import { doubleStartupTable } from "./doubles/queries.server.ts";
import { startupEditingApi } from "./editing/api.server.ts";
import { startupFacts } from "./editing/commands/facts.server.ts";
import { startupScores } from "./editing/queries.server.ts";
import { fundingApi } from "./funding/api.server.ts";
import { investorsApi } from "./investors/api.server.ts";
import { investorsToDecide, investorsWithTies } from "./investors/parts/waiting.server.ts";
import { investorTable } from "./investors/queries.server.ts";
import { companyApi } from "./legacy/api.server.ts";
import { legacyEditingApi } from "./legacy-editing/api.server.ts";
import { linksApi } from "./links/api.server.ts";
import { hostingForm } from "./links/form.ts";
import linksEn from "./links/messages.en.ts";
import linksTr from "./links/messages.tr.ts";
import {
  heldRounds,
  linksOfOrganizations,
  linksOfPeople,
  linksOfStartups,
  refusedOfOrganizations,
  refusedOfStartups,
} from "./links/parts/waiting.server.ts";
import { startupBulk, startupManagementApi } from "./management/api.server.ts";
import { managedStartupTable } from "./management/queries.server.ts";
import { startupMergesApi } from "./merges/api.server.ts";
import { startupMergeTable } from "./merges/queries.server.ts";
import { startupMergingApi } from "./merging/api.server.ts";
import { startupPartnersApi } from "./partners/api.server.ts";
import { startupPictures } from "./parts/pictures.server.ts";
import { startupsWaiting } from "./parts/waiting.server.ts";
import { portfolioApi } from "./portfolio/api.server.ts";
import { roundForm } from "./portfolio/form.ts";
import portfolioEn from "./portfolio/messages.en.ts";
import portfolioTr from "./portfolio/messages.tr.ts";
import { portfolioWaiting } from "./portfolio/parts/waiting.server.ts";
import { startupFeed } from "./queries/feed.server.ts";
import { vanishedApi, vanishedBulk } from "./vanished/api.server.ts";
import vanishedEn from "./vanished/messages.en.ts";
import vanishedTr from "./vanished/messages.tr.ts";
import { vanishedRowTable } from "./vanished/queries.server.ts";

export const startupsFeature = {
  adminMenu: [
    { page: "adminStartups", group: "data", order: 10, label: (textsOf) => textsOf("startupsManagement").title },
    { page: "adminDoubleStartups", group: "data", order: 90, label: (textsOf) => textsOf("startupsDoubles").title },
    { page: "adminVanished", group: "data", order: 100, label: (textsOf) => textsOf("startupsVanished").title },
    { page: "adminInvestors", group: "data", order: 115, label: (textsOf) => textsOf("startupsInvestors").title },
  ],
  memberMenu: [
    {
      page: "dashboardStartups",
      group: "startups",
      order: 10,
      label: (textsOf) => textsOf("startupsEditing").ownTitle,
      pagesBelow: ["profileEditStartup"],
    },
    {
      page: "profileAddStartup",
      group: "startups",
      order: 20,
      label: (textsOf) => textsOf("startupsEditing").addTitle,
      pagesBelow: ["dashboardAddStartup"],
    },
    { page: "profileInvestments", group: "personal", order: 65, label: (textsOf) => textsOf("startupsLinks").title },
  ],
  scores: [{ kind: "startup", read: startupScores }],
  api: [
    startupsApi,
    startupDetailApi,
    startupEditingApi,
    fundingApi,
    portfolioApi,
    linksApi,
    investorsApi,
    companyApi,
    legacyEditingApi,
    vanishedApi,
    startupManagementApi,
    startupMergingApi,
    startupMergesApi,
    doubleStartupsApi,
    startupPartnersApi,
  ],
  facts: [startupFacts],
  waiting: [
    ...startupsWaiting,
    portfolioWaiting,
    linksOfOrganizations,
    linksOfStartups,
    refusedOfStartups,
    refusedOfOrganizations,
    linksOfPeople,
    heldRounds,
    investorsToDecide,
    investorsWithTies,
    factsWaiting(startupFacts, "dashboardStartups"),
  ],
  lists: [startupsServed],
  jobs: doublesJobs,
  tables: [vanishedRowTable, managedStartupTable, doubleStartupTable, startupMergeTable, investorTable],
  bulk: [startupBulk, vanishedBulk],
  pictures: [startupPictures],
  feeds: [startupFeed],
  audited: [
    // Names that every editable noun has for them.
    { of: "any", names: namesFrom(pageEn, pageTr, ({ fields }) => ({ fields })) },
    {
      of: "any",
      names: namesFrom(portfolioEn, portfolioTr, ({ fields, rounds }) => ({
        fields: {},
        fieldsIn: { portfolio: fields },
        lists: { portfolio: rounds },
      })),
      writesIn: { portfolio: roundForm.fields },
    },
    {
      of: "organization",
      names: namesFrom(linksEn, linksTr, ({ fields, hosting }) => ({
        fields: {},
        fieldsIn: { hosting: fields },
        lists: { hosting: hosting.title },
      })),
      writesIn: { hosting: hostingForm.fields },
    },
    {
      of: "any",
      names: namesFrom(vanishedEn, vanishedTr, ({ columns }) => ({
        fields: { source: columns.source, sourceKey: columns.sourceKey, decision: columns.decision },
      })),
    },
  ],
} as const satisfies Feature;

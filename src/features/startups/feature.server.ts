import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { startupsApi, startupsServed } from "./api.server.ts";
import { startupDetailApi } from "./detail/api.server.ts";
import startupDetailEn from "./detail/messages.en.ts";
import startupDetailTr from "./detail/messages.tr.ts";
import { fundingApi } from "./funding/api.server.ts";
import { companyApi } from "./legacy/api.server.ts";
import startupsEn from "./messages.en.ts";
import startupsTr from "./messages.tr.ts";
import { startupPictures } from "./parts/pictures.server.ts";
import { startupFeed } from "./queries/feed.server.ts";

export const startupsFeature = {
  api: [startupsApi, startupDetailApi, fundingApi, companyApi],
  lists: [startupsServed],
  pictures: [startupPictures],
  feeds: [startupFeed],
  texts: {
    startupDetail: inBothLanguages(startupDetailEn, startupDetailTr),
    startups: inBothLanguages(startupsEn, startupsTr),
  },
  pageTexts: {
    startups: ["list", "startups"],
    startup: ["startupDetail", "share"],
  },
} as const satisfies Feature;

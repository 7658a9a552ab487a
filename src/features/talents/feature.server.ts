import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { talentsApi, talentsServed } from "./api.server.ts";
import { backgroundApi } from "./background/api.server.ts";
import { talentListApi } from "./legacy/api.server.ts";
import talentsEn from "./messages.en.ts";
import talentsTr from "./messages.tr.ts";
import { talentPictures } from "./parts/pictures.server.ts";
import { peopleApi } from "./people/api.server.ts";
import { profileApi } from "./profile/api.server.ts";
import en from "./profile/messages.en.ts";
import tr from "./profile/messages.tr.ts";
import { uploadsApi } from "./uploads/api.server.ts";

export const talentsFeature = {
  api: [talentsApi, talentListApi, backgroundApi, peopleApi, profileApi, uploadsApi],
  lists: [talentsServed],
  pictures: [talentPictures],
  texts: { profile: inBothLanguages(en, tr), talents: inBothLanguages(talentsEn, talentsTr) },
  pageTexts: {
    talents: ["list", "talents"],
    talent: ["profile", "talents"],
    profile: ["dashboard", "editForm", "profile"],
  },
} as const satisfies Feature;

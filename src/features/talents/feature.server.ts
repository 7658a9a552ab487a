import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { talentsApi, talentsServed } from "./api.server.ts";
import { backgroundApi } from "./background/api.server.ts";
import { talentListApi } from "./legacy/api.server.ts";
import { talentBulk, talentManagementApi } from "./management/api.server.ts";
import managementEn from "./management/messages.en.ts";
import managementTr from "./management/messages.tr.ts";
import { managedTalentTable } from "./management/queries.server.ts";
import talentsEn from "./messages.en.ts";
import talentsTr from "./messages.tr.ts";
import { talentPictures } from "./parts/pictures.server.ts";
import { peopleApi } from "./people/api.server.ts";
import { profileApi } from "./profile/api.server.ts";
import en from "./profile/messages.en.ts";
import tr from "./profile/messages.tr.ts";
import { uploadsApi } from "./uploads/api.server.ts";

export const talentsFeature = {
  api: [talentsApi, talentListApi, backgroundApi, peopleApi, profileApi, uploadsApi, talentManagementApi],
  lists: [talentsServed],
  tables: [managedTalentTable],
  bulk: [talentBulk],
  pictures: [talentPictures],
  texts: {
    profile: inBothLanguages(en, tr),
    talents: inBothLanguages(talentsEn, talentsTr),
    managedTalents: inBothLanguages(managementEn, managementTr),
  },
  pageTexts: {
    talents: ["list", "talents"],
    talent: ["profile", "talents"],
    adminTalents: ["admin", "managedTalents", "dataTable"],
    profile: ["dashboard", "editForm", "profile"],
  },
} as const satisfies Feature;

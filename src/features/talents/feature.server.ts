import type { Feature } from "#server/feature.server.ts";
import { talentsApi, talentsServed } from "./api.server.ts";
import { backgroundApi } from "./background/api.server.ts";
import { talentListApi } from "./legacy/api.server.ts";
import { listingApi } from "./listing/api.server.ts";
import { talentBulk, talentManagementApi } from "./management/api.server.ts";
import { managedTalentTable } from "./management/queries.server.ts";
import { talentPictures } from "./parts/pictures.server.ts";
import { peopleApi } from "./people/api.server.ts";
import { profileApi } from "./profile/api.server.ts";
import { profileScores } from "./profile/queries.server.ts";
import { uploadsApi } from "./uploads/api.server.ts";

export const talentsFeature = {
  adminMenu: [
    { page: "adminTalents", group: "data", order: 70, label: (textsOf) => textsOf("talentsManagement").title },
  ],
  memberMenu: [{ page: "profile", group: "personal", order: 20, label: (textsOf) => textsOf("talentsProfile").title }],
  scores: [{ kind: "profile", read: profileScores }],
  api: [talentsApi, talentListApi, backgroundApi, peopleApi, profileApi, listingApi, uploadsApi, talentManagementApi],
  lists: [talentsServed],
  tables: [managedTalentTable],
  bulk: [talentBulk],
  pictures: [talentPictures],
} as const satisfies Feature;

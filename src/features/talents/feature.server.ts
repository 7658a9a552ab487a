import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { backgroundApi } from "./background/api.server.ts";
import { peopleApi } from "./people/api.server.ts";
import { profileApi } from "./profile/api.server.ts";
import en from "./profile/messages.en.ts";
import tr from "./profile/messages.tr.ts";
import { uploadsApi } from "./uploads/api.server.ts";

export const talentsFeature = {
  api: [backgroundApi, peopleApi, profileApi, uploadsApi],
  texts: { profile: inBothLanguages(en, tr) },
  pageTexts: {
    talent: ["profile"],
    profile: ["clash", "dashboard", "profile"],
  },
} as const satisfies Feature;

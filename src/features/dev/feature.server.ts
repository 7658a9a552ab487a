import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { devMailApi } from "./mail/api.server.ts";
import en from "./mail/messages.en.ts";
import tr from "./mail/messages.tr.ts";

export const devFeature = {
  api: [devMailApi],
  texts: { devMail: inBothLanguages(en, tr) },
  pageTexts: {
    devMail: ["devMail", "sentMails"],
  },
} as const satisfies Feature;

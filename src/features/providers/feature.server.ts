import { namesFrom } from "#server/audited.server.ts";
import { entryFacts } from "#server/edit/facts.server.ts";
import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { providersApi, providersServed } from "./api.server.ts";
import providerDetailEn from "./detail/messages.en.ts";
import providerDetailTr from "./detail/messages.tr.ts";
import { providerEditingApi } from "./editing/api.server.ts";
import { providerNoun } from "./editing/commands.server.ts";
import { newProviderForm, providerForm } from "./editing/form.ts";
import editingEn from "./editing/messages.en.ts";
import editingTr from "./editing/messages.tr.ts";
import providersEn from "./messages.en.ts";
import providersTr from "./messages.tr.ts";
import { providerPictures } from "./parts/pictures.server.ts";

export const providersFeature = {
  api: [providersApi, providerEditingApi],
  lists: [providersServed],
  facts: [entryFacts(providerNoun)],
  pictures: [providerPictures],
  audited: [
    {
      of: "provider",
      names: namesFrom(editingEn, editingTr, ({ fields }) => ({ fields })),
      writes: [providerForm.fields, newProviderForm.fields],
    },
  ],
  texts: {
    providerEditing: inBothLanguages(editingEn, editingTr),
    providerDetail: inBothLanguages(providerDetailEn, providerDetailTr),
    providers: inBothLanguages(providersEn, providersTr),
  },
  pageTexts: {
    providers: ["list", "providers"],
    provider: ["providerDetail", "factAge", "claiming", "share"],
    dashboardProviders: ["dashboard", "editPage", "providerEditing"],
    dashboardAddProvider: ["dashboard", "editForm", "editPage", "providerEditing"],
  },
} as const satisfies Feature;

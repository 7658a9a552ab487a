import { factsWaiting } from "#features/facts/queries.server.ts";
import { namesFrom } from "#server/audited.server.ts";
import { entryFacts } from "#server/edit/facts.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { providersApi, providersServed } from "./api.server.ts";
import { providerEditingApi } from "./editing/api.server.ts";
import { providerNoun } from "./editing/commands.server.ts";
import { newProviderForm, providerForm } from "./editing/form.ts";
import editingEn from "./editing/messages.en.ts";
import editingTr from "./editing/messages.tr.ts";
import { providerScores } from "./editing/queries.server.ts";
import { providerPictures } from "./parts/pictures.server.ts";

const providerFacts = entryFacts(providerNoun);

export const providersFeature = {
  memberMenu: [
    {
      page: "dashboardProviders",
      group: "organizations",
      order: 40,
      label: (textsOf) => textsOf("providersEditing").ownTitle,
      pagesBelow: ["dashboardAddProvider"],
    },
  ],
  scores: [{ kind: "provider", read: providerScores }],
  api: [providersApi, providerEditingApi],
  lists: [providersServed],
  facts: [providerFacts],
  waiting: [factsWaiting(providerFacts, "dashboardProviders")],
  pictures: [providerPictures],
  audited: [
    {
      of: "provider",
      names: namesFrom(editingEn, editingTr, ({ fields }) => ({ fields })),
      writes: [providerForm.fields, newProviderForm.fields],
    },
  ],
} as const satisfies Feature;

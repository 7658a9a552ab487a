import { factsWaiting } from "#features/facts/queries.server.ts";
import { namesFrom } from "#server/audited.server.ts";
import { entryFacts } from "#server/edit/facts.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { organizationsApi, organizationsServed } from "./api.server.ts";
import { organizationDetailApi } from "./detail/api.server.ts";
import { organizationEditingApi } from "./editing/api.server.ts";
import { organizationNoun } from "./editing/commands.server.ts";
import { newOrganizationForm, organizationForm } from "./editing/form.ts";
import editingEn from "./editing/messages.en.ts";
import editingTr from "./editing/messages.tr.ts";
import { organizationScores } from "./editing/queries.server.ts";
import { organizationPictures } from "./parts/pictures.server.ts";

const organizationFacts = entryFacts(organizationNoun);

import { organizationPartnersApi } from "./partners/api.server.ts";

export const organizationsFeature = {
  memberMenu: [
    {
      page: "dashboardOrganizers",
      group: "organizations",
      order: 10,
      label: (textsOf) => textsOf("organizationsEditing").ownTitle,
      pagesBelow: ["addOrganization", "editOrganization", "dashboardAddOrganizer", "profileTechCenterPortfolio"],
    },
  ],
  scores: [{ kind: "organization", read: organizationScores }],
  api: [organizationsApi, organizationDetailApi, organizationEditingApi, organizationPartnersApi],
  lists: [organizationsServed],
  facts: [organizationFacts],
  waiting: [factsWaiting(organizationFacts, "dashboardOrganizers")],
  pictures: [organizationPictures],
  audited: [
    {
      of: "organization",
      names: namesFrom(editingEn, editingTr, ({ fields, fieldsIn }) => ({
        fields,
        fieldsIn: { ...fieldsIn, angelNetworks: fieldsIn.networks },
      })),
      writes: [organizationForm.fields, newOrganizationForm.fields],
    },
  ],
} as const satisfies Feature;

import { namesFrom } from "#server/audited.server.ts";
import { entryFacts } from "#server/edit/facts.server.ts";
import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { organizationsApi, organizationsServed } from "./api.server.ts";
import { organizationDetailApi } from "./detail/api.server.ts";
import organizationDetailEn from "./detail/messages.en.ts";
import organizationDetailTr from "./detail/messages.tr.ts";
import { organizationEditingApi } from "./editing/api.server.ts";
import { organizationNoun } from "./editing/commands.server.ts";
import { newOrganizationForm, organizationForm } from "./editing/form.ts";
import editingEn from "./editing/messages.en.ts";
import editingTr from "./editing/messages.tr.ts";
import organizationsEn from "./messages.en.ts";
import organizationsTr from "./messages.tr.ts";
import { organizationPictures } from "./parts/pictures.server.ts";

export const organizationsFeature = {
  api: [organizationsApi, organizationDetailApi, organizationEditingApi],
  lists: [organizationsServed],
  facts: [entryFacts(organizationNoun)],
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
  texts: {
    organizationEditing: inBothLanguages(editingEn, editingTr),
    organizationDetail: inBothLanguages(organizationDetailEn, organizationDetailTr),
    organizations: inBothLanguages(organizationsEn, organizationsTr),
  },
  pageTexts: {
    dashboardOrganizers: ["dashboard", "editPage", "organizationEditing"],
    addOrganization: ["dashboard", "editForm", "editPage", "organizationEditing"],
    editOrganization: ["dashboard", "editForm", "editPage", "organizationEditing"],
    techCenters: ["list", "organizations"],
    organizers: ["organizations"],
    techCenter: ["organizationDetail", "factAge", "claiming", "programs", "patents", "deadline", "share"],
  },
} as const satisfies Feature;

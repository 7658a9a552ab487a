import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { referenceApi } from "./api.server.ts";
import { userTypesApi } from "./user-types/api.server.ts";
import en from "./user-types/messages.en.ts";
import tr from "./user-types/messages.tr.ts";
import { userTypeTable } from "./user-types/queries.server.ts";

export const referenceFeature = {
  api: [referenceApi, userTypesApi],
  tables: [userTypeTable],
  texts: { userTypes: inBothLanguages(en, tr) },
  pageTexts: {
    adminUserTypeManagement: ["admin", "userTypes", "dataTable"],
  },
} as const satisfies Feature;

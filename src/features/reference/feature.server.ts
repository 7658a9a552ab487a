import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { referenceApi } from "./api.server.ts";
import { doubleCitiesApi } from "./cities/api.server.ts";
import citiesEn from "./cities/messages.en.ts";
import citiesTr from "./cities/messages.tr.ts";
import { doubleCityTable } from "./cities/queries.server.ts";
import { userTypesApi } from "./user-types/api.server.ts";
import en from "./user-types/messages.en.ts";
import tr from "./user-types/messages.tr.ts";
import { userTypeTable } from "./user-types/queries.server.ts";

export const referenceFeature = {
  api: [referenceApi, doubleCitiesApi, userTypesApi],
  tables: [doubleCityTable, userTypeTable],
  texts: { doubleCities: inBothLanguages(citiesEn, citiesTr), userTypes: inBothLanguages(en, tr) },
  pageTexts: {
    adminCities: ["admin", "doubleCities", "dataTable"],
    adminUserTypeManagement: ["admin", "userTypes", "dataTable"],
  },
} as const satisfies Feature;

import { columnNames, namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { referenceApi } from "./api.server.ts";
import { doubleCitiesApi } from "./cities/api.server.ts";
import { doubleCityTable } from "./cities/queries.server.ts";
import { exchangeRatesApi } from "./rates/api.server.ts";
import { ratesWaiting } from "./rates/parts/waiting.server.ts";
import { exchangeRateTable } from "./rates/queries.server.ts";
import { reportValuesApi } from "./report-values/api.server.ts";
import { reportValueTables } from "./report-values/queries.server.ts";
import { schoolBulk, schoolsApi } from "./schools/api.server.ts";
import { schoolTable } from "./schools/queries.server.ts";
import { typeBulk, typesApi } from "./types/api.server.ts";
import { typeValueCalls } from "./types/contract.ts";
import { typeMergeWork } from "./types/jobs.server.ts";
import typesEn from "./types/messages.en.ts";
import typesTr from "./types/messages.tr.ts";
import { typeValueTable } from "./types/queries.server.ts";
import { userTypesApi } from "./user-types/api.server.ts";
import { userTypeCalls } from "./user-types/contract.ts";
import en from "./user-types/messages.en.ts";
import tr from "./user-types/messages.tr.ts";
import { userTypeTable } from "./user-types/queries.server.ts";

export const referenceFeature = {
  adminMenu: [
    {
      page: "adminUserTypeManagement",
      group: "users",
      order: 50,
      label: (textsOf) => textsOf("referenceUserTypes").title,
    },
    { page: "adminSchools", group: "users", order: 100, label: (textsOf) => textsOf("referenceSchools").title },
    {
      page: "adminReportManagementCategory",
      group: "reports",
      order: 30,
      label: (textsOf) => textsOf("referenceReportValues").reportCategory.title,
    },
    {
      page: "adminReportManagementReportType",
      group: "reports",
      order: 40,
      label: (textsOf) => textsOf("referenceReportValues").reportType.title,
    },
    {
      page: "adminReportManagementReportVersion",
      group: "reports",
      order: 50,
      label: (textsOf) => textsOf("referenceReportValues").reportVersion.title,
    },
    { page: "adminTypes", group: "settings", order: 40, label: (textsOf) => textsOf("referenceTypes").title },
    {
      page: "adminExchangeRates",
      group: "settings",
      order: 45,
      label: (textsOf) => textsOf("referenceRates").title,
    },
    { page: "adminCities", group: "settings", order: 50, label: (textsOf) => textsOf("referenceCities").title },
  ],
  waiting: ratesWaiting,
  api: [referenceApi, exchangeRatesApi, doubleCitiesApi, schoolsApi, userTypesApi, typesApi, reportValuesApi],
  tables: [
    doubleCityTable,
    exchangeRateTable,
    schoolTable,
    userTypeTable,
    typeValueTable,
    ...Object.values(reportValueTables),
  ],
  jobs: [typeMergeWork],
  bulk: [schoolBulk, typeBulk],
  audited: [
    {
      of: "type",
      names: namesFrom(typesEn, typesTr, ({ columns }) => ({
        fields: columnNames(typeValueCalls.table.columns, columns),
      })),
      writes: [typeValueCalls.table.change.body.shape],
    },
    {
      of: "userType",
      names: namesFrom(en, tr, ({ columns }) => ({ fields: columnNames(userTypeCalls.table.columns, columns) })),
      writes: [userTypeCalls.table.change.body.shape],
    },
  ],
} as const satisfies Feature;

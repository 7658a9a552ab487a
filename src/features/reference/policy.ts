import { v7 } from "uuid";
import { currencyRate, university } from "#db/tables/reference.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { EVERYONE, type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";
import { REPORT_LISTS } from "./parts/catalogue-reports.server.ts";

const SCHOOL = v7();
const USER_TYPE = typeId("userType", "investor");

const RATE = v7();
let rateDays = 0;
/** Each call adds a rate of a day that has none. */
const nextRateDay = () => new Date(Date.UTC(2026, 1, ++rateDays)).toISOString().slice(0, 10);

/** It cannot stand between itself and the end. */
const misplaced = (id: string) => ({ params: { id }, body: { after: id, before: null } });

/** `id`: one that the portal comes with. */
const reportValueRows = (noun: string, id: string) => ({
  [`GET /apiAdmin/${noun}`]: row(SITE_ADMINS),
  [`POST /apiAdmin/${noun}`]: row(SITE_ADMINS, ({ unique }) => ({ body: { nameEn: unique, nameTr: unique } })),
  [`POST /apiAdmin/${noun}/Export`]: row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["nameEn"] } })),
  [`GET /apiAdmin/${noun}/{id}`]: row(SITE_ADMINS, () => ({ params: { id } })),
  [`PATCH /apiAdmin/${noun}/{id}`]: row(SITE_ADMINS, () => ({ params: { id }, body: { isActive: true } })),
  [`PUT /apiAdmin/${noun}/{id}`]: row(SITE_ADMINS, () => ({
    params: { id },
    body: { nameEn: "Annual", nameTr: "Yıllık", isActive: true },
  })),
  [`POST /apiAdmin/${noun}/{id}/Place`]: { ...row(SITE_ADMINS, () => misplaced(id)), status: 409 },
  [`DELETE /apiAdmin/${noun}/{id}`]: { ...row(SITE_ADMINS, () => ({ params: { id } })), status: 409 },
});

export const referencePolicy: FeaturePolicy = async ({ db }) => {
  await db
    .insert(currencyRate)
    .values({ id: RATE, currencyId: fixedId("currency/EUR"), day: "1999-01-04", usdPerUnit: 1.18 });
  await db
    .insert(university)
    .values({ id: SCHOOL, nameEn: "Petek Enstitüsü", state: "suggested", suggestedAt: new Date() });
  return {
    // None of these is a city.
    "POST /apiAdmin/Cities/Merge": {
      ...row(SITE_ADMINS, ({ startupId }) => ({ body: { from: startupId, into: startupId } })),
      status: 404,
    },
    "GET /apiAdmin/ExchangeRates": row(SITE_ADMINS),
    "POST /apiAdmin/ExchangeRates": row(SITE_ADMINS, () => ({
      body: { currencyId: fixedId("currency/EUR"), day: nextRateDay(), rate: 1.1, quote: "usdPerUnit" },
    })),
    "POST /apiAdmin/ExchangeRates/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["day"] } })),
    "POST /apiAdmin/ExchangeRates/Import": row(SITE_ADMINS, () => ({ body: { text: "GBP,2026-01-31,1.3" } })),
    "GET /apiAdmin/ExchangeRates/{id}": row(SITE_ADMINS, () => ({ params: { id: RATE } })),
    "PATCH /apiAdmin/ExchangeRates/{id}": row(SITE_ADMINS, () => ({ params: { id: RATE }, body: { usdPerUnit: 1.2 } })),
    "PUT /apiAdmin/ExchangeRates/{id}": row(SITE_ADMINS, () => ({ params: { id: RATE }, body: { usdPerUnit: 1.2 } })),
    // It is the first of its currency.
    "DELETE /apiAdmin/ExchangeRates/{id}": { ...row(SITE_ADMINS, () => ({ params: { id: RATE } })), status: 409 },
    "GET /apiAdmin/Cities": row(SITE_ADMINS),
    "POST /apiAdmin/Cities/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
    // No city is there twice.
    "GET /apiAdmin/Cities/{id}": {
      ...row(SITE_ADMINS, ({ startupId }) => ({ params: { id: startupId } })),
      status: 404,
    },
    "POST /apiAdmin/Cities/{id}/Merge": {
      ...row(SITE_ADMINS, ({ startupId }) => ({ params: { id: startupId } })),
      status: 404,
    },
    ...reportValueRows("ReportCategories", typeId("reportCategory", "ecosystem")),
    ...reportValueRows("ReportTypes", typeId("reportType", "annual-report")),
    ...reportValueRows("ReportVersions", typeId("reportVersion", REPORT_LISTS.reportVersion.values[0]![0])),
    "GET /apiAdmin/Types": row(SITE_ADMINS),
    "POST /apiAdmin/Types": row(SITE_ADMINS, ({ unique }) => ({
      body: { parentId: typeId("sector"), nameEn: unique, nameTr: unique },
    })),
    "POST /apiAdmin/Types/Bulk": row(SITE_ADMINS, () => ({
      body: { query: {}, ids: [USER_TYPE], change: { action: "offer" } },
    })),
    "GET /apiAdmin/Types/{id}/Uses": row(SITE_ADMINS, () => ({ params: { id: USER_TYPE } })),
    "POST /apiAdmin/Types/{id}/Merge": {
      ...row(SITE_ADMINS, ({ unique }) => ({ params: { id: unique }, body: { into: unique } })),
      status: 404,
    },
    "POST /apiAdmin/Types/{id}/Aliases": row(SITE_ADMINS, () => ({
      params: { id: USER_TYPE },
      body: { add: ["Melek sermayedar"] },
    })),
    "POST /apiAdmin/Types/{id}/Move": {
      ...row(SITE_ADMINS, ({ unique }) => ({ params: { id: unique }, body: { parentId: unique } })),
      status: 404,
    },
    "POST /apiAdmin/Types/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["nameEn"] } })),
    "GET /apiAdmin/Types/{id}": row(SITE_ADMINS, () => ({ params: { id: USER_TYPE } })),
    "PATCH /apiAdmin/Types/{id}": row(SITE_ADMINS, () => ({ params: { id: USER_TYPE }, body: { isActive: true } })),
    "PUT /apiAdmin/Types/{id}": row(SITE_ADMINS, () => ({
      params: { id: USER_TYPE },
      body: {
        nameEn: "Investor",
        nameTr: "Yatırımcı",
        descriptionEn: "",
        descriptionTr: "",
        isActive: true,
      },
    })),
    "POST /apiAdmin/Types/{id}/Place": { ...row(SITE_ADMINS, () => misplaced(USER_TYPE)), status: 409 },
    // The portal comes with it.
    "DELETE /apiAdmin/Types/{id}": { ...row(SITE_ADMINS, () => ({ params: { id: USER_TYPE } })), status: 409 },
    "GET /apiAdmin/Types/Lists": row(SITE_ADMINS),
    "GET /apiAdmin/UserTypes": row(SITE_ADMINS),
    "POST /apiAdmin/UserTypes": row(SITE_ADMINS, ({ unique }) => ({ body: { nameEn: unique, nameTr: unique } })),
    "POST /apiAdmin/UserTypes/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["nameEn"] } })),
    "GET /apiAdmin/UserTypes/{id}": row(SITE_ADMINS, () => ({ params: { id: USER_TYPE } })),
    "PATCH /apiAdmin/UserTypes/{id}": row(SITE_ADMINS, () => ({ params: { id: USER_TYPE }, body: { isActive: true } })),
    "PUT /apiAdmin/UserTypes/{id}": row(SITE_ADMINS, () => ({
      params: { id: USER_TYPE },
      body: {
        nameEn: "Investor",
        nameTr: "Yatırımcı",
        descriptionEn: "",
        descriptionTr: "",
        isActive: true,
      },
    })),
    "POST /apiAdmin/UserTypes/{id}/Place": { ...row(SITE_ADMINS, () => misplaced(USER_TYPE)), status: 409 },
    // Rules of the product name it.
    "DELETE /apiAdmin/UserTypes/{id}": { ...row(SITE_ADMINS, () => ({ params: { id: USER_TYPE } })), status: 409 },
    "GET /apiCommon/City/List": row(EVERYONE),
    "GET /apiCommon/Country/List": row(EVERYONE),
    "GET /apiCommon/County/List": row(EVERYONE),
    "GET /apiCommon/Currency/List": row(EVERYONE),
    "GET /apiCommon/Language/List": row(EVERYONE),
    "GET /apiCommon/Type/GetTypeList": row(EVERYONE),
    "GET /apiCommon/Type/GetTypeListByChildId": row(EVERYONE, ({ startupId }) => ({ query: { id: startupId } })),
    "GET /apiCommon/University/Get": row(EVERYONE),
    "POST /apiCommon/University/Search": row(EVERYONE, () => ({ body: { searchText: "bal" } })),
    "GET /apiCommon/Values/Called": row(EVERYONE, () => ({ query: { text: "enerji" } })),
    "GET /apiCommon/country/TopCountryList": row(EVERYONE),
    "GET /apiAdmin/Schools": row(SITE_ADMINS),
    "POST /apiAdmin/Schools/Bulk": row(SITE_ADMINS, () => ({
      body: { query: {}, ids: [SCHOOL], change: { action: "rejected" } },
    })),
    "POST /apiAdmin/Schools/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["nameEn"] } })),
    "GET /apiAdmin/Schools/{id}": row(SITE_ADMINS, () => ({ params: { id: SCHOOL } })),
    "PATCH /apiAdmin/Schools/{id}": row(SITE_ADMINS, () => ({ params: { id: SCHOOL }, body: { state: "rejected" } })),
    "PUT /apiAdmin/Schools/{id}": row(SITE_ADMINS, () => ({
      params: { id: SCHOOL },
      body: {
        nameEn: "Petek Enstitüsü",
        nameTr: null,
        countryId: fixedId("country/TR"),
        sameAs: null,
        state: "suggested",
      },
    })),
  };
};

import { v7 } from "uuid";
import { report, reportCategory } from "#db/tables/reports.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";
import { refreshReports } from "../commands.server.ts";

const CATEGORY = typeId("reportCategory", "ecosystem");
const choices = {
  typeId: typeId("reportType", "annual-report"),
  editionId: typeId("reportVersion", "full-text"),
  languageId: fixedId("language/tr"),
  releaseDate: "2026-01-02",
};

/** A report of the house, and who may change what of it. */
export const reportManagementPolicy: FeaturePolicy = async ({ db }) => {
  const id = v7();
  await db.insert(reportCategory).values({ id: CATEGORY }).onConflictDoNothing();
  await db.insert(report).values({
    id,
    seoUrl: `rapor-${id}`,
    titleEn: "Petek",
    titleTr: "Petek",
    categoryId: CATEGORY,
    fileName: "petek.pdf",
    typeId: choices.typeId,
    versionId: choices.editionId,
    languageId: choices.languageId,
    releaseDate: "2026-01-02",
    drawing: { kind: "regions" },
  });
  await refreshReports(db, [id]);
  const place = { id: CATEGORY, language: "en" };
  const noPicture = { file: new File(["none"], "none.png", { type: "image/png" }) };
  return {
    "GET /apiAdmin/Reports": row(SITE_ADMINS),
    "POST /apiAdmin/Reports": row(SITE_ADMINS, ({ unique }) => ({
      body: { ...choices, titleEn: unique, titleTr: unique, categoryId: CATEGORY },
    })),
    "POST /apiAdmin/Reports/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["titleEn"] } })),
    "GET /apiAdmin/Reports/{id}": row(SITE_ADMINS, () => ({ params: { id } })),
    "PATCH /apiAdmin/Reports/{id}": row(SITE_ADMINS, () => ({ params: { id }, body: { isFree: true } })),
    "PUT /apiAdmin/Reports/{id}": row(SITE_ADMINS, () => ({
      params: { id },
      body: {
        ...choices,
        titleEn: "Petek",
        titleTr: "Petek",
        summaryEn: "",
        summaryTr: "",
        isActive: true,
        isFree: true,
        price: null,
        currency: "TRY",
      },
    })),
    "POST /apiAdmin/Reports/{id}/Place": {
      ...row(SITE_ADMINS, () => ({ params: { id }, body: { after: id, before: null } })),
      // It cannot stand behind itself.
      status: 409,
    },
    "DELETE /apiAdmin/Reports/{id}": {
      ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
      // There is no such report.
      status: 404,
    },
    "POST /apiAdmin/Reports/{id}/Restore": row(SITE_ADMINS, () => ({ params: { id } })),
    "POST /apiAdmin/Reports/{id}/File": {
      ...row(SITE_ADMINS, () => ({ params: { id }, body: noPicture })),
      status: 415,
    },
    "GET /apiAdmin/ReportCategories/{id}/Content": row(SITE_ADMINS, () => ({ params: { id: CATEGORY } })),
    "PUT /apiAdmin/ReportCategories/{id}/Content": {
      ...row(SITE_ADMINS, () => ({
        params: { id: CATEGORY },
        body: { targetCountryIds: [], descriptionEn: "", descriptionTr: "", version: 99 },
      })),
      // Nobody has saved it so often.
      status: 409,
    },
    "POST /apiAdmin/ReportCategories/{id}/Cover/{language}": {
      ...row(SITE_ADMINS, () => ({ params: place, body: noPicture })),
      status: 415,
    },
    "DELETE /apiAdmin/ReportCategories/{id}/Cover/{language}": row(SITE_ADMINS, () => ({ params: place })),
    "POST /apiAdmin/ReportCategories/{id}/Gallery/{language}": {
      ...row(SITE_ADMINS, () => ({ params: place, body: noPicture })),
      status: 415,
    },
    "DELETE /apiAdmin/ReportCategories/{id}/Gallery/{language}": row(SITE_ADMINS, () => ({
      params: place,
      query: { address: "/files/none" },
    })),
  };
};

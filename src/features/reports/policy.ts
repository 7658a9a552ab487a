import { v7 } from "uuid";
import { report, reportCategory } from "#db/tables/reports.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { listPolicy } from "#testing/list-policy.ts";
import { ELSEWHERE_ROW, EVERYONE, type FeaturePolicy, MEMBERS, row, SITE_ADMINS } from "#testing/policy.ts";
import { refreshReports } from "./commands.server.ts";
import { reportCalls } from "./contract.ts";

export const reportsPolicy: FeaturePolicy = async (tools) => {
  const id = v7();
  const categoryId = typeId("reportCategory", "ecosystem");
  await tools.db.insert(reportCategory).values({ id: categoryId }).onConflictDoNothing();
  await tools.db.insert(report).values({
    id,
    seoUrl: "petek-raporu",
    titleTr: "Petek raporu",
    categoryId,
    typeId: typeId("reportType", "annual-report"),
    versionId: typeId("reportVersion", "full-text"),
    languageId: fixedId("language/tr"),
    fileName: "petek.pdf",
    drawing: { kind: "regions" },
    releaseDate: "2026-01-02",
  });
  await refreshReports(tools.db, [id]);
  return {
    ...(await listPolicy(reportCalls)(tools)),
    "GET /apiCommon/Report/List": row(EVERYONE),
    "GET /apiCommon/Report/Get": row(EVERYONE, () => ({ query: { seoUrl: "petek-raporu" } })),
    "GET /apiCommon/Report/Categories": row(EVERYONE),
    "GET /apiCommon/Report/Category/{seoUrl}": row(EVERYONE, () => ({ params: { seoUrl: "ecosystem" } })),
    "GET /apiCommon/Report/Versions": row(EVERYONE),
    "GET /apiCommon/Report/Types": row(EVERYONE),
    "GET /apiCommon/Report/Languages": row(EVERYONE),
    "GET /apiCommon/Report/Download/{seoUrl}/{fileName}": ELSEWHERE_ROW,
    "GET /apiCommon/Management/ReportDownloadersList": row(SITE_ADMINS),
    "GET /apiCommon/Management/ReportDownloadersListFile": row(SITE_ADMINS),
    "GET /apiCommon/Management/ReportDownloadersList/{id}": {
      ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
      // Nobody has taken one.
      status: 404,
    },
    "POST /apiCommon/Management/ReportDownloadersList/Export": row(SITE_ADMINS, () => ({
      body: { query: {}, columns: ["report"] },
    })),
    "POST /apiCommon/Report/PremiumDownload": row(MEMBERS, () => ({ body: { ReportId: id } })),
  };
};

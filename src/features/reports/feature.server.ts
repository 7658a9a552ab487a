import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { reportsApi, reportsServed } from "./api.server.ts";
import { downloadApi } from "./download/api.server.ts";
import { reportDownloadsApi } from "./downloads/api.server.ts";
import { reportDownloadTable } from "./downloads/queries.server.ts";
import { reportManagementApi } from "./management/api.server.ts";
import managementEn from "./management/messages.en.ts";
import managementTr from "./management/messages.tr.ts";
import { managedReportTable } from "./management/queries.server.ts";
import { reportPictures } from "./parts/pictures.server.ts";

export const reportsFeature = {
  adminMenu: [
    { page: "adminReportDownloads", group: "reports", order: 10, label: (textsOf) => textsOf("reportsDownloads").menu },
  ],
  api: [reportsApi, downloadApi, reportDownloadsApi, reportManagementApi],
  tables: [reportDownloadTable, managedReportTable],
  lists: [reportsServed],
  pictures: [reportPictures],
  audited: [
    {
      of: "type",
      names: namesFrom(managementEn, managementTr, ({ category }) => ({
        fields: {
          targetCountryIds: category.countries,
          descriptionEn: category.descriptionEn,
          descriptionTr: category.descriptionTr,
          cover: category.cover,
          gallery: category.gallery,
        },
      })),
    },
  ],
} as const satisfies Feature;

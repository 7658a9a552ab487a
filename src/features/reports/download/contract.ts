import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { FILES_PER_MINUTE } from "../limits.ts";

export const downloadReport = endpoint({
  method: "GET",
  path: "/apiCommon/Report/Download/:seoUrl/:fileName",
  summary:
    "The file of a listed report: a free one, or one of a package that `PremiumDownload` has allowed this month; of one that was bought, whether listed or not",
  format: "file",
  perMinute: FILES_PER_MINUTE,
  failures: ["downloadUrlNotValid", "reportPaymentRequired", "unavailable"],
  params: z.object({ seoUrl: z.string().max(200), fileName: z.string().max(400) }),
});

export const premiumDownload = endpoint({
  method: "POST",
  path: "/apiCommon/Report/PremiumDownload",
  summary: "Allows the viewer to download a report; one of a package counts once a month. Answers where the file is",
  access: "signedIn",
  failures: ["notFound", "reportPaymentRequired", "reportLimitReached"],
  body: z.strictObject({ ReportId: id }),
  answer: z.object({
    seoUrl: z.string(),
    fileName: z.string(),
    location: z.string(),
    montlyReportDownloadLimit: z.int(),
    downloadedReportCount: z.int(),
  }),
});

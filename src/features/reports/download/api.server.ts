import type { App } from "#server/app.server.ts";
import { keyOf, newName } from "#server/files/keys.server.ts";
import { publicOriginOf } from "#server/public-origin.server.ts";
import { type RenderLimits, renderPool } from "#server/render-pool.server.ts";
import { serve } from "#server/serve.server.ts";
import { addressOf } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { refuse } from "#shared/outcome.ts";
import { pathTo } from "#shared/paths.ts";
import { memberOnly } from "#shared/viewer.ts";
import type { ReportContent } from "../documents/parts/content.ts";
import { contentOf } from "../documents/queries.server.ts";
import { accessOf, savedName, typeOfFile } from "../rules.ts";
import { storeDrawnFile, takeReport } from "./commands.server.ts";
import { downloadReport, premiumDownload } from "./contract.ts";
import { type StoredReport, standingOf, storedReport } from "./queries.server.ts";

const WORKER = "features/reports/documents/parts/render-worker.server.ts";
const LIMITS: RenderLimits = { threads: 1, queue: 20, timeLimitMs: 30_000 };

export function downloadApi(app: App): void {
  const pool = renderPool<ReportContent>(WORKER, LIMITS);
  app.addHook("onClose", () => pool.close());
  const { files } = app.services;
  /** Files that are being drawn, by the id of the report: whoever asks meanwhile waits for the same one. */
  const underWay = new Map<string, Promise<Buffer>>();

  /** Draws a report at its first download. Then it is stored, and stays what it is whatever the figures become. */
  async function drawn(report: StoredReport, accountId: string | null): Promise<Buffer> {
    const { db } = app.database;
    if (!report.drawing) throw new AppError("downloadUrlNotValid");
    // The file stays: no host that a request claims.
    const origin = publicOriginOf(app, app.settings);
    const url = origin + pathTo("report", report.language === "tr" ? "tr" : "en", { seoUrl: report.seoUrl });
    const bytes = Buffer.from(await pool.render(await contentOf(db, report, report.drawing, url)));
    const key = keyOf("private", report.id, newName(bytes), "", "pdf");
    await files.put(key, bytes);
    if (await storeDrawnFile(db, report.id, key)) return bytes;
    await files.remove(key);
    // Another process has drawn it first.
    const stored = await storedReport(db, { id: report.id }, accountId);
    return (stored?.fileKey && (await files.get(stored.fileKey))) || bytes;
  }
  function drawnOnce(report: StoredReport, accountId: string | null): Promise<Buffer> {
    const found = underWay.get(report.id) ?? drawn(report, accountId).finally(() => underWay.delete(report.id));
    underWay.set(report.id, found);
    return found;
  }

  serve(app, downloadReport, async ({ db, params, viewer, locale, http }) => {
    const accountId = viewer.kind === "member" ? viewer.id : null;
    const report = await storedReport(db, params, accountId);
    if (!report) return refuse("downloadUrlNotValid");
    const access = accessOf({ ...(await standingOf(db, report.id, viewer)), terms: report.terms });
    if (access !== "open") return refuse("reportPaymentRequired");
    const bytes = report.fileKey ? await files.get(report.fileKey) : await drawnOnce(report, accountId);
    const type = bytes && typeOfFile(bytes);
    if (!bytes || !type) return refuse("downloadUrlNotValid");
    // An opened report stays with its holder; the rules may change before the file does.
    http!.reply.header("cache-control", "private, no-cache");
    const name = savedName(
      { ...report, title: report.titles[locale], languageName: report.languageNames[locale] },
      locale,
    );
    return { bytes, type, name, ranges: true };
  });

  serve(app, premiumDownload, ({ body, viewer, write }) =>
    write(
      (tx) => takeReport(tx, memberOnly(viewer), body.ReportId),
      (_tx, { report: { seoUrl, fileName }, used, limit }) => ({
        seoUrl,
        fileName,
        location: addressOf(downloadReport, { seoUrl, fileName }, undefined),
        montlyReportDownloadLimit: limit,
        downloadedReportCount: used,
      }),
    ),
  );
}

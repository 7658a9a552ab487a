import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { ReportDrawing } from "#db/tables/reports.server.ts";
import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import { packageOf } from "#features/premium/seats/queries.server.ts";
import type { Locale } from "#shared/locale.ts";
import { isPremium, type Viewer } from "#shared/viewer.ts";
import type { Allowance, ReportDetail, Terms } from "../contract.ts";
import { MONTHLY_DOWNLOADS } from "../limits.ts";
import { boughtBy, IS_OUT, TODAY } from "../queries.server.ts";
import { termsOf } from "../rules.ts";

/** The first day of the month in Istanbul. */
export const MONTH = sql`date_trunc('month', ${TODAY})::date`;

type AllowanceOwner = NonNullable<ReportDetail["allowance"]>["heldBy"];

/** What a viewer has of a report, and of this month. */
export async function standingOf(db: Db, reportId: string, viewer: Viewer) {
  const { premiumEnable } = await premiumSettingsOf(db);
  const accountId = viewer.kind === "member" ? viewer.id : null;
  const shared = accountId === null ? undefined : await packageOf(db, accountId, "en");
  const { rows } = await db.execute<{ bought: boolean; taken: boolean; used: number; resets_on: string }>(sql`
    select exists (select from payment_order where account_id = ${accountId} and report_id = ${reportId} and state = 'paid') bought,
      exists (select from report_download where account_id = ${accountId} and report_id = ${reportId} and month = ${MONTH}) taken,
      (select count(*)::integer from report_download where month = ${MONTH} and ${
        shared ? sql`order_id = ${shared.orderId}` : sql`account_id = ${accountId}`
      }) used,
      (${MONTH} + interval '1 month')::date::text resets_on`);
  const { bought, taken, used, resets_on } = rows[0]!;
  const limit = shared?.reportLimit ?? MONTHLY_DOWNLOADS;
  const allowance: Allowance = {
    montlyReportDownloadLimit: limit,
    downloadedReportCount: used,
    resetsOn: resets_on,
  };
  const heldBy: AllowanceOwner = !shared ? "member" : shared.buyerId === accountId ? "package" : "seat";
  const signedIn = viewer.kind === "member";
  const premium = isPremium(viewer) || !premiumEnable;
  return { signedIn, premium, bought, taken, used, limit, allowance, heldBy, orderId: shared?.orderId ?? null };
}

export interface StoredReport {
  id: string;
  seoUrl: string;
  fileName: string;
  /** Null: it is still to be drawn. */
  fileKey: string | null;
  drawing: ReportDrawing | null;
  /** ISO 639-1. */
  language: string;
  languageNames: Record<Locale, string>;
  titles: Record<Locale, string>;
  /** Title and summary are in the language of the file. */
  title: string;
  summary: string;
  terms: Terms;
}

/** A report that everybody finds or this account has bought, with its file. */
export async function storedReport(
  db: Db,
  by: { id: string } | { seoUrl: string; fileName: string },
  accountId: string | null,
): Promise<StoredReport | undefined> {
  const condition = "id" in by ? sql`r.id = ${by.id}` : sql`r.seo_url = ${by.seoUrl} and r.file_name = ${by.fileName}`;
  const { rows } = await db.execute<Omit<StoredReport, "terms"> & { isFree: boolean; price: number | null }>(sql`
    select r.id, r.seo_url "seoUrl", r.file_name "fileName", r.file_key "fileKey", r.drawing, l.code "language",
      json_build_object('en', l.name_en, 'tr', l.name_tr) "languageNames",
      json_build_object('en', coalesce(r.title_en, r.title_tr), 'tr', coalesce(r.title_tr, r.title_en)) titles,
      case l.code when 'tr' then coalesce(r.title_tr, r.title_en) else coalesce(r.title_en, r.title_tr) end title,
      coalesce(case l.code when 'tr' then coalesce(r.summary_tr, r.summary_en) else coalesce(r.summary_en, r.summary_tr) end, '') summary,
      r.is_free "isFree", r.price::float8 price
    from report r join language l on l.id = r.language_id where (${IS_OUT} or ${boughtBy(accountId)}) and ${condition}`);
  const found = rows[0];
  return found && { ...found, terms: termsOf(found) };
}

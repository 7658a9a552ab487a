// Hand-written SQL: what a viewer has of a report, in one statement.

import { and, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import { localized, requiredText } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { language } from "#db/tables/reference.server.ts";
import { type ReportDrawing, report } from "#db/tables/reports.server.ts";
import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import { freeDownloadsOf, freeReportsTaken, packageOf, reportsTaken } from "#features/premium/seats/queries.server.ts";
import type { Locale } from "#shared/locale.ts";
import { isPremium, type Viewer } from "#shared/viewer.ts";
import type { Allowance, ReportDetail, Terms } from "../contract.ts";
import { MONTHLY_DOWNLOADS } from "../limits.ts";
import { boughtBy, IS_OUT } from "../queries.server.ts";
import { termsOf } from "../rules.ts";

/** The first day of the month in Istanbul. */
export const MONTH = sql`date_trunc('month', ${HOUSE_TODAY_SQL})::date`;

type AllowanceOwner = NonNullable<ReportDetail["allowance"]>["heldBy"];

const standingRow = z.object({ bought: z.boolean(), taken: z.boolean(), resets_on: z.string() });

/** The viewer's access to a report, and the use of this month. */
export async function standingOf(db: Db, reportId: string, viewer: Viewer) {
  const { premiumEnable } = await premiumSettingsOf(db);
  const accountId = viewer.kind === "member" ? viewer.id : null;
  const shared = accountId === null ? undefined : await packageOf(db, accountId, "en");
  const inLanguages = sql`select report_languages(${reportId}::uuid)`;
  const [standing] = await rowsOf(
    db,
    standingRow,
    sql`
    select exists (select from payment_order where account_id = ${accountId} and state = 'paid' and report_id in (${inLanguages})) bought,
      exists (select from report_download where account_id = ${accountId} and month = ${MONTH} and report_id in (${inLanguages})) taken,
      (${MONTH} + interval '1 month')::date::text resets_on`,
  );
  const { bought, taken, resets_on } = standing!;
  const signedIn = viewer.kind === "member";
  const free = signedIn ? await freeDownloadsOf(db, viewer) : undefined;
  const used = free ? free.limit - free.left : await takenOf(db, accountId, shared?.orderId);
  const limit = shared?.reportLimit ?? MONTHLY_DOWNLOADS;
  const allowance: Allowance = {
    montlyReportDownloadLimit: limit,
    downloadedReportCount: used,
    resetsOn: resets_on,
  };
  const owner: AllowanceOwner = free
    ? "member"
    : !shared
      ? "rights"
      : shared.buyerId === accountId
        ? "package"
        : "seat";
  const premium = isPremium(viewer) || !premiumEnable;
  return { signedIn, premium, bought, taken, used, limit, allowance, heldBy: owner, orderId: shared?.orderId ?? null };
}

/** Reports of the month of a package, or of rights that were given without one. */
function takenOf(db: Db, accountId: string | null, orderId: string | undefined): Promise<number> | number {
  if (orderId !== undefined) return reportsTaken(db, orderId);
  return accountId === null ? 0 : freeReportsTaken(db, accountId);
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

/** Named as in the conditions `IS_OUT` and `boughtBy`. */
const r = alias(report, "r");

/** A report that everybody finds or this account has bought, with its file. */
export async function storedReport(
  db: Db,
  by: { id: string } | { seoUrl: string; fileName: string },
  accountId: string | null,
): Promise<StoredReport | undefined> {
  const condition = "id" in by ? eq(r.id, by.id) : and(eq(r.seoUrl, by.seoUrl), eq(r.fileName, by.fileName));
  const inFileLanguage = (field: "title" | "summary") =>
    sql<string>`coalesce(case ${language.code} when 'tr' then ${localized(r, field, "tr")} else ${localized(r, field, "en")} end, '')`;
  const [found] = await db
    .select({
      id: r.id,
      seoUrl: r.seoUrl,
      fileName: r.fileName,
      fileKey: r.fileKey,
      drawing: r.drawing,
      language: language.code,
      languageNames: { en: language.nameEn, tr: language.nameTr },
      titles: { en: requiredText(r, "title", "en"), tr: requiredText(r, "title", "tr") },
      title: inFileLanguage("title"),
      summary: inFileLanguage("summary"),
      isFree: r.isFree,
      price: r.price,
    })
    .from(r)
    .innerJoin(language, eq(language.id, r.languageId))
    .where(and(or(IS_OUT, boughtBy(accountId)), condition));
  return found && { ...found, terms: termsOf(found) };
}

import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { report, reportDownload } from "#db/tables/reports.server.ts";
import { packageOf } from "#features/premium/seats/queries.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { accessOf } from "../rules.ts";
import { MONTH, type StoredReport, standingOf, storedReport } from "./queries.server.ts";

/**
 * Allows a member to download a report. One of a package counts once a month; the row of the account is locked, so that
 * several requests at a time cannot take more than the limit.
 */
export async function takeReport(
  tx: Db,
  viewer: Member,
  reportId: string,
): Promise<
  Outcome<
    { report: StoredReport; used: number; limit: number },
    "notFound" | "reportPaymentRequired" | "reportLimitReached"
  >
> {
  await tx.execute(sql`select from account where id = ${viewer.id} for no key update`);
  const shared = await packageOf(tx, viewer.id, "en");
  // Those who share a package take one after another, too.
  if (shared) await tx.execute(sql`select from payment_order where id = ${shared.orderId} for no key update`);
  const stored = await storedReport(tx, { id: reportId }, viewer.id);
  if (!stored) return refuse("notFound");
  const { orderId, ...standing } = await standingOf(tx, reportId, viewer);
  const access = accessOf({ ...standing, terms: stored.terms });
  const { used, limit } = standing;
  if (access === "open") return { ok: true, report: stored, used, limit };
  if (access === "limitReached") return refuse("reportLimitReached");
  if (access !== "allowed") return refuse("reportPaymentRequired");
  await tx.insert(reportDownload).values({ accountId: viewer.id, reportId, orderId, month: sql`${MONTH}` });
  return { ok: true, report: stored, used: used + 1, limit };
}

/** Notes where a drawn file is stored. False where another process was first. */
export async function storeDrawnFile(tx: Db, reportId: string, fileKey: string): Promise<boolean> {
  const written = await tx
    .update(report)
    .set({ fileKey })
    .where(and(eq(report.id, reportId), isNull(report.fileKey)))
    .returning({ id: report.id });
  return written.length > 0;
}

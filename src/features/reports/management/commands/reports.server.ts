import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { paymentOrder } from "#db/tables/payments.server.ts";
import { currency } from "#db/tables/reference.server.ts";
import { report, reportDownload } from "#db/tables/reports.server.ts";
import { columnNames, namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { freeSeoUrl } from "#server/edit/similar.server.ts";
import { endSale } from "#server/end-of-sale.server.ts";
import { discardFiles } from "#server/files/jobs.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { placeRow } from "#server/table/place.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { slugOf } from "#shared/fold.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { RowPlace } from "#shared/table/schemas.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshReports } from "../../commands.server.ts";
import { managedReportCalls } from "../contract.ts";
import type { CURRENCIES } from "../limits.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { isChoice, isLanguage } from "../queries.server.ts";

interface Choices {
  categoryId?: string | undefined;
  typeId?: string | undefined;
  editionId?: string | undefined;
  languageId?: string | undefined;
}

interface Added extends Required<{ [Key in keyof Choices]: string }> {
  titleEn: string;
  titleTr: string;
  releaseDate: string;
}

interface Changed extends Partial<Omit<Added, "categoryId">> {
  summaryEn?: string;
  summaryTr?: string;
  isActive?: boolean;
  isFree?: boolean;
  price?: number | null;
  currency?: (typeof CURRENCIES)[number];
}

const audit = auditor("report", "report", {
  names: namesFrom(en, tr, ({ reports: { columns, edit } }) => ({
    fields: {
      ...columnNames(managedReportCalls.table.columns, columns),
      summaryEn: edit.summaryEn,
      summaryTr: edit.summaryTr,
    },
  })),
  writes: managedReportCalls.table.change.body.shape,
});

/** Fields whose value is no choice of its list. */
async function wrongChoices(tx: Db, { categoryId, typeId, editionId, languageId }: Choices): Promise<FieldProblem[]> {
  const isWrong = [
    ["categoryId", categoryId !== undefined && !(await isChoice(tx, "reportCategory", categoryId))],
    ["typeId", typeId !== undefined && !(await isChoice(tx, "reportType", typeId))],
    ["editionId", editionId !== undefined && !(await isChoice(tx, "reportVersion", editionId))],
    ["languageId", languageId !== undefined && !(await isLanguage(tx, languageId))],
  ] as const;
  return isWrong.flatMap(([field, wrong]) => (wrong ? [{ field, reason: "unknown" }] : []));
}

/** Adds a report, which nobody sees before it has a file and is switched on. */
export async function addReport(
  tx: Db,
  viewer: Member,
  { editionId, ...added }: Added,
): Promise<Outcome<{ id: string }>> {
  const wrong = await wrongChoices(tx, { ...added, editionId });
  if (wrong.length > 0) return refuse("invalidInput", wrong);
  const { categoryId } = added;
  await tx.execute(sql`insert into report_category (id) values (${categoryId}) on conflict do nothing`);
  // Reports of one category, one after another: two of one title get two addresses.
  await tx.execute(sql`select from report_category where id = ${categoryId} for no key update`);
  const id = v7();
  await tx.insert(report).values({
    ...added,
    id,
    versionId: editionId,
    seoUrl: await freeSeoUrl(tx, report, added.titleEn, "report"),
    fileName: `${slugOf(added.titleEn) || "report"}.pdf`,
    isActive: false,
    createdBy: viewer.id,
    sortOrder: sql`(select coalesce(max(sort_order), 0) + 1 from report where category_id = ${categoryId})`,
  });
  await refreshReports(tx, [id]);
  await audit(tx, viewer, "added", id, { titleEn: added.titleEn });
  return { ok: true, id };
}

/** Fails with `notFound`, `reportWithoutFile` (it cannot be shown yet) and `invalidInput`. */
export async function changeReport(
  tx: Db,
  viewer: Member,
  id: string,
  change: Changed,
): Promise<Outcome<object, "notFound" | "reportWithoutFile" | "invalidInput">> {
  const [before] = await tx.select().from(report).where(eq(report.id, id)).for("no key update");
  if (!before) return refuse("notFound");
  const wrong = await wrongChoices(tx, change);
  if (wrong.length > 0) return refuse("invalidInput", wrong);
  const { editionId, price, currency: code, isFree, summaryEn, summaryTr, ...rest } = change;
  if (rest.isActive && before.fileKey === null && before.drawing === null) return refuse("reportWithoutFile");
  const sold = price === undefined ? before.price : price;
  const free = isFree ?? (price ? false : before.isFree);
  const [wanted] = code ? await tx.select().from(currency).where(eq(currency.code, code)) : [];
  const [usual] = await tx.select().from(currency).where(eq(currency.code, "USD"));
  const priced =
    free || sold === null ? null : { price: String(sold), id: wanted?.id ?? before.priceCurrencyId ?? usual!.id };
  await tx
    .update(report)
    .set({
      ...rest,
      ...(editionId === undefined ? {} : { versionId: editionId }),
      ...(summaryEn === undefined ? {} : { summaryEn: summaryEn || null }),
      ...(summaryTr === undefined ? {} : { summaryTr: summaryTr || null }),
      isFree: free,
      price: priced && Number(priced.price),
      priceCurrencyId: priced?.id ?? null,
      updatedAt: new Date(),
    })
    .where(eq(report.id, id));
  await refreshReports(tx, [id]);
  await enqueue(tx, endSale, { reportId: id });
  await audit(tx, viewer, "changed", id, { ...change });
  return { ok: true };
}

/** Puts a report between two others of its category. */
export async function placeReport(
  tx: Db,
  viewer: Member,
  id: string,
  place: RowPlace,
): Promise<Outcome<object, "notFound" | "orderChanged">> {
  const placed = await placeRow(tx, { table: report, list: "category_id" }, id, place);
  if (!placed.ok || !placed.isMoved) return placed;
  await audit(tx, viewer, "placed", id, { after: place.after, before: place.before });
  return { ok: true };
}

/** Deletes a report; one that somebody has bought or taken is withdrawn, so that payments and counts stay, and buyers keep it. */
export async function removeReport(tx: Db, viewer: Member, id: string): Promise<Outcome<object, "notFound">> {
  const [before] = await tx.select().from(report).where(eq(report.id, id)).for("update");
  if (!before) return refuse("notFound");
  const [order] = await tx
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(eq(paymentOrder.reportId, id))
    .limit(1);
  const [taken] = await tx
    .select({ id: reportDownload.id })
    .from(reportDownload)
    .where(eq(reportDownload.reportId, id))
    .limit(1);
  if (order || taken) {
    await tx
      .update(report)
      .set({ withdrawnAt: sql`coalesce(${report.withdrawnAt}, now())`, updatedAt: new Date() })
      .where(eq(report.id, id));
    await enqueue(tx, endSale, { reportId: id });
  } else {
    await tx.delete(report).where(eq(report.id, id));
    await discardFiles(tx, [before.fileKey]);
  }
  await refreshReports(tx, [id]);
  await audit(tx, viewer, order || taken ? "withdrawn" : "deleted", id, { titleEn: before.titleEn });
  return { ok: true };
}

export async function bringBackReport(tx: Db, viewer: Member, id: string): Promise<Outcome<object, "notFound">> {
  const found = await tx
    .update(report)
    .set({ withdrawnAt: null, updatedAt: new Date() })
    .where(eq(report.id, id))
    .returning({ id: report.id });
  if (found.length === 0) return refuse("notFound");
  await refreshReports(tx, [id]);
  await audit(tx, viewer, "restored", id);
  return { ok: true };
}

/** Replaces the file. What the portal has drawn for the report before is drawn no more. */
export async function setReportFile(
  tx: Db,
  viewer: Member,
  id: string,
  file: { key: string; name: string },
): Promise<Outcome<object, "notFound">> {
  const [before] = await tx.select().from(report).where(eq(report.id, id)).for("no key update");
  if (!before) return refuse("notFound");
  await tx
    .update(report)
    .set({ fileKey: file.key, fileName: file.name, drawing: null, updatedAt: new Date() })
    .where(and(eq(report.id, id)));
  if (before.fileKey !== file.key) await discardFiles(tx, [before.fileKey]);
  await refreshReports(tx, [id]);
  await audit(tx, viewer, "fileReplaced", id, { fileName: file.name });
  return { ok: true };
}

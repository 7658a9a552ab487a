import { and, count, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { listExport, listExportRow } from "#db/tables/exports.server.ts";
import { THIS_MONTH } from "#features/premium/seats/queries.server.ts";
import { namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { discardFiles } from "#server/files/jobs.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { formatNumber } from "#shared/format.ts";
import type { ExportRequest, ListExportState } from "#shared/list/export-contract.ts";
import { MAX_EXPORT_ROWS } from "#shared/list/limits.ts";
import type { Locale } from "#shared/locale.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { domainOf } from "#shared/shared-domains.ts";
import type { Member, PremiumList } from "#shared/viewer.ts";
import { MAX_OPEN, STORED_DAYS } from "./limits.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { readyMail, writeListExport } from "./parts/job-kinds.server.ts";
import { allowanceOf, stateOfExport, stillAllowed, waitingExport } from "./queries.server.ts";

const audit = auditor("list", "list", {
  names: namesFrom(en, tr, ({ columnsOfFile, rowsOfFile }) => ({
    fields: { columns: columnsOfFile, rows: rowsOfFile },
  })),
});

interface Wish {
  list: PremiumList;
  request: ExportRequest;
  locale: Locale;
  /** Rows the filter finds. */
  totalCount: number;
}

type Refused = "exportNeedsPackage" | "exportLimitReached" | "nothingToExport" | "exportInProgress" | "invalidInput";

/** Reserves rows of the month and queues the file. Those who share a package take one after another. */
export async function requestExport(
  tx: Db,
  member: Member,
  { list, request, locale, totalCount }: Wish,
): Promise<Outcome<{ state: ListExportState }, Refused>> {
  const [own] = await tx.select().from(account).where(eq(account.id, member.id)).for("no key update");
  const first = await allowanceOf(tx, member);
  if (!first.lists.includes(list)) return refuse("exportNeedsPackage");
  if (first.orderId) await tx.execute(sql`select from payment_order where id = ${first.orderId} for no key update`);
  const { remainingRows, orderId } = first.orderId ? await allowanceOf(tx, member) : first;
  const rows = Math.min(totalCount, request.limit ?? totalCount);
  if (rows === 0) return refuse("nothingToExport");
  if (rows > remainingRows)
    return refuse("exportLimitReached", [{ field: "limit", reason: "rowsLeft", detail: String(remainingRows) }]);
  if (rows > MAX_EXPORT_ROWS)
    return refuse("invalidInput", [{ field: "limit", reason: "rowsInFile", detail: String(MAX_EXPORT_ROWS) }]);
  const open = and(isNull(listExport.finishedAt), isNull(listExport.failedAt), eq(listExport.accountId, member.id));
  const [waiting] = await tx.select({ files: count() }).from(listExport).where(open);
  if (waiting!.files >= MAX_OPEN) return refuse("exportInProgress");
  const [added] = await tx
    .insert(listExport)
    .values({
      id: v7(),
      accountId: member.id,
      orderId,
      list,
      request,
      locale,
      rows,
      mailDomain: domainOf(own!.email),
      month: sql`${THIS_MONTH}`,
    })
    .returning();
  await audit(tx, member, "exported", added!.id, { list, columns: request.columns, rows });
  await enqueue(tx, writeListExport, { id: added!.id });
  return { ok: true, state: stateOfExport(added!) };
}

/** Notes how far a file is; false when it is no longer wanted. */
export async function noteProgress(db: Db, id: string, written: number): Promise<void> {
  await db.update(listExport).set({ written }).where(eq(listExport.id, id));
}

/** Gives the reserved rows back. */
export async function failExport(db: Db, id: string): Promise<void> {
  const open = and(eq(listExport.id, id), isNull(listExport.finishedAt));
  await db.update(listExport).set({ failedAt: new Date() }).where(open);
}

/**
 * Counts a file that is whole, once, with everything it holds, and tells who asked for it. `isFirst` is false where another
 * process was first. Refused where the right has ended meanwhile: who ends a package or a seat waits, or is waited for.
 */
export async function finishExport(
  tx: Db,
  id: string,
  { name, fileKey, ids }: { name: string; fileKey: string; ids: readonly string[] },
): Promise<Outcome<{ isFirst: boolean }, "exportNeedsPackage">> {
  const row = await waitingExport(tx, id);
  if (!row) return { ok: true, isFirst: false };
  await tx.execute(sql`select from payment_order where id = ${row.orderId} for no key update`);
  await tx.execute(sql`select from premium_seat where order_id = ${row.orderId} and ended_at is null for share`);
  if (!(await stillAllowed(tx, row))) return refuse("exportNeedsPackage");
  const open = and(eq(listExport.id, id), isNull(listExport.finishedAt), isNull(listExport.failedAt));
  const [finished] = await tx
    .update(listExport)
    .set({ name, fileKey, rows: ids.length, written: ids.length, finishedAt: new Date() })
    .where(open)
    .returning();
  if (!finished) return { ok: true, isFirst: false };
  await tx.insert(listExportRow).select(sql`select ${id}::uuid, unnest(${sql.param([...new Set(ids)])}::uuid[])`);
  const [to] = finished.accountId ? await tx.select().from(account).where(eq(account.id, finished.accountId)) : [];
  if (!to) return { ok: true, isFirst: true };
  const rows = { en: formatNumber(ids.length, "en"), tr: formatNumber(ids.length, "tr") };
  const mail = { to: { email: to.email, name: to.name }, locale: finished.locale, kind: readyMail };
  await queueMail(tx, { ...mail, data: { name: to.name, file: name, rows, list: finished.list, id } });
  return { ok: true, isFirst: true };
}

/** Notes that the owner of a file has fetched it: it waits no more. */
export async function noteDownload(tx: Db, id: string): Promise<void> {
  const first = and(eq(listExport.id, id), isNull(listExport.downloadedAt));
  await tx.update(listExport).set({ downloadedAt: new Date() }).where(first);
}

/** Deletes files that are old, or whose account is deleted; what they held stays recorded. */
export async function forgetFiles(tx: Db): Promise<void> {
  const old = lt(listExport.createdAt, sql`now() - make_interval(days => ${STORED_DAYS}::int)`);
  const due = await tx
    .select({ id: listExport.id, key: listExport.fileKey })
    .from(listExport)
    .where(and(isNotNull(listExport.fileKey), or(old, isNull(listExport.accountId))))
    .for("no key update");
  for (const { id } of due) await tx.update(listExport).set({ fileKey: null }).where(eq(listExport.id, id));
  await discardFiles(
    tx,
    due.map(({ key }) => key),
  );
}

// Hand-written SQL: rows of files are counted by month, person and startup.

import { and, count, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { listExport } from "#db/tables/exports.server.ts";
import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import { freeDownloadsOf, packageOf, THIS_MONTH } from "#features/premium/seats/queries.server.ts";
import { readAccount } from "#server/session.server.ts";
import type { Answer } from "#shared/endpoint.ts";
import type { FreeDownloads } from "#shared/free-downloads.ts";
import type { ListExportState } from "#shared/list/export-contract.ts";
import { LIST_PAGE_SIZE } from "#shared/list/limits.ts";
import { isSharedDomain } from "#shared/shared-domains.ts";
import { isPremium, type Member, PREMIUM_LISTS, type PremiumList } from "#shared/viewer.ts";
import type { exportsOfMe, RowAllowance } from "./contract.ts";
import { FREE_FILE_ROWS, GRANTED_ROWS } from "./limits.ts";

const usedRows = z.object({ used: z.number(), reserved: z.number(), resetsOn: z.string() });

type Allowance = RowAllowance & { orderId: string | null };

/**
 * Rows a member has this month, of which lists, and of which package; its people share them. Without a package, or rights that were
 * given without one, a few files of startups are free, also while premium is switched off. `except`: an export that is not counted.
 */
export async function allowanceOf(db: Db, member: Member, except?: string): Promise<Allowance> {
  const shared = await packageOf(db, member.id, "en");
  const free = await freeDownloadsOf(db, member, except);
  const limit = shared?.rowLimit ?? (isPremium(member) ? GRANTED_ROWS : 0);
  const whose = shared ? sql`order_id = ${shared.orderId}` : sql`order_id is null and account_id = ${member.id}`;
  const rows = await rowsOf(
    db,
    usedRows,
    sql`
    select coalesce(sum(rows) filter (where finished_at is not null), 0)::integer used,
      coalesce(sum(rows) filter (where finished_at is null), 0)::integer reserved,
      (${THIS_MONTH} + interval '1 month')::date::text "resetsOn"
    from list_export where month = ${THIS_MONTH} and failed_at is null and ${whose}`,
  );
  const { used, reserved, resetsOn } = rows[0]!;
  if (free) return { ...(await freeFilesOf(db, free)), resetsOn, orderId: null };
  const opened = shared?.lists ?? PREMIUM_LISTS.filter((list) => isPremium(member, list));
  return {
    lists: limit > 0 ? opened : [],
    startupRowLimit: limit,
    startupDownloadedRow: used,
    reservedRows: reserved,
    remainingRows: Math.max(0, limit - used - reserved),
    free: null,
    isShared: (shared?.userLimit ?? 1) > 1,
    resetsOn,
    orderId: shared?.orderId ?? null,
  };
}

/** The rows of the next free file: as many as the list shows somebody without a package. */
async function freeFilesOf(db: Db, free: FreeDownloads) {
  const { premiumEnable, limitedFreeStartupPresenter, freeStartupCount } = await premiumSettingsOf(db);
  const rows =
    premiumEnable && limitedFreeStartupPresenter ? Math.min(freeStartupCount, FREE_FILE_ROWS) : FREE_FILE_ROWS;
  return {
    lists: free.left > 0 && rows > 0 ? PREMIUM_LISTS.filter((list) => list === "startups") : [],
    startupRowLimit: rows,
    startupDownloadedRow: 0,
    reservedRows: 0,
    remainingRows: free.left > 0 ? rows : 0,
    free,
    isShared: false,
  };
}

type Row = typeof listExport.$inferSelect;

/** The requester of a file, if still allowed: the package whose rows it counts is theirs, and opens its list. */
export async function stillAllowed(
  db: Db,
  { id, accountId, orderId, list }: Pick<Row, "id" | "accountId" | "orderId" | "list">,
): Promise<Member | undefined> {
  const viewer = accountId ? await readAccount(db, accountId) : undefined;
  if (viewer?.kind !== "member") return undefined;
  const allowance = await allowanceOf(db, viewer, id);
  return allowance.orderId === orderId && allowance.lists.includes(list) ? viewer : undefined;
}

export const stateOfExport = ({ id, list, rows, written, name, createdAt, ...row }: Row): ListExportState => ({
  id,
  list,
  rows,
  written,
  name,
  state: row.failedAt ? "failed" : !row.finishedAt ? "working" : row.fileKey ? "ready" : "expired",
  createdAt: createdAt.toISOString(),
  isDownloaded: row.downloadedAt !== null,
});

/** The files of an account, the newest first; of one list or of all. */
export async function exportsOf(db: Db, accountId: string, currentPage: number, list?: PremiumList) {
  const where = and(eq(listExport.accountId, accountId), list && eq(listExport.list, list));
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(listExport)
      .where(where)
      .orderBy(desc(listExport.createdAt), desc(listExport.id))
      .limit(LIST_PAGE_SIZE)
      .offset((currentPage - 1) * LIST_PAGE_SIZE),
    db.select({ totalCount: count() }).from(listExport).where(where),
  ]);
  return { rows: rows.map(stateOfExport), totalCount: counted!.totalCount, currentPage, pageSize: LIST_PAGE_SIZE };
}

/** A file that can be downloaded, for who asked for it. */
export async function exportedFile(db: Db, accountId: string, list: PremiumList, id: string) {
  const [found] = await db
    .select()
    .from(listExport)
    .where(and(eq(listExport.id, id), eq(listExport.accountId, accountId), eq(listExport.list, list)));
  return found?.fileKey && found.name ? { key: found.fileKey, name: found.name } : undefined;
}

const holding = z.object({
  id: z.string(),
  list: z.enum(PREMIUM_LISTS),
  at: z.string(),
  columns: z.array(z.string()),
  name: z.string().nullable(),
  surname: z.string().nullable(),
  seoUrl: z.string().nullable(),
  mailDomain: z.string().nullable(),
});

/** In which files a person stands, and the startups they manage. */
export async function exportsHolding(db: Db, member: Member, currentPage: number): Promise<Answer<typeof exportsOfMe>> {
  const filesWithMember = sql`list_export_row r join list_export e on e.id = r.export_id
    and r.entity_id = ${member.id} and e.list = 'talents' and e.account_id is distinct from ${member.id}`;
  const [people, [counted], startups] = await Promise.all([
    rowsOf(
      db,
      holding,
      sql`
      select e.id, e.list, e.finished_at at, e.request -> 'columns' columns, e.mail_domain "mailDomain",
        a.name, a.surname, a.seo_url "seoUrl"
      from ${filesWithMember} left join account a on a.id = e.account_id and a.delete_at is null
      order by e.finished_at desc, e.id limit ${LIST_PAGE_SIZE} offset ${(currentPage - 1) * LIST_PAGE_SIZE}`,
    ),
    db.select({ totalCount: count() }).from(filesWithMember),
    startupsInFiles(db, member.id),
  ]);
  return {
    rows: people.map(({ id, list, at, columns, name, surname, seoUrl, mailDomain }) => ({
      id,
      list,
      columns,
      at: new Date(at).toISOString(),
      by: name === null || surname === null || seoUrl === null ? null : { name, surname, seoUrl },
      company: mailDomain !== null && !isSharedDomain(mailDomain) ? mailDomain : null,
    })),
    totalCount: counted!.totalCount,
    currentPage,
    pageSize: LIST_PAGE_SIZE,
    startups,
  };
}

const startupInFiles = z.object({ id: z.string(), name: z.string(), seoUrl: z.string(), files: z.number() });

/** The startups that an account manages, with in how many files of others they stand. */
async function startupsInFiles(db: Db, accountId: string) {
  return rowsOf(
    db,
    startupInFiles,
    sql`
    select s.id, s.name, s.seo_url "seoUrl", counted.files
    from startup s cross join lateral (
      select count(*)::integer files from list_export_row r join list_export e on e.id = r.export_id
      where r.entity_id = s.id and e.account_id is distinct from ${accountId} offset 0
    ) counted
    where s.deleted_at is null and counted.files > 0 and s.id in (
      select entity_id from entity_access where account_id = ${accountId} and (expires_at is null or expires_at > now()))
    order by counted.files desc, s.name limit 100`,
  );
}

/** A file that is still to be written; undefined: it is done, or no longer wanted. */
export async function waitingExport(db: Db, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(listExport).where(eq(listExport.id, id));
  return row && !row.finishedAt && !row.failedAt ? row : undefined;
}

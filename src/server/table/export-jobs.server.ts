import { buffer } from "node:stream/consumers";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { tableExport } from "#db/tables/table-exports.server.ts";
import { formatNumber } from "#shared/format.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { discardFiles } from "../files/jobs.server.ts";
import { keyOf, newName } from "../files/keys.server.ts";
import { GiveUp, type JobWork, job, scheduled, type Work, workOn } from "../jobs/job.server.ts";
import { mailKind } from "../mail/content.server.ts";
import { queueMail } from "../mail/queue.server.ts";
import { readAccount } from "../session.server.ts";
import { spreadsheet } from "../spreadsheet.server.ts";
import type { TableExport } from "./export.server.ts";

export const writeExport = job("tables.writeExport", z.object({ id: z.uuid() }), { attempts: 4 });

/** Days until a spreadsheet is deleted. */
const STORED_DAYS = 7;
/** Rows after which the progress is stored. */
const PROGRESS_EVERY = 1_000;

const readyMail = mailKind<{ name: string; file: string; rows: { en: string; tr: string }; id: string }>(
  "tables.exportReady",
  {
    en: ({ name, file, rows, id }) => ({
      subject: "Your spreadsheet is ready",
      preview: `${file}: ${rows.en} rows`,
      heading: "Your spreadsheet is ready",
      paragraphs: [`Hello ${name}, the spreadsheet you asked for is ready: ${file}, ${rows.en} rows.`],
      button: { label: "Download", path: `${RESOURCE_PATHS.tableExport}?id=${id}` },
      note: `Sign in to download it. It is stored for ${STORED_DAYS} days.`,
    }),
    tr: ({ name, file, rows, id }) => ({
      subject: "Excel dosyanız hazır",
      preview: `${file}: ${rows.tr} satır`,
      heading: "Excel dosyanız hazır",
      paragraphs: [`Merhaba ${name}, istediğiniz Excel dosyası hazır: ${file}, ${rows.tr} satır.`],
      button: { label: "İndir", path: `${RESOURCE_PATHS.tableExport}?id=${id}` },
      note: `İndirmek için giriş yapın. Dosya ${STORED_DAYS} gün saklanır.`,
    }),
  },
);

/** Writes spreadsheets of these tables in the background, and deletes old ones. */
export function tableExportJobs(tables: readonly TableExport[]): JobWork[] {
  const byKey = new Map(tables.map((table) => [table.key, table]));
  return [
    workOn(writeExport, (work) => write(byKey, work), {
      onFinalFailure: ({ db, data: { id } }) =>
        db
          .update(tableExport)
          .set({ failedAt: new Date() })
          .where(and(eq(tableExport.id, id), isNull(tableExport.finishedAt))),
    }),
    scheduled("tables.forgetExports", { dailyAt: 4 }, async ({ db }) => {
      const old = lt(tableExport.createdAt, sql`now() - make_interval(days => ${STORED_DAYS}::int)`);
      await db.transaction(async (tx) => {
        const deleted = await tx.delete(tableExport).where(old).returning({ key: tableExport.fileKey });
        await discardFiles(
          tx,
          deleted.map(({ key }) => key),
        );
      });
    }),
  ];
}

async function write(
  tables: ReadonlyMap<string, TableExport>,
  { db, data: { id }, services: { files }, signal }: Work<{ id: string }>,
): Promise<void> {
  const [row] = await db.select().from(tableExport).where(eq(tableExport.id, id));
  if (!row || row.finishedAt) return;
  const table = tables.get(row.tableKey);
  const viewer = await readAccount(db, row.accountId);
  // The viewer may have lost the right since the request.
  if (!table || viewer.kind === "visitor" || !table.isAllowed(viewer)) throw new GiveUp("no longer allowed");
  let total = 0;
  let written = 0;
  const reader = {
    viewer,
    locale: row.locale,
    counted(rows: number) {
      total = rows;
    },
  };
  const sheet = table.sheet(db, reader, table.body.parse(row.request));
  const rows = async function* () {
    for await (const sheetRow of sheet.rows) {
      signal.throwIfAborted();
      if (written % PROGRESS_EVERY === 0) await set(db, id, { written, total });
      written++;
      yield sheetRow;
    }
  };
  const { bytes, name } = await spreadsheet({ ...sheet, rows: rows() });
  const file = await buffer(bytes);
  const fileKey = keyOf("private", row.accountId, newName(file), "", "xlsx");
  await files.put(fileKey, file);
  await db.transaction(async (tx) => {
    await set(tx, id, { written, total: written, name, fileKey, finishedAt: new Date() });
    const [to] = await tx.select().from(account).where(eq(account.id, row.accountId));
    const counts = { en: formatNumber(written, "en"), tr: formatNumber(written, "tr") };
    const mail = { to: { email: to!.email, name: to!.name }, locale: row.locale, kind: readyMail };
    await queueMail(tx, { ...mail, data: { name: to!.name, file: name, rows: counts, id } });
  });
}

const set = (db: Db, id: string, values: Partial<typeof tableExport.$inferInsert>) =>
  db.update(tableExport).set(values).where(eq(tableExport.id, id));

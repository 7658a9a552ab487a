import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { bulkChange, isOpenBulkChange } from "#db/tables/bulk-changes.server.ts";
import { formatNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { pathTo } from "#shared/paths.ts";
import type { BulkState } from "#shared/table/schemas.ts";
import { enqueue } from "../jobs/enqueue.server.ts";
import { GiveUp, type JobWork, job, scheduled, type Work, workOn } from "../jobs/job.server.ts";
import { mailKind } from "../mail/content.server.ts";
import { queueMail } from "../mail/queue.server.ts";
import { readAccount } from "../session.server.ts";
import { type BulkChanges, changeRows } from "./bulk.server.ts";
import { isChanging, stateOfRow } from "./bulk-queries.server.ts";

const changeMany = job("tables.changeMany", z.object({ id: z.uuid() }), { attempts: 4 });

/** Days until what became of a bulk change is forgotten. */
const STORED_DAYS = 7;
/** Rows after which the progress is stored, and after which the work looks whether it shall stop. */
const PROGRESS_EVERY = 100;

const doneMail = mailKind<{
  name: string;
  title: Record<Locale, string>;
  done: Record<Locale, string>;
  refused: number;
}>("tables.bulkDone", {
  en: ({ name, title, done, refused }) => ({
    subject: "Your bulk change is done",
    preview: `${title.en}: ${done.en} changed`,
    heading: "Your bulk change is done",
    paragraphs: [
      `Hello ${name}, in the table “${title.en}” ${done.en} entries were changed.`,
      ...(refused > 0 ? ["Some entries could not be changed. The table says which ones, and why."] : []),
    ],
    button: { label: "Open the admin panel", path: pathTo("admin", "en") },
  }),
  tr: ({ name, title, done, refused }) => ({
    subject: "Toplu değişikliğiniz tamamlandı",
    preview: `${title.tr}: ${done.tr} kayıt değişti`,
    heading: "Toplu değişikliğiniz tamamlandı",
    paragraphs: [
      `Merhaba ${name}, “${title.tr}” tablosunda ${done.tr} kayıt değiştirildi.`,
      ...(refused > 0 ? ["Bazı kayıtlar değiştirilemedi. Hangileri olduğunu ve nedenini tabloda görebilirsiniz."] : []),
    ],
    button: { label: "Yönetim panelini aç", path: pathTo("admin", "tr") },
  }),
});

interface Request {
  accountId: string;
  tableKey: string;
  locale: Locale;
  ids: string[];
  change: unknown;
}

/** Has rows changed in the background. Fails with `bulkInProgress`: the account's last bulk change has not ended. */
export async function startBulkChange(
  tx: Db,
  request: Request,
): Promise<Outcome<{ work: BulkState }, "bulkInProgress">> {
  if (await isChanging(tx, request.accountId)) return refuse("bulkInProgress");
  const [row] = await tx
    .insert(bulkChange)
    .values({ id: v7(), ...request })
    .returning();
  await enqueue(tx, changeMany, { id: row!.id });
  return { ok: true, work: stateOfRow(row!) };
}

/** Asks the work to stop; what has ended stays as it ended. Fails with `notFound`, also for somebody else's. */
export async function stopChange(
  tx: Db,
  accountId: string,
  id: string,
): Promise<Outcome<{ work: BulkState }, "notFound">> {
  const ofAccount = and(eq(bulkChange.id, id), eq(bulkChange.accountId, accountId));
  const stopRequestedAt = sql`coalesce(${bulkChange.stopRequestedAt}, now())`;
  await tx.update(bulkChange).set({ stopRequestedAt }).where(and(ofAccount, isOpenBulkChange));
  const [row] = await tx.select().from(bulkChange).where(ofAccount);
  return row ? { ok: true, work: stateOfRow(row) } : refuse("notFound");
}

/** Changes many rows of these tables in the background. */
export function bulkChangeJobs(tables: readonly BulkChanges[]): JobWork[] {
  const byKey = new Map(tables.map((table) => [table.tableKey, table]));
  return [
    workOn(
      changeMany,
      async (work) => {
        try {
          await changeAll(byKey, work);
        } catch (error) {
          if (!(error instanceof Stopped)) throw error;
          await end(work.db, work.data.id, { stoppedAt: new Date() });
        }
      },
      {
        onFinalFailure: ({ db, data }) => end(db, data.id, { failedAt: new Date() }),
      },
    ),
    scheduled("tables.forgetBulkChanges", { dailyAt: 4 }, async ({ db }) => {
      const isOld = lt(bulkChange.createdAt, sql`now() - make_interval(days => ${STORED_DAYS}::int)`);
      await db.delete(bulkChange).where(isOld);
    }),
  ];
}

class Stopped extends Error {}

/** Changes all rows in one transaction. Its progress is written outside of it, so that others see it. */
async function changeAll(
  tables: ReadonlyMap<string, BulkChanges>,
  { db, outside, data: { id }, signal }: Work<{ id: string }>,
): Promise<void> {
  const [request] = await db
    .select()
    .from(bulkChange)
    .where(and(eq(bulkChange.id, id), isOpenBulkChange));
  if (!request) return;
  const { ids, change, locale } = request;
  const bulk = tables.get(request.tableKey);
  const viewer = await readAccount(db, request.accountId);
  // The viewer may have lost the right since the request.
  if (!bulk || viewer.kind === "visitor" || !bulk.isAllowed(viewer)) throw new GiveUp("no longer allowed");
  const isWanted = and(eq(bulkChange.id, id), isNull(bulkChange.stopRequestedAt));
  const progress = async (processed: number) => {
    signal.throwIfAborted();
    if (processed % PROGRESS_EVERY > 0) return;
    const going = await outside?.update(bulkChange).set({ processed }).where(isWanted).returning({ id: bulkChange.id });
    if (going?.length === 0) throw new Stopped();
  };
  await db.transaction(async (tx) => {
    const answer = await changeRows(tx, bulk, { reader: { viewer, locale }, ids, change, progress });
    const end = { processed: ids.length, answer, finishedAt: new Date() };
    const ended = await tx.update(bulkChange).set(end).where(isWanted).returning({ id: bulkChange.id });
    if (ended.length === 0) throw new Stopped();
    const [to] = await tx.select().from(account).where(eq(account.id, viewer.id));
    if (!to) return;
    const done = { en: formatNumber(answer.done, "en"), tr: formatNumber(answer.done, "tr") };
    const mail = { to: { email: to.email, name: to.name }, locale, kind: doneMail };
    await queueMail(tx, {
      ...mail,
      data: { name: to.name, title: bulk.title, done, refused: ids.length - answer.done },
    });
  });
  bulk.changed(db);
}

const end = (db: Db, id: string, how: { stoppedAt: Date } | { failedAt: Date }) =>
  db
    .update(bulkChange)
    .set(how)
    .where(and(eq(bulkChange.id, id), isOpenBulkChange));

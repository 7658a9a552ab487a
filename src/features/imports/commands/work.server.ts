import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { importFile, importOutcome, importRun, importWrite } from "#db/tables/imports.server.ts";
import { importCatalogue } from "#features/reference/queries/import-catalogue.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import type { ImportNoun, ImportReader, ImportWrite } from "#server/import/nouns.server.ts";
import { GiveUp, job, type Work } from "#server/jobs/job.server.ts";
import { readAccount } from "#server/session.server.ts";
import { isSiteAdmin } from "#shared/access.ts";
import type { ImportMapping, ImportOutcome } from "#shared/import/mapping.ts";
import type { AuditAction } from "#shared/named-codes.ts";
import type { Member } from "#shared/viewer.ts";
import { UNDO_DAYS } from "../limits.ts";
import { wasOverwritten } from "../queries.server.ts";
import { count, storeOutcomes, storeWrites } from "./stored-outcomes.server.ts";

/** The preview, the import or its undo, whichever the state of the run says. */
export const workImport = job("imports.work", z.object({ id: z.uuid() }), { attempts: 4 });

type Run = typeof importRun.$inferSelect;
type Begun = Run & { mapping: ImportMapping; viewer: Member };

/** State after work that ended without an effect. */
const STATE_BEFORE = { checking: "uploaded", importing: "checked", undoing: "imported" } as const;
type Working = keyof typeof STATE_BEFORE;
const isWorking = (state: Run["state"]): state is Working => Object.hasOwn(STATE_BEFORE, state);

class Stopped extends Error {}

/** Works on a run as its state says. What fails or is stopped leaves it as it was before. */
export async function work(nouns: readonly ImportNoun[], around: Work<{ id: string }>): Promise<void> {
  const { db, data } = around;
  const [run] = await db.select().from(importRun).where(eq(importRun.id, data.id));
  if (!run?.mapping || !isWorking(run.state)) return;
  const { state, mapping } = run;
  const noun = nouns.find(({ kinds }) => kinds.includes(mapping.kind));
  try {
    if (!noun) throw new GiveUp(`nothing reads ${mapping.kind}`);
    const viewer = await beginner(db, run);
    await workOnRun(await noun.open(db, await importCatalogue(db)), { ...run, mapping, viewer }, state, around);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    await endWithout(db, run.id, "stopped");
  }
}

/** Notes that the work on a run has ended without an effect. */
export async function endWithout(db: Db, id: string, failure: "stopped" | "failed"): Promise<void> {
  const [run] = await db.select({ state: importRun.state }).from(importRun).where(eq(importRun.id, id));
  if (!run || !isWorking(run.state)) return;
  const isIt = and(eq(importRun.id, id), eq(importRun.state, run.state));
  await db.update(importRun).set({ state: STATE_BEFORE[run.state], failure, processed: 0 }).where(isIt);
}

/** The member who began the work, if still allowed. */
async function beginner(db: Db, { accountId }: Run): Promise<Member> {
  const viewer = accountId ? await readAccount(db, accountId) : undefined;
  if (!viewer || viewer.kind === "visitor" || !isSiteAdmin(viewer)) throw new GiveUp("no longer allowed");
  return viewer;
}

/** All of it in one transaction: it ends whole or not at all. Progress is written outside of it, so that others see it. */
async function workOnRun(
  reader: ImportReader,
  run: Begun,
  state: Working,
  { db, outside, signal }: Work<{ id: string }>,
) {
  const progress = async (processed: number) => {
    signal.throwIfAborted();
    const isWanted = and(eq(importRun.id, run.id), eq(importRun.state, state), isNull(importRun.stopRequestedAt));
    const going = await outside?.update(importRun).set({ processed }).where(isWanted).returning({ id: importRun.id });
    if (going?.length === 0) throw new Stopped();
  };
  await db.transaction((tx) =>
    state === "undoing" ? undo(tx, reader, run) : read(tx, reader, run, { dryRun: state === "checking", progress }),
  );
}

interface Reading {
  dryRun: boolean;
  progress: (processed: number) => Promise<void>;
}

async function read(tx: Db, reader: ImportReader, run: Begun, { dryRun, progress }: Reading): Promise<void> {
  const { id: runId, mapping } = run;
  await tx.delete(importOutcome).where(eq(importOutcome.runId, runId));
  const counts: Record<string, number> = {};
  let processed = 0;
  const onRows = async (outcomes: ImportOutcome[]) => {
    await storeOutcomes(tx, runId, outcomes);
    count(counts, outcomes);
    processed += outcomes.length;
    await progress(Math.min(processed, run.rowCount));
  };
  const onWrites = (writes: ImportWrite[]) => storeWrites(tx, runId, writes);
  await withFile(tx, runId, (file) =>
    reader.read({ tx, viewer: run.viewer, path: file, mapping, dryRun, progress, onRows, onWrites }),
  );
  const end = dryRun ? { state: "checked" as const } : { state: "imported" as const, importedAt: new Date() };
  await finish(tx, run, { ...end, counts });
  if (!dryRun) await audit(tx, run, "import.done", counts);
}

/** Takes an import back; what somebody has changed since stays, and is marked. */
async function undo(tx: Db, reader: ImportReader, run: Begun): Promise<void> {
  const isOf = eq(importWrite.runId, run.id);
  const writes = await tx.select().from(importWrite).where(isOf).orderBy(asc(importWrite.number));
  const work = { tx, viewer: run.viewer, mapping: run.mapping, writes };
  const { remainingKeys, restored, removed, townsRemoved = 0 } = await reader.undo(work);
  // Asked now that its rows are locked: work that began before this one may have changed them meanwhile.
  if (await wasOverwritten(tx, run))
    throw new GiveUp("a later import or merge has changed its entries: undo that first");
  const remaining = new Set(remainingKeys);
  const numbers = writes.filter(({ sourceKey }) => remaining.has(sourceKey)).map(({ number }) => number);
  if (numbers.length > 0)
    await tx
      .update(importOutcome)
      .set({ isKept: true })
      .where(and(eq(importOutcome.runId, run.id), inArray(importOutcome.number, numbers)));
  await tx.delete(importWrite).where(isOf);
  const counts = { ...run.counts, restored, removed, kept: remainingKeys.length, townsRemoved };
  await finish(tx, run, { state: "undone", undoneAt: new Date(), counts });
  await audit(tx, run, "import.undone", { restored, removed, kept: remainingKeys.length });
}

/** Ends the work unless it shall stop. */
async function finish(tx: Db, run: Run, end: Partial<Run>): Promise<void> {
  const isWanted = and(eq(importRun.id, run.id), eq(importRun.state, run.state), isNull(importRun.stopRequestedAt));
  const done = { ...end, processed: run.rowCount, failure: null };
  const ended = await tx.update(importRun).set(done).where(isWanted).returning({ id: importRun.id });
  if (ended.length === 0) throw new Stopped();
}

async function audit(tx: Db, run: Begun, action: AuditAction, counts: Record<string, number>): Promise<void> {
  const detail = { fileName: run.fileName, kind: run.mapping.kind, ...counts };
  await writeAudit(tx, { accountId: run.viewer.id, action, entity: "import", entityId: run.id, detail });
}

/** Unpacks the file of a run into a folder of its own, which goes away afterwards. */
async function withFile(tx: Db, runId: string, work: (file: string) => Promise<void>): Promise<void> {
  const [stored] = await tx.select().from(importFile).where(eq(importFile.runId, runId));
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-import-"));
  try {
    const file = path.join(folder, "import.csv");
    await writeFile(file, gunzipSync(stored?.content ?? Buffer.alloc(0)));
    await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files and what could be undone are forgotten after as many days; of what was imported the counts stay. */
export async function forgetOld(db: Db): Promise<void> {
  const age = sql`now() - make_interval(days => ${UNDO_DAYS}::int)`;
  await db.delete(importRun).where(and(isNull(importRun.importedAt), lt(importRun.createdAt, age)));
  const old = db.select({ id: importRun.id }).from(importRun).where(lt(importRun.importedAt, age));
  await db.delete(importFile).where(inArray(importFile.runId, old));
  await db.delete(importWrite).where(inArray(importWrite.runId, old));
}

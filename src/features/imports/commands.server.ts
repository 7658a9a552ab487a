import { gzipSync } from "node:zlib";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { importFile, importOutcome, importProfile, importRun } from "#db/tables/imports.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { FIXED_FIELDS, fieldOf, REQUIRED_FIELDS } from "#shared/import/fields.ts";
import type { ImportMapping } from "#shared/import/mapping.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { workImport } from "./commands/work.server.ts";
import { MAX_PROFILES, UNDO_DAYS } from "./limits.ts";
import type { ReadTable } from "./parts/read-worker.server.ts";
import { previewOf, wasOverwritten } from "./queries.server.ts";

export { commandLog } from "./commands/command-log.server.ts";

type Run = typeof importRun.$inferSelect;
type Begun<Failure extends ErrorCode> = Promise<Outcome<{ run: Run }, Failure>>;

/** Stores a file that was read. Answers its id. */
export async function addImport(
  tx: Db,
  viewer: Member,
  fileName: string,
  bytes: Uint8Array,
  table: ReadTable,
): Promise<Outcome<{ id: string }, never>> {
  const id = v7();
  await tx.insert(importRun).values({ id, accountId: viewer.id, fileName, ...tableValues(table) });
  const original = gzipSync(bytes);
  await tx.insert(importFile).values({ runId: id, content: Buffer.from(table.content), original });
  return { ok: true, id };
}

const tableValues = ({ header, headerPlace, sample, rowCount, sheet, sheets, top }: ReadTable) => ({
  header,
  sample,
  rowCount,
  sheet,
  sheets,
  headerRow: headerPlace.row,
  headerRows: headerPlace.rows,
  top,
});

/** The table that was chosen takes the place of the one before, and its mapping goes. */
export async function replaceTable(
  tx: Db,
  id: string,
  table: ReadTable,
): Promise<Outcome<{ id: string }, "notFound" | "importBusy" | "importEnded">> {
  const run = await locked(tx, id);
  if (!run) return refuse("notFound");
  if (isBusy(run)) return refuse("importBusy");
  if (hasEnded(run)) return refuse("importEnded");
  const isOf = eq(importRun.id, id);
  await tx.delete(importOutcome).where(eq(importOutcome.runId, id));
  await tx
    .update(importRun)
    .set({ ...tableValues(table), state: "uploaded", mapping: null, counts: {}, processed: 0 })
    .where(isOf);
  await tx
    .update(importFile)
    .set({ content: Buffer.from(table.content) })
    .where(eq(importFile.runId, id));
  return { ok: true, id };
}

const locked = async (tx: Db, id: string): Promise<Run | undefined> => {
  const [run] = await tx.select().from(importRun).where(eq(importRun.id, id)).for("update");
  return run;
};

const isBusy = ({ state }: Run) => state === "checking" || state === "importing" || state === "undoing";
const hasEnded = ({ state }: Run) => state === "imported" || state === "undone";

async function begin(tx: Db, viewer: Member, id: string, values: Partial<Run>): Promise<Run> {
  const begun = { accountId: viewer.id, processed: 0, failure: null, stopRequestedAt: null, ...values };
  const [run] = await tx.update(importRun).set(begun).where(eq(importRun.id, id)).returning();
  await enqueue(tx, workImport, { id });
  return run!;
}

/**
 * Says how the columns are read, and begins the preview. Fails with `importFieldTwice`, `importFieldMissing`, naming the field,
 * `importBusy` while it is worked on, `importEnded` once it was imported.
 */
export async function setMapping(
  tx: Db,
  viewer: Member,
  id: string,
  mapping: ImportMapping,
): Begun<"notFound" | "importFieldTwice" | "importFieldMissing" | "importBusy" | "importEnded" | "invalidInput"> {
  const run = await locked(tx, id);
  if (!run) return refuse("notFound");
  if (isBusy(run)) return refuse("importBusy");
  if (hasEnded(run)) return refuse("importEnded");
  const { kind, columns } = mapping;
  const unknown = columns.find(({ column, field }) => !run.header.includes(column) || !fieldOf(kind, field));
  if (unknown) return refuse("invalidInput", [{ field: unknown.field, reason: "unknown" }]);
  const fields = columns.map(({ field }) => field);
  const twice = fields.find((field, at) => fields.indexOf(field) !== at);
  if (twice) return refuse("importFieldTwice", [{ field: twice, reason: "twice" }]);
  const odd = Object.keys(mapping.fixed).find((field) => !fieldOf(kind, field));
  if (odd !== undefined) return refuse("invalidInput", [{ field: odd, reason: "unknown" }]);
  const noColumn = mapping.keyColumns.find((column) => !run.header.includes(column));
  if (noColumn !== undefined) return refuse("invalidInput", [{ field: "keyColumns", reason: "unknown" }]);
  const fixed = [...FIXED_FIELDS.filter((field) => mapping[field] !== null), ...Object.keys(mapping.fixed)];
  const missing = REQUIRED_FIELDS[kind].filter((field) => ![...fields, ...fixed].includes(field));
  if (missing.length > 0)
    return refuse(
      "importFieldMissing",
      missing.map((field) => ({ field, reason: "missing" })),
    );
  return { ok: true, run: await begin(tx, viewer, id, { state: "checking", mapping }) };
}

/**
 * Begins the import itself. Fails with `importNotChecked` without a preview, `importPreviewChanged` where it is no more the one
 * that is named, `importBusy`, `importEnded`.
 */
export async function begunImport(
  tx: Db,
  viewer: Member,
  id: string,
  { preview }: { preview?: string | undefined },
): Begun<"notFound" | "importNotChecked" | "importPreviewChanged" | "importBusy" | "importEnded"> {
  const run = await locked(tx, id);
  if (!run) return refuse("notFound");
  if (isBusy(run)) return refuse("importBusy");
  if (hasEnded(run)) return refuse("importEnded");
  if (run.state !== "checked") return refuse("importNotChecked");
  if (preview !== undefined && preview !== previewOf(run)) return refuse("importPreviewChanged");
  return { ok: true, run: await begin(tx, viewer, id, { state: "importing" }) };
}

/** Begins to take an import back. Fails with `importNotUndoable`, `importNotLast`, `importBusy`. */
export async function begunUndo(
  tx: Db,
  viewer: Member,
  id: string,
): Begun<"notFound" | "importNotUndoable" | "importNotLast" | "importBusy"> {
  const run = await locked(tx, id);
  if (!run) return refuse("notFound");
  if (isBusy(run)) return refuse("importBusy");
  const oldest = Date.now() - UNDO_DAYS * 86_400_000;
  if (run.state !== "imported" || run.importedAt!.getTime() < oldest || run.counts.tooMany)
    return refuse("importNotUndoable");
  if (await wasOverwritten(tx, run)) return refuse("importNotLast");
  return { ok: true, run: await begin(tx, viewer, id, { state: "undoing" }) };
}

/** Asks the work to stop; where none is under way nothing happens. */
export async function stoppedImport(tx: Db, id: string): Begun<"notFound"> {
  const isOpen = and(eq(importRun.id, id), isNull(importRun.stopRequestedAt));
  await tx.update(importRun).set({ stopRequestedAt: sql`now()` }).where(isOpen);
  const [run] = await tx.select().from(importRun).where(eq(importRun.id, id));
  return run ? { ok: true, run } : refuse("notFound");
}

/** Saves the mapping of an import under a name. Fails with `importProfileExists`, `importNotChecked` where it has none. */
export async function saveProfile(
  tx: Db,
  viewer: Member,
  { importId, name }: { importId: string; name: string },
): Promise<
  Outcome<
    { profile: { id: string; name: string; mapping: ImportMapping } },
    "notFound" | "importNotChecked" | "importProfileExists" | "invalidInput"
  >
> {
  const run = await locked(tx, importId);
  if (!run) return refuse("notFound");
  // A profile says more than a mapping can.
  if (!run.mapping || run.profile !== null) return refuse("importNotChecked");
  const [{ saved } = { saved: 0 }] = await tx.select({ saved: count() }).from(importProfile);
  if (saved >= MAX_PROFILES) return refuse("invalidInput", [{ field: "name", reason: "tooMany" }]);
  const [profile] = await tx
    .insert(importProfile)
    .values({ id: v7(), name, mapping: run.mapping, accountId: viewer.id })
    .onConflictDoNothing()
    .returning({ id: importProfile.id, name: importProfile.name, mapping: importProfile.mapping });
  if (!profile) return refuse("importProfileExists", [{ field: "name", reason: "importProfileExists" }]);
  await writeAudit(tx, {
    accountId: viewer.id,
    action: "importProfile.saved",
    entity: "importProfile",
    entityId: profile.id,
    detail: { name },
  });
  return { ok: true, profile };
}

export async function removeProfile(tx: Db, viewer: Member, id: string): Promise<Outcome<object, never>> {
  const [removed] = await tx.delete(importProfile).where(eq(importProfile.id, id)).returning();
  if (removed)
    await writeAudit(tx, {
      accountId: viewer.id,
      action: "importProfile.removed",
      entity: "importProfile",
      entityId: id,
      detail: { name: removed.name },
    });
  return { ok: true };
}

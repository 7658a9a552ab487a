import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { importFile, importOutcome, importProfile, importRun } from "#db/tables/imports.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { importCalls } from "./contract.ts";
import { type ImportFilter, OUTCOMES_PAGE } from "./limits.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export type ImportRun = typeof importRun.$inferSelect;

export async function importOf(db: Db, id: string): Promise<ImportRun | undefined> {
  const [run] = await db.select().from(importRun).where(eq(importRun.id, id));
  return run;
}

/** The bytes of the file itself; undefined: it was uploaded before these were stored, or is forgotten. */
export async function originalOf(db: Db, id: string): Promise<Uint8Array | undefined> {
  const [file] = await db.select({ original: importFile.original }).from(importFile).where(eq(importFile.runId, id));
  return file?.original ? gunzipSync(file.original) : undefined;
}

/** Names the mapping of which an import shows the preview. */
export const previewOf = ({ mapping }: Pick<ImportRun, "mapping">): string | null =>
  mapping && createHash("sha256").update(JSON.stringify(mapping)).digest("base64url").slice(0, 22);

/**
 * Whether an import or a merge since then has changed or moved rows of this one, or added rounds to its startups: undone before
 * that, they would stay for good. One that is being undone may come to stay after all.
 */
export async function wasOverwritten(
  tx: Db,
  { id, importedAt }: Pick<ImportRun, "id" | "importedAt">,
): Promise<boolean> {
  const since = importedAt!.toISOString();
  const { rows } = await tx.execute(sql`
    with mine as (select kind, entity_id from import_write where run_id = ${id})
    select from import_run later join import_write newer on newer.run_id = later.id
    join mine on mine.kind = newer.kind and mine.entity_id = newer.entity_id
    where later.state in ('imported', 'undoing') and later.imported_at > ${since}
    union all
    select from import_run later join import_write newer on newer.run_id = later.id and newer.kind = 'funding'
    join funding on funding.id = newer.entity_id join mine on mine.entity_id = funding.startup_id
    where later.state in ('imported', 'undoing') and later.imported_at > ${since}
    union all
    select from startup_merge merged join (
      select entity_id from mine union select startup_id from funding join mine on mine.entity_id = funding.id
    ) touched on touched.entity_id in (merged.source_id, merged.target_id)
    where merged.undone_at is null and merged.created_at > ${since}
    limit 1`);
  return rows.length > 0;
}

/** A page of the rows of an import, in the order of the file. */
export async function outcomesOf(
  db: Db,
  runId: string,
  { filter, page }: { filter?: ImportFilter | undefined; page: number },
) {
  const hasNote = (code: string) => sql`${importOutcome.notes} @> ${JSON.stringify([{ code }])}::jsonb`;
  const wanted = {
    remarks: sql`exists (select from jsonb_array_elements(${importOutcome.notes}) note where note ->> 'about' <> 'change')`,
    questions: hasNote("asksSame"),
    towns: hasNote("newTown"),
    kept: eq(importOutcome.isKept, true),
  };
  const isWanted =
    filter === "remarks" || filter === "questions" || filter === "towns" || filter === "kept"
      ? wanted[filter]
      : filter && eq(importOutcome.action, filter);
  const where = and(eq(importOutcome.runId, runId), isWanted);
  const { number, action, key, notes } = importOutcome;
  const [rows, [{ total } = { total: 0 }]] = await Promise.all([
    db
      .select({ number, action, key, notes })
      .from(importOutcome)
      .where(where)
      .orderBy(asc(number))
      .limit(OUTCOMES_PAGE)
      .offset((page - 1) * OUTCOMES_PAGE),
    db.select({ total: count() }).from(importOutcome).where(where),
  ]);
  return { rows, totalCount: total, pageSize: OUTCOMES_PAGE };
}

/** The remarks about the rows of an import, in the order of the file, each with its row. */
export async function remarksOf(db: Db, runId: string) {
  const { number, action, key, notes } = importOutcome;
  const rows = await db
    .select({ number, action, key, notes })
    .from(importOutcome)
    .where(and(eq(importOutcome.runId, runId), sql`${notes} <> '[]'`))
    .orderBy(asc(number));
  return rows.flatMap(({ notes: all, ...row }) =>
    all.filter(({ about }) => about !== "change").map((note) => ({ ...row, note })),
  );
}

/** What rows of an import became, by number: what names it in its address. What is deleted since is not there. */
export async function entriesOf(db: Db, runId: string, numbers: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ number: number; name: string }>(sql`
    select import_write.number,
      coalesce(startup.seo_url, organization.seo_url, job.seo_url, patent.id::text, invitation.email) as name
    from import_write
    left join funding on funding.id = import_write.entity_id and import_write.kind = 'funding'
    left join startup on startup.id = coalesce(funding.startup_id, import_write.entity_id) and startup.deleted_at is null
    left join organization on organization.id = import_write.entity_id and organization.deleted_at is null
    left join job on job.id = import_write.entity_id and job.deleted_at is null
    left join patent on patent.id = import_write.entity_id and patent.deleted_at is null
    left join invitation on invitation.id = import_write.entity_id
    where run_id = ${runId} and import_write.number = any(${sql.param([...numbers])}::int[])`);
  return new Map(rows.flatMap(({ number, name }) => (name ? [[number, name] as const] : [])));
}

export const profilesOf = (db: Db) =>
  db
    .select({ id: importProfile.id, name: importProfile.name, mapping: importProfile.mapping })
    .from(importProfile)
    .orderBy(sql`fold(${importProfile.name})`);

const countOf = (name: string) => sql`coalesce((import_run.counts ->> '${sql.raw(name)}')::int, 0)`;

export const importTable = adminTable(importCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: importRun,
    joins: sql`left join account on account.id = import_run.account_id`,
    fields: {
      kind: sql`import_run.mapping ->> 'kind'`,
      created: countOf("create"),
      updated: countOf("update"),
      refused: countOf("refused"),
      by: sql`case when import_run.profile is null then account.name || ' ' || account.surname
        else ${{ en, tr }[locale].byCommand} || ' ' || import_run.profile end`,
    },
    usualOrder: sql`import_run.created_at desc`,
  }),
  filters: {},
  nameOf: ({ fileName }) => fileName,
});

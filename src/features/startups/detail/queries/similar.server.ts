import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";

const idRow = z.object({ id: z.string() });
const revisionRow = z.object({ revision: z.string() });

/** Ids of the rows that a `pageStatement` finds, in its order. */
export async function idsOfPage(db: Db, page: SQL): Promise<string[]> {
  const rows = await rowsOf(
    db,
    idRow,
    sql`select page.id from (${page}) page where page.id is not null order by page.place`,
  );
  return rows.map(({ id }) => id);
}

/** Another one after each write by which startups have other terms, or another order by what they raised (`list_terms_changed`). */
export async function termsRevision(db: Db): Promise<string> {
  const [row] = await rowsOf(
    db,
    revisionRow,
    sql`select coalesce(sum(revision), 0)::text revision from list_revision where kind = 'startups terms'`,
  );
  return row!.revision;
}

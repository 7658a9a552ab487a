// Hand-written SQL: scopes are compared as sets.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { withIncluded } from "#shared/access.ts";
import { SCOPE } from "#shared/scopes.ts";

/** Scopes with which one may write for a startup. */
const WRITING_SCOPES = [SCOPE.WRITE, SCOPE.FULL_ACCESS].filter((scope) => withIncluded([scope]).includes(SCOPE.WRITE));

const readerRow = z.object({ applyId: z.string(), email: z.string(), name: z.string() });

/** The readers of each application's letter: those who may write for its startup and can be reached. */
export async function readersOf(db: Db, applyIds: readonly string[]) {
  const rows = await rowsOf(
    db,
    readerRow,
    sql`
    select distinct x.id "applyId", w.email, w.name || ' ' || w.surname name
    from program_application x
    join entity_access e on e.entity_id = x.startup_id and e.scopes && ${sql.param(WRITING_SCOPES)}::smallint[]
      and (e.expires_at is null or e.expires_at > now())
    join account w on w.id = e.account_id and w.locked_at is null and w.delete_at is null and w.email_verified_at is not null
    where x.id = any(${sql.param([...applyIds])}::uuid[])`,
  );
  return Map.groupBy(rows, ({ applyId }) => applyId);
}

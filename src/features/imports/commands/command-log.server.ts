import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { importOutcome, importRun, importWrite } from "#db/tables/imports.server.ts";
import type { OpenLog } from "#server/import/nouns.server.ts";
import { importMapping } from "#shared/import/mapping.ts";
import { LOGGED_ROWS } from "../limits.ts";
import { count, storeOutcomes, storeWrites } from "./stored-outcomes.server.ts";

/**
 * Notes a file that the command imports among the imports of the admin area, where it is looked at and taken back. Each of its
 * transactions notes its own rows: a command that ends early leaves what it has done. Of a file with too many rows for an undo only
 * the counts stay.
 */
export const commandLog: OpenLog = ({ profile, kind, fileName, header, columns }) => {
  const id = v7();
  const isOf = eq(importRun.id, id);
  const mapping = importMapping.parse({ kind, columns });
  const importedAt = new Date();
  return {
    hasRoomFor: (rows) => rows <= LOGGED_ROWS,
    note: async (tx, outcomes, writes, hasRoom) => {
      const [run] = await tx.select().from(importRun).where(isOf).for("update");
      const counts = { ...run?.counts };
      count(counts, outcomes);
      if (!hasRoom) {
        if (!counts.tooMany) await forgetRows(tx, id);
        counts.tooMany = 1;
      }
      const rowCount = (run?.rowCount ?? 0) + outcomes.length;
      const about = { fileName, profile, mapping, header: [...header], sample: [] };
      const done = { state: "imported", counts, rowCount, processed: rowCount, importedAt } as const;
      await tx
        .insert(importRun)
        .values({ id, ...about, ...done })
        .onConflictDoUpdate({ target: importRun.id, set: done });
      if (!hasRoom) return;
      await storeOutcomes(tx, id, outcomes);
      await storeWrites(tx, id, writes);
    },
  };
};

async function forgetRows(tx: Db, id: string): Promise<void> {
  await tx.delete(importOutcome).where(eq(importOutcome.runId, id));
  await tx.delete(importWrite).where(eq(importWrite.runId, id));
}

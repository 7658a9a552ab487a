import type { Db } from "#db/open.server.ts";
import { MADE_ROWS, madeRows, TOWNS } from "#server/import/made-rows.server.ts";
import type { ImportWrite } from "#server/import/nouns.server.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import { sourcesBefore } from "../queries/import-rows.server.ts";
import { goneRows, listRows, MADE_TABLES, REMOVED_KEY, valuesOf } from "../queries/written-values.server.ts";
import type { Watch } from "./files.server.ts";
import type { NewTown } from "./new-towns.server.ts";

/** Tells what rows and their towns were before an import writes them, and what they are then: an undo needs both. */
export const watchedWrites =
  (catalogue: ImportCatalogue, onWrites: (writes: ImportWrite[]) => Promise<void>): Watch =>
  async (tx, kind, rows, write, towns) => {
    const old = rows.filter(({ stored }) => stored).map(({ id }) => id);
    const before = await valuesOf(tx, kind, old, catalogue);
    const sources = await sourcesBefore(
      tx,
      kind,
      rows.map(({ sourceKey }) => sourceKey),
    );
    const listed = await listRows(tx, kind, old);
    await write();
    const after = await valuesOf(tx, kind, old, catalogue);
    const listedAfter = await listRows(tx, kind, old);
    const made = rows.filter(({ stored }) => !stored).map(({ id }) => id);
    const rowsMade = await madeRows(tx, MADE_TABLES[kind], made);
    await onWrites(
      rows.map(
        ({ id, number, sourceKey }): ImportWrite => ({
          kind,
          sourceKey,
          entityId: id,
          number,
          before: withGone(before.get(id), goneRows(listed.get(id), listedAfter.get(id))),
          after: after.get(id) ?? { [MADE_ROWS]: rowsMade.get(id) ?? null },
          sourceBefore: sources.get(sourceKey) ?? null,
        }),
      ),
    );
    await onWrites(await madeTowns(tx, towns));
  };

const withGone = (values: Record<string, string | null> | undefined, gone: string | null) =>
  values ? { ...values, ...(gone && { [REMOVED_KEY]: gone }) } : null;

/** The writes of towns that rows made: whoever takes the import back finds them there. */
async function madeTowns(tx: Db, towns: readonly NewTown[]): Promise<ImportWrite[]> {
  const rows = await madeRows(
    tx,
    TOWNS,
    towns.map(({ id }) => id),
  );
  return towns.map(({ id, number }) => ({
    kind: TOWNS.table,
    sourceKey: id,
    entityId: id,
    number,
    before: null,
    after: { [MADE_ROWS]: rows.get(id) ?? null },
    sourceBefore: null,
  }));
}

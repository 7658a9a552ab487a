import { buffer } from "node:stream/consumers";
import { keyOf, newName } from "#server/files/keys.server.ts";
import { GiveUp, type JobWork, scheduled, type Work, workOn } from "#server/jobs/job.server.ts";
import { ADDRESS_COLUMN } from "#server/list-index/list-export.server.ts";
import type { ServedList } from "#server/list-index/served-list.server.ts";
import { AppError } from "#shared/errors.ts";
import { failExport, finishExport, forgetFiles, noteProgress } from "./commands.server.ts";
import { writeListExport } from "./parts/job-kinds.server.ts";
import { exportSheet } from "./parts/write-file.server.ts";
import { stillAllowed, waitingExport } from "./queries.server.ts";

/** Rows after which the progress is stored. */
const PROGRESS_EVERY = 250;

/** Writes files of these lists in the background, one at a time in a process, and deletes old ones. */
export function exportJobs(lists: readonly ServedList[]): JobWork[] {
  return [
    workOn(
      writeListExport,
      async (work) => {
        try {
          await write(lists, work);
        } catch (error) {
          // The list refuses what its reader may not use any more, as after a package has ended.
          throw error instanceof AppError ? new GiveUp(error.message) : error;
        }
      },
      {
        onFinalFailure: ({ db, data }) => failExport(db, data.id),
      },
    ),
    scheduled("exports.forgetFiles", { dailyAt: 4 }, ({ db }) => db.transaction(forgetFiles)),
  ];
}

async function write(
  lists: readonly ServedList[],
  { db, data: { id }, services: { files, origin }, signal }: Work<{ id: string }>,
): Promise<void> {
  const row = await waitingExport(db, id);
  if (!row) return;
  const { list: kind, request, locale } = row;
  const exporting = lists.find(({ list }) => list.kind === kind)?.exporting;
  const viewer = await stillAllowed(db, row);
  if (!exporting || !viewer) throw new GiveUp("no longer allowed");
  const ids: string[] = [];
  const onRow = async (rowId: string) => {
    signal.throwIfAborted();
    if (ids.push(rowId) % PROGRESS_EVERY === 0) await noteProgress(db, id, ids.length);
  };
  // The address of a row's page is always there: by it an import finds what the row is.
  const columns = [...new Set([...request.columns, ADDRESS_COLUMN])];
  const reading = await exporting.read(db, { viewer, locale, origin: origin() }, { ...request, columns });
  const { bytes, name } = await exportSheet({
    list: exporting.calls.list,
    nounTexts: exporting.texts,
    columns,
    reading,
    limit: row.rows,
    onRow,
    locale,
    origin: origin(),
    madeFor: `${viewer.name} ${viewer.surname}`,
    isSelection: request.ids !== undefined,
  });
  const file = await buffer(bytes);
  if (ids.length === 0) throw new GiveUp("nothing is left of what was asked for");
  const fileKey = keyOf("private", viewer.id, newName(file), "", "xlsx");
  await files.put(fileKey, file);
  const finished = await db.transaction((tx) => finishExport(tx, id, { name, fileKey, ids }));
  if (!finished.ok || !finished.isFirst) await files.remove(fileKey);
  if (!finished.ok) throw new GiveUp("no longer allowed");
}

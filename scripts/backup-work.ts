import { randomUUID } from "node:crypto";
import { mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { openEmbedded } from "#db/open-embedded.server.ts";
import type { Build } from "#server/backup/archive.server.ts";
import { backUp } from "#server/backup/backup.server.ts";
import type { MadeBackup } from "#server/backup/made.server.ts";
import { backupFolder, backupPlace, forgetUnfinished } from "#server/backup/place.server.ts";
import { restore } from "#server/backup/restore.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { type FileStore, openStore } from "#server/files/store.server.ts";
import type { Settings } from "#server/settings.server.ts";
import { askServing } from "./beside.ts";
import { versionOf } from "./version.ts";

interface Wanted {
  /** Left out: a new name where the settings say. */
  file?: string | undefined;
  /** Whether it is tried by restoring it. */
  isTried: boolean;
}

/** A backup with the keys of files that are lost. */
export interface Made extends MadeBackup {
  missing: string[];
  tables: number;
}

export async function makeBackup(settings: Settings, { file, isTried }: Wanted): Promise<Made> {
  const time = new Date().toISOString().replace(/[-:]/g, "").slice(0, 15);
  // Two in one second are two.
  const name = `kovan-${time}-${randomUUID().slice(0, 8)}.gz`;
  const folder = backupFolder(settings);
  const target = path.resolve(file ?? path.join(folder, name));
  const build = versionOf();
  const { rows, files, missing } = await written(settings, target, build);
  const { size: bytes } = await stat(target);
  const tried = isTried ? await tryBackup(settings, target) : ({ trial: "none", trialFailure: null } as const);
  if (file === undefined) await backupPlace(settings).put(name);
  return {
    name: file === undefined ? name : target,
    version: [build.version, build.commit?.slice(0, 12)].filter(Boolean).join(" "),
    rowCount: Object.values(rows).reduce((sum, row) => sum + row, 0),
    tables: Object.keys(rows).length,
    fileCount: files,
    missingCount: missing.length,
    missing,
    bytes,
    ...tried,
  };
}

/** An embedded database that is served is copied by its process: a second one may not open it. */
async function written(settings: Settings, target: string, build: Build) {
  const copy = await askServing(settings, { command: "copy" });
  // A house that has lost its data is refused before anything is made.
  const database = await openDatabase(copy ? { ...settings, dataDir: copy } : settings);
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await forgetUnfinished(backupFolder(settings));
    return await backUp(database, openStore(settings), target, build);
  } finally {
    await database.close();
    if (copy) await rm(copy, { recursive: true, force: true });
  }
}

/** Takes files and stores none. */
const NO_STORE: FileStore = {
  place: "nowhere",
  put: async () => {},
  get: async () => undefined,
  remove: async () => {},
};

/** Restores a backup into an embedded database that is thrown away: what it says is what a restore would say. */
export async function tryBackup(
  { dataDir }: Pick<Settings, "dataDir">,
  file: string,
): Promise<Pick<MadeBackup, "trial" | "trialFailure">> {
  const folder = path.join(dataDir, "trials", randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const database = await openEmbedded(folder);
    try {
      await restore(database, NO_STORE, file);
    } finally {
      await database.close();
    }
    return { trial: "passed", trialFailure: null };
  } catch (error) {
    return { trial: "failed", trialFailure: error instanceof Error ? error.message.slice(0, 2_000) : String(error) };
  } finally {
    await rm(path.dirname(folder), { recursive: true, force: true });
  }
}

// npm run backup [-- FILE]: writes all rows of one moment and the uploaded files into a file, while servers go on writing.
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { noteBackup } from "#features/first-day/commands.server.ts";
import { backUp } from "#server/backup/backup.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { openStore } from "#server/files/store.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { askServing } from "./beside.ts";
import { run } from "./run.ts";
import { versionOf } from "./version.ts";

await run(async () => {
  const settings = readSettings(process.env);
  const time = new Date().toISOString().replace(/[-:]/g, "").slice(0, 15);
  const file = process.argv[2] ?? path.join(settings.dataDir, "backups", `kovan-${time}.gz`);
  // An embedded database that is served is copied by its process: a second one may not open it.
  const copy = await askServing(settings, { command: "copy" });
  const database = await openDatabase(copy ? { ...settings, dataDir: copy } : settings);
  try {
    await mkdir(path.dirname(path.resolve(file)), { recursive: true });
    const { rows, files, missing } = await backUp(database, openStore(settings), file, versionOf());
    if (copy) await askServing(settings, { command: "noteBackup" });
    else await noteBackup(database.db);
    const count = Object.values(rows).reduce((sum, row) => sum + row, 0);
    console.log(`${file}: ${count} rows of ${Object.keys(rows).length} tables, ${files} files.`);
    for (const key of missing) console.error(`The file ${key} is named by a row, but the store does not have it.`);
  } finally {
    await database.close();
    if (copy) await rm(copy, { recursive: true, force: true });
  }
});

// npm run restore -- FILE: puts the rows and files of a backup into an empty database and an empty store.
import { fetchedBackup } from "#server/backup/place.server.ts";
import { restore } from "#server/backup/restore.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { openStore } from "#server/files/store.server.ts";
import { markRestoredFiles } from "#server/files/store-mark.server.ts";
import { markHouse } from "#server/house-mark.server.ts";
import { readSettings, StartError } from "#server/settings.server.ts";
import { run } from "./run.ts";

await run(async () => {
  const file = process.argv[2];
  if (file === undefined) throw new StartError("Usage: npm run restore -- FILE");
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, { isRestored: true });
  try {
    const store = openStore(settings);
    const { rows, files } = await restore(database, store, await fetchedBackup(settings, file, settings.dataDir));
    await markRestoredFiles(database.db, store);
    await markHouse(database, settings, store);
    const count = Object.values(rows).reduce((sum, row) => sum + row, 0);
    console.log(`Restored ${count} rows of ${Object.keys(rows).length} tables and ${files} files.`);
  } finally {
    await database.close();
  }
});

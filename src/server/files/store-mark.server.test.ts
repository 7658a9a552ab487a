import { rmSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signedIn } from "#testing/members.ts";
import { startBucket } from "#testing/s3-server.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { markHouse } from "../house-mark.server.ts";
import { readSettings } from "../settings.server.ts";
import { folderStore } from "./folder.server.ts";
import { s3Store } from "./s3.server.ts";
import { forgetFiles, markRestoredFiles, refuseLostFiles, stateOfFiles } from "./store-mark.server.ts";

test("a house whose files are elsewhere refuses, and is not ready", async () => {
  const database = await testDatabase();
  const folder = scratchFolder("kovan-files-");
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  const { db } = database;
  const settings = readSettings({ DATA_DIR: path.join(folder, "data") });
  const files = folderStore(settings.dataDir);
  const elsewhere = folderStore(path.join(folder, "other"));

  // People of the demo make no house, whatever their address is.
  await signedIn(db);
  await db.update(account).set({ isDemo: true });
  await markHouse(database, settings, files);
  expect(await stateOfFiles(db, elsewhere)).toBe("there");

  await db.update(account).set({ isDemo: false });
  await markHouse(database, settings, files);
  await markHouse(database, settings, files);
  await refuseLostFiles(db, files);
  await expect(refuseLostFiles(db, elsewhere)).rejects.toThrow(`are not in ${folder}/other/files: `);
  const bucket = await startBucket();
  const moved = s3Store(bucket.settings);
  await expect(refuseLostFiles(db, moved)).rejects.toThrow("are not in the bucket kovan-files of http://127.0.0.1");

  const { app } = await testApp(database, { DATA_DIR: settings.dataDir });
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ok" });
  rmSync(settings.dataDir, { recursive: true });
  const ready = await app.inject("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: "files missing" }]);

  // A backup that is brought back into the bucket.
  await markRestoredFiles(db, moved);
  await refuseLostFiles(db, moved);
  // A bucket that does not answer says nothing of its files.
  bucket.state.busy = 100;
  expect(await stateOfFiles(db, moved)).toBe("unreachable");
  await forgetFiles(db);
  await refuseLostFiles(db, elsewhere);
  await markHouse(database, settings, elsewhere);
  expect([await stateOfFiles(db, elsewhere), await stateOfFiles(db, files)]).toEqual(["there", "missing"]);
});

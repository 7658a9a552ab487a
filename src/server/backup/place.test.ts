import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { freshFolder } from "#testing/fresh-start.ts";
import { startBucket } from "#testing/s3-server.ts";
import { backupPlace, fetchedBackup } from "./place.server.ts";

const NAME = "kovan-20260101T030000-0a1b2c3d.gz";

test("a backup goes into the bucket, comes back from it, and is removed", async () => {
  const { settings: s3, objects } = await startBucket();
  const dataDir = await freshFolder();
  const settings = { dataDir, backupTo: "bucket", s3 };
  const file = path.join(dataDir, "backups", NAME);
  await mkdir(path.dirname(file));
  await writeFile(file, "all rows");
  const place = backupPlace(settings);
  await place.put(NAME);
  expect([existsSync(file), [...objects.keys()]]).toEqual([false, [`/${s3.bucket}/backups/${NAME}`]]);

  const fetched = await fetchedBackup(settings, `bucket:${NAME}`, path.join(dataDir, "fetched"));
  expect((await readFile(fetched)).toString()).toBe("all rows");
  expect(await fetchedBackup(settings, "/some/file.gz", dataDir)).toBe("/some/file.gz");
  await expect(fetchedBackup(settings, "bucket:kovan-of-nobody.gz", dataDir)).rejects.toThrow("has no backup");
  await place.remove(NAME);
  expect(objects.size).toBe(0);
  await expect(place.remove("../house.json")).rejects.toThrow("not a name of a backup");
});

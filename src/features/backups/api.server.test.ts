import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { plan } from "#server/jobs/lease.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { backupCalls, getBackupPlan, startBackup } from "./contract.ts";
import { backupJobs } from "./jobs.server.ts";

const MADE_BACKUP = { version: "1.0.0 0123456789ab", rowCount: 1_234, fileCount: 5, missingCount: 0, bytes: 2_500_000 };

/** A house whose backups are made without reading it. */
async function world(env: Record<string, string>) {
  const folder = scratchFolder("kovan-backups-");
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const all = { LOG_LEVEL: "silent", DATA_DIR: folder, ...env };
  const app = await testApp(undefined, all);
  const admin = await signedIn(app.database.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const backups = path.join(folder, "backups");
  await mkdir(backups);
  let count = 0;
  const make = async (trialFailure: string | null = null) => {
    const makeBackup = async () => {
      const name = `kovan-20260101T0300${String(++count).padStart(2, "0")}.gz`;
      await writeFile(path.join(backups, name), "rows");
      return {
        name,
        ...MADE_BACKUP,
        trial: trialFailure === null ? ("passed" as const) : ("failed" as const),
        trialFailure,
      };
    };
    return runJobs(app.database, { settings: readSettings(all), makeBackup, works: backupJobs });
  };
  const rows = async () => (await app.call(backupCalls.list, {}, admin)).data.rows;
  return { ...app, admin, make, rows, folder, backups };
}

test("an admin has a backup made, and reads whether it was restored", async () => {
  const { call, admin, make, rows, backups } = await world({});
  expect((await call(getBackupPlan, {}, admin)).data).toEqual({
    place: backups,
    hour: null,
    count: 7,
    isMaking: false,
  });
  for (let time = 0; time < 2; time++) expect((await call(startBackup, {}, admin)).status).toBe(200);
  expect((await call(getBackupPlan, {}, admin)).data.isMaking).toBe(true);
  expect(await make()).toEqual(["backups.make"]);
  expect((await call(getBackupPlan, {}, admin)).data.isMaking).toBe(false);
  const { bytes: _, version: build, ...shown } = MADE_BACKUP;
  expect(await rows()).toMatchObject([{ cause: "admin", trial: "passed", megabytes: 2.5, build, ...shown }]);
});

test("the newest backups stay, and the last that was restored", async () => {
  const { call, admin, make, rows, backups } = await world({ BACKUP_KEEP: "2" });
  for (const failure of [null, null, null, "is no whole backup", "is no whole backup"]) {
    await call(startBackup, {}, admin);
    await make(failure);
  }
  const names = (await rows()).map(({ name, trial }) => `${name} ${trial}`);
  expect(names).toEqual([
    "kovan-20260101T030005.gz failed",
    "kovan-20260101T030004.gz failed",
    "kovan-20260101T030003.gz passed",
  ]);
  expect((await readdir(backups)).sort()).toEqual(names.map((name) => name.split(" ")[0]).sort());
});

test("a backup is made every day at the hour of the house", async () => {
  const { make, database } = await world({ BACKUP_AT: "3:00" });
  await plan(database.db, backupJobs);
  // Every hour it is asked whether the backup of the day is there.
  for (let time = 0; time < 5; time++) {
    await moveClock(database, { hours: 12 });
    await make();
  }
  const { rows: made } = await database.pool.query("select made_at::date::text as day, cause from backup");
  expect(made.length).toBeGreaterThanOrEqual(2);
  // Three o'clock in Istanbul is midnight in UTC: one a day.
  expect(new Set(made.map(({ day }) => day)).size).toBe(made.length);
  expect(made.every(({ cause }) => cause === "schedule")).toBe(true);
});

test("what cannot be a setting of backups is refused in a sentence", () => {
  const reasons = (env: Record<string, string>) => {
    try {
      readSettings(env);
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  };
  expect(reasons({ BACKUP_AT: "24" })).toBe("BACKUP_AT must be an hour of the day from 0 to 23.");
  expect(reasons({ BACKUP_KEEP: "0" })).toBe("BACKUP_KEEP must be a number from 1 to 999.");
  expect(reasons({ BACKUP_TO: "backups" })).toBe("BACKUP_TO must be a folder such as /backups, or the word bucket.");
  expect(reasons({ BACKUP_TO: "bucket" })).toContain("BACKUP_TO needs a bucket: set S3_ENDPOINT");
});

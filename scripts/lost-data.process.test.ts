// A file of its own: its starts take turns on one data folder, beside the other starts.
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { openEmbedded } from "#db/open-embedded.server.ts";
import { freshFolder, signIn } from "#testing/fresh-start.ts";
import { spawnScript, startServerProcess } from "#testing/server-process.ts";

/** Runs a script until it ends by itself. */
async function run(script: string, env: Record<string, string>, args: string[] = []) {
  const started = spawnScript(script, env, args);
  const code = await started.exited;
  // It may have had to build before.
  return { code, line: started.output().trim().split("\n").at(-1) ?? "" };
}

test("a house that lost its data refuses, says where, and comes back", async () => {
  const disk = await freshFolder();
  const DATA_DIR = path.join(disk, "data");
  const backup = path.join(disk, "house.gz");
  const env = { DATA_DIR, DEMO: "0" };
  const { line } = await run("scripts/admin.ts", env, ["add", "ayse@example.test"]);
  const [, password = ""] = /shown this once: (\S+)/.exec(line) ?? [];
  const first = await startServerProcess(env);
  expect(await first.stop()).toBe(0);
  expect((await run("scripts/backup.ts", env, [backup])).code).toBe(0);

  // As a mount that is missing after a restart; the settings may have been on it, too.
  await rename(DATA_DIR, path.join(disk, "elsewhere"));
  await mkdir(DATA_DIR);
  const lost = {
    code: 1,
    line: expect.stringMatching(/data has no database, but .*data\.house\.json .* npm run restore -- FILE\./),
  };
  for (const demo of [{}, { DEMO: "1" }] as Record<string, string>[])
    expect(await run("scripts/start.ts", { DATA_DIR, ...demo })).toEqual(lost);
  expect(await run("scripts/backup.ts", env)).toEqual(lost);
  expect(await readdir(DATA_DIR)).toEqual([]);
  // Where nothing beside the folder stays, as in a container, its operator has said so.
  await rename(`${DATA_DIR}.house.json`, path.join(disk, "mark"));
  const expected = await run("scripts/start.ts", { ...env, EXPECT_DATA: "1" });
  expect(expected).toEqual({ code: 1, line: expect.stringContaining("data has no database, and EXPECT_DATA says") });
  await rename(path.join(disk, "mark"), `${DATA_DIR}.house.json`);

  expect((await run("scripts/restore.ts", env, [backup])).code).toBe(0);
  const back = await startServerProcess({ ...env, EXPECT_DATA: "1" });
  expect((await signIn(back.address, "ayse@example.test", password)).status).toBe(200);
  expect(await back.stop()).toBe(0);

  // The folder opens, and its people cannot be read.
  const database = await openEmbedded(DATA_DIR);
  const { rows } = await database.pool.query<{ file: string }>("select pg_relation_filepath('account') file");
  await database.close();
  await rm(path.join(DATA_DIR, "database", rows[0]!.file));
  const damage = /data\/database cannot be read.*: it is damaged.* npm run restore -- FILE\.$/;
  expect(await run("scripts/start.ts", env)).toEqual({ code: 1, line: expect.stringMatching(damage) });
  await writeFile(path.join(DATA_DIR, "database/global/pg_control"), "");
  expect(await run("scripts/start.ts", env)).toEqual({ code: 1, line: expect.stringMatching(damage) });
}, 900_000);

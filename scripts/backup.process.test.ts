// `npm run backup` beside a server that runs, and `npm run restore -- FILE` for a server elsewhere.
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "#db/open.server.ts";
import { freshFolder, signIn } from "#testing/fresh-start.ts";
import { spawnScript, startServerProcess } from "#testing/server-process.ts";
import { startPostgres } from "#testing/start-postgres.ts";

const ADMIN = "ada@example.test";

/** Runs a command to its end. */
async function command(script: string, env: Record<string, string>, ...args: string[]) {
  const started = spawnScript(script, env, args);
  return { code: await started.exited, output: started.output().trim() };
}

/** Signs the admin in, and answers what the sign-in does. */
async function signedInAt(address: string, password: string) {
  const answer = await signIn(address, ADMIN, password);
  const { data } = (await answer.json()) as { data: { token: string } | null };
  return { status: answer.status, token: data?.token };
}

test("backup and restore move all rows beside a running server", async () => {
  const postgres = await startPostgres({ inMemory: true });
  onTestFinished(() => postgres.stop());
  const { pool, close } = openServer(postgres.addressOf("postgres"));
  await pool.query("create database elsewhere");
  await close();
  const here = { DEMO: "0", DATABASE_URL: postgres.addressOf("postgres"), DATA_DIR: await freshFolder() };
  const elsewhere = { DEMO: "0", DATABASE_URL: postgres.addressOf("elsewhere"), DATA_DIR: await freshFolder() };
  const server = await startServerProcess(here);
  const { output } = await command("scripts/admin.ts", here, "add", ADMIN);
  const password = /once: (\S+)/.exec(output)![1]!;
  const { token } = await signedInAt(server.address, password);
  const saved = await fetch(`${server.address}/apiAdmin/SiteIdentity/Brand`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ value: { name: "Petek Evi", colour: null }, version: 0 }),
  });
  expect(saved.status).toBe(200);

  const file = path.join(await freshFolder(), "kovan.gz");
  const made = await command("scripts/backup.ts", here, file);
  const [, rows, files] = /kovan\.gz: (\d+) rows of \d+ tables, (\d+) files\.$/.exec(made.output) ?? [];
  expect([made.code, Number(rows) > 1000], made.output).toEqual([0, true]);
  // A database with accounts is not replaced.
  const refused = await command("scripts/restore.ts", here, file);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("The database is not empty") });
  expect(await command("scripts/restore.ts", elsewhere)).toEqual({
    code: 1,
    output: "Usage: npm run restore -- FILE",
  });
  expect(await server.stop()).toBe(0);

  const restored = await command("scripts/restore.ts", elsewhere, file);
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringMatching(`^Restored ${rows} rows .* ${files} files`),
  });
  const again = await startServerProcess(elsewhere);
  expect(await signedInAt(again.address, password)).toMatchObject({ status: 200 });
  const home = await fetch(again.address, { headers: { cookie: "locale=en" } });
  expect(await home.text()).toContain("Petek Evi");
  expect(await again.stop()).toBe(0);
}, 400_000);

test("commands work beside a server with the embedded database", async () => {
  const env = { DEMO: "0", DATA_DIR: await freshFolder() };
  const server = await startServerProcess(env);
  const { code, output } = await command("scripts/admin.ts", env, "add", ADMIN);
  const password = /is an admin now\. Its password, shown this once: (\S+)/.exec(output)?.[1];
  expect([code, password], output).toEqual([0, expect.any(String)]);
  expect(await signedInAt(server.address, password!)).toMatchObject({ status: 200 });
  // Its socket is for the same user alone.
  expect((await stat(path.join(env.DATA_DIR, "kovan.sock"))).mode & 0o777).toBe(0o600);
  expect(await command("scripts/admin.ts", env, "add", "nobody")).toEqual({
    code: 1,
    output: '"nobody" is not an email address.',
  });

  // An admin has one made on the panel: the server makes it in a process of its own, and tries it.
  const { token } = await signedInAt(server.address, password!);
  const asAdmin = { headers: { authorization: `Bearer ${token}` } };
  const asked = await fetch(`${server.address}/apiAdmin/Backups/Make`, { method: "POST", ...asAdmin });
  expect(asked.status).toBe(200);
  const list = async () => (await (await fetch(`${server.address}/apiAdmin/Backups`, asAdmin)).json()).data.rows;
  await expect.poll(list, { timeout: 200_000, interval: 500 }).toMatchObject([{ cause: "admin", trial: "passed" }]);
  expect(await readdir(path.join(env.DATA_DIR, "backups"))).toEqual([(await list())[0].name]);

  const file = path.join(await freshFolder(), "kovan.gz");
  const made = await command("scripts/backup.ts", env, file);
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/kovan\.gz: \d{4,} rows of/) });
  expect(await readdir(path.join(env.DATA_DIR, "copies"))).toEqual([]);
  // What cannot be done beside it is refused as before.
  expect(await command("scripts/migrate.ts", env)).toMatchObject({
    code: 1,
    output: expect.stringContaining("is in use by another process"),
  });
  expect(await server.stop()).toBe(0);

  const elsewhere = { DEMO: "0", DATA_DIR: await freshFolder() };
  expect((await command("scripts/restore.ts", elsewhere, file)).code).toBe(0);
  const again = await startServerProcess(elsewhere);
  expect(await signedInAt(again.address, password!)).toMatchObject({ status: 200 });
  expect(await again.stop()).toBe(0);
}, 400_000);

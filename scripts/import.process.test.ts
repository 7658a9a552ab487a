import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "#db/open.server.ts";
import { spawnScript } from "#testing/server-process.ts";
import { startPostgres } from "#testing/start-postgres.ts";

const ROWS = 6000;
const HEADER = "permalink,name,category_code,status,country_code,state_code,city,founded_at";
const companies = Array.from(
  { length: ROWS },
  (_, i) => `/company/c${i},Çark ${i},biotech,operating,USA,CA,Palo Alto,2010-01-01`,
);

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-import-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}

async function refused(DATA_DIR: string, ...args: string[]) {
  const started = spawnScript("scripts/import.ts", { DATA_DIR }, args);
  return { code: await started.exited, output: started.output().trim() };
}

test("killed in the middle and run again, every row is there once; a third run changes nothing", async () => {
  const server = await startPostgres();
  const database = openServer(server.addressOf("postgres"));
  onTestFinished(async () => {
    await database.close();
    await server.stop();
  });
  const folder = await folderWith({ "companies.csv": [HEADER, ...companies].join("\r") });
  const run = () =>
    spawnScript("scripts/import.ts", { DATA_DIR: folder, DATABASE_URL: server.addressOf("postgres") }, [
      "cb2013",
      path.join(folder, "companies.csv"),
    ]);
  const count = async () => {
    const { rows } = await database.pool
      .query<{ n: number }>("select count(*) n from startup")
      .catch(() => ({ rows: [] }));
    return rows[0]?.n ?? 0;
  };
  const killed = run();
  while ((await count()) === 0 && killed.child.exitCode === null) await sleep(20);
  killed.child.kill("SIGKILL");
  expect(await killed.exited).toBe(-1);
  const left = await count();
  expect(left % 1000).toBe(0);
  expect(left).toBeLessThan(ROWS);
  // The server may need a moment to see that the killed process no longer holds the lock.
  await sleep(500);
  const again = run();
  expect([await again.exited, again.output()]).toEqual([0, expect.stringContaining("refused")]);
  const { rows } = await database.pool.query(
    "select count(*) n, count(distinct source_key) keys, count(distinct seo_url) urls, (select count(*) from startup_term) indexed from startup",
  );
  expect(rows[0]).toEqual({ n: ROWS, keys: ROWS, urls: ROWS, indexed: ROWS });
  const third = run();
  await third.exited;
  expect(third.output()).toContain("6,000 rows: 0 created, 0 updated, 6,000 unchanged, 0 refused");
  expect(third.output()).toContain("Crunchbase");
}, 180_000);

test("mistakes of whoever runs it are one clear sentence and exit code 1", async () => {
  const folder = await folderWith({ "odd.json": '{"key": "Odd One"}', "broken.json": "{", "odd.csv": "a,b\n1,2\n" });
  const file = path.join(folder, "odd.csv");
  expect(await refused(folder)).toEqual({ code: 1, output: expect.stringMatching(/^Usage: npm run import/) });
  expect(await refused(folder, "cb2013", file, "--dryrun")).toMatchObject({ code: 1 });
  const unknown = await refused(folder, "cb1999", file);
  expect(unknown).toEqual({
    code: 1,
    output: expect.stringContaining('There is no profile "cb1999". Shipped: cb2013'),
  });
  const odd = await refused(folder, path.join(folder, "odd.json"), file);
  expect(odd).toEqual({ code: 1, output: expect.stringContaining("odd.json: key: Small letters, digits and dashes") });
  const broken = await refused(folder, path.join(folder, "broken.json"), file);
  expect(broken).toEqual({ code: 1, output: expect.stringContaining("broken.json is no JSON") });
  expect(await readdir(folder)).toHaveLength(3);
}, 60_000);

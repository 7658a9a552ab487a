import type { ChildProcess } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "#db/open.server.ts";
import { openEmbedded } from "#db/open-embedded.server.ts";
import { BATCH_ROWS } from "#features/startups/import/contract.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { spawnScript } from "#testing/server-process.ts";
import { startPostgres } from "#testing/start-postgres.ts";

const ROW_COUNT = 12_000;
const HEADER = "permalink,name,category_code,status,country_code,state_code,city,founded_at";
const companies = Array.from(
  { length: ROW_COUNT },
  (_, i) => `/company/c${i},Çark ${i},biotech,operating,USA,CA,Palo Alto,2010-01-01`,
);

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = scratchFolder("kovan-import-");
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}

async function refused(DATA_DIR: string, ...args: string[]) {
  const started = spawnScript("scripts/import.ts", { DATA_DIR }, args);
  return { code: await started.exited, output: started.output().trim() };
}

interface Target {
  env: Record<string, string>;
  /** Runs a query and returns its first row; on the embedded database only while no import has it open. */
  queryRow(query: string): Promise<Record<string, number>>;
}

async function embedded(folder: string): Promise<Target> {
  const env = { DATA_DIR: path.join(folder, "data") };
  const queryRow = async (query: string) => {
    const database = await openEmbedded(env.DATA_DIR);
    try {
      return (await database.pool.query(query)).rows[0];
    } finally {
      await database.close();
    }
  };
  return { env, queryRow };
}

async function native(folder: string): Promise<Target> {
  const server = await startPostgres({ inMemory: true });
  const database = openServer(server.addressOf("postgres"));
  onTestFinished(async () => {
    await database.close();
    await server.stop();
  });
  return {
    env: { DATA_DIR: folder, DATABASE_URL: server.addressOf("postgres") },
    queryRow: async (query) => (await database.pool.query(query)).rows[0],
  };
}

/** The flags about memory of `npm run import`. */
const NODE_OPTIONS = "--max-old-space-size=256 --max-semi-space-size=8";

/** Peak memory of a process in MB; 0 where the system does not report it. */
async function peakOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

const CONTENT = `select count(*) n, (select count(distinct entity_id) from import_row) keys, count(distinct seo_url) urls,
  (select count(*) from list_term where kind = 'startups') indexed, (select count(*) from search_entry) found,
  (select count(*) from startups_index_faults()) faults from startup`;

test.each([
  ["embedded", embedded],
  ["native", native],
])(
  "%s: an import that was killed and stopped continues without doubles",
  async (_, open) => {
    const folder = await folderWith({ "companies.csv": [HEADER, ...companies].join("\r") });
    const { env, queryRow } = await open(folder);
    const run = () =>
      spawnScript("scripts/import.ts", { ...env, NODE_OPTIONS }, ["cb2013", path.join(folder, "companies.csv")]);
    const untilOutput = async ({ output, child }: ReturnType<typeof run>, rows: RegExp) => {
      while (!rows.test(output()) && child.exitCode === null) await sleep(20);
    };

    const killed = run();
    await untilOutput(killed, / [1-9][\d,]* rows/);
    killed.child.kill("SIGKILL");
    expect(await killed.exited).toBe(-1);
    // The server may need a moment to see that the killed process no longer holds the lock.
    await sleep(500);
    const { n: left } = await queryRow("select count(*) n from startup");
    expect([BATCH_ROWS, 2 * BATCH_ROWS]).toContain(left);

    const stopped = run();
    await untilOutput(stopped, / [\d,]+ rows/);
    stopped.child.kill("SIGINT");
    expect([await stopped.exited, stopped.output()]).toEqual([
      130,
      expect.stringContaining("Stopping after the rows at hand"),
    ]);
    expect(stopped.output()).toContain("Run it again to go on.");

    const again = run();
    let peak = 0;
    const watch = setInterval(async () => {
      peak = Math.max(peak, await peakOf(again.child));
    }, 100);
    await again.exited;
    clearInterval(watch);
    if (env.DATABASE_URL && process.platform === "linux") expect(peak).toSatisfy((mb: number) => mb > 50 && mb < 400);
    expect([await again.exited, again.output()]).toEqual([0, expect.stringContaining("0 refused")]);
    const complete = {
      n: ROW_COUNT,
      keys: ROW_COUNT,
      urls: ROW_COUNT,
      indexed: ROW_COUNT,
      found: ROW_COUNT,
      faults: 0,
    };
    expect(await queryRow(CONTENT)).toEqual(complete);
    const last = run();
    await last.exited;
    expect(last.output()).toContain("12,000 rows: 0 created, 0 updated, 12,000 unchanged, 0 refused");
    expect(last.output()).toContain("Crunchbase");
    expect(await queryRow(CONTENT)).toEqual(complete);
  },
  300_000,
);

test("mistakes of the user are one clear sentence and exit code 1", async () => {
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
  const words = path.join(folder, "words.json");
  const withWords = async (text: string) => {
    await writeFile(words, text);
    return refused(folder, "cb2013", file, "--dry-run", "--words", words);
  };
  expect(await withWords("[]")).toEqual({ code: 1, output: expect.stringContaining("is no file of words such as") });
  const strange = await withWords('{"colour": {"red": ""}}');
  expect(strange).toEqual({ code: 1, output: expect.stringContaining('what words of "colour" mean') });
  await writeFile(file, `${HEADER}\n,Arı,,,,,,\n,Bal,,,,,,\n`);
  const refusedAll = await refused(folder, "cb2013", file, "--dry-run");
  expect(refusedAll).toEqual({ code: 1, output: expect.stringContaining("Every row of odd.csv was refused") });
});

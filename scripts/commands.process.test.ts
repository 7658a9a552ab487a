// Every command of the README that no other test starts, at its smallest size. Most need a PostgreSQL, which they share.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServer } from "#db/open.server.ts";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { prepare } from "#testing/prepare.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { patience, spawnScript, startServerProcess } from "#testing/server-process.ts";
import { type NativePostgres, startPostgres } from "#testing/start-postgres.ts";

/** Of a command beside other work; alone it takes some seconds. */
const TIMEOUT_MS = 300_000;
const ROOT = path.resolve(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** Several commands at a time wait for one another. */
const LONG_WAITS = patience("120");
/** As whoever runs the tests names it. */
const CHROMIUM: Record<string, string> = process.env.CHROMIUM ? { CHROMIUM: process.env.CHROMIUM } : {};

let postgres: NativePostgres;
/** The server on the demo, which `npm run seed` has filled. */
let demo: Awaited<ReturnType<typeof startServerProcess>>;
const marks = () =>
  [path.join(ROOT, "var/house.json"), path.join(ROOT, "var.house.json")].filter((file) => existsSync(file));
/** Of a house in this checkout, before the commands run: none of them makes it one. */
const MARKS = marks();

const DEMO_FOLDER = scratchFolder("kovan-commands-");
const demoDatabase = () => ({
  DATABASE_URL: postgres.addressOf("demo"),
  DATA_DIR: DEMO_FOLDER,
  DEMO: "1",
  ...LONG_WAITS,
});

interface Run {
  args?: readonly string[] | (() => string[]);
  env?: () => Record<string, string>;
  /** What the last lines say. */
  says: RegExp;
  code?: number;
}

const small = ["--rows", "500", "--seconds", "0.1"];
const RUNS: Record<string, Run> = {
  bench: { args: [...small, "--connections", "2"], says: /visitors: detail/ },
  "bench:plans": {
    args: ["--rows", "100", "--release", "newest", "--combinations", "2", "--slowest", "1"],
    says: /organizations, -c random_page_cost=1\.1/,
  },
  "bench:editing": { args: small, says: /save an update, 4 at once/ },
  "bench:backup": { args: ["--rows", "10"], says: /of which are missing: 0/ },
  "bench:export": { args: [...small, "--export", "10", "--release", "newest"], says: /10 of 500 startups/ },
  "bench:conflicts": {
    args: ["--applications", "12", "--jurors", "4", "--seconds", "0.5", "--release", "newest"],
    says: /[1-9]\d* reviews with what was acknowledged last, 0 lost, 0 deadlocks, 0 saves and 0 links failed/,
  },
  "bench:deciding": {
    args: ["--applications", "20", "--jurors", "10", "--seconds", "0.1", "--release", "newest"],
    says: /PostgreSQL 18.*, 4 at once/,
  },
  "bench:keys": { args: () => ["--keys", "10", "--of", demo.address], says: /importantupdate, a text: p50/ },
  "bench:memory": { args: [...small, "--minutes", "1"], says: /minute 1: \d+ MB, \d+ requests/ },
  "bench:messages": {
    args: ["--streams", "10", "--seconds", "0.5", "--kills", "1", "--settle", "1"],
    says: /1 kills: \d+ acknowledged, 0 never arrived, 0 arrived twice, 0 stored twice/,
  },
  "bench:search": { args: small, says: /as one types names of all kinds: p50/ },
  "bench:upgrade": {
    args: ["--rows", "500"],
    says: /0 faults of the index\n\d+ saves.* 0 refused/,
  },
  "bench:sign-in": { args: ["--parallel", "2", "--seconds", "0.5"], says: /reads beside them/ },
  chaos: { args: ["--times", "1", "server restarted"], says: /0 lost, 0 doubled/ },
  fuzz: {
    args: () => ["--rounds", "1", "--only", "/Blog", "--of", demo.address],
    says: /^0 operations with an answer of 5xx/m,
  },
  // The demo is not the import that it compares: it says what differs.
  "import:facts": {
    args: [demoEmail("admin"), DEMO_PASSWORD],
    env: demoDatabase,
    says: /WRONG {2}startups: \d+ \(expected 17727\)/,
    code: 1,
  },
  shots: { args: ["/404"], env: () => ({ SHOTS_OF: demo.address }), says: /404-tr-dark-1280\.png/ },
};

/** Besides: the test below, what fills the demo, and what runs these tests. */
const STARTED_HERE = ["dev", "seed", "test"];

const scriptOf = (command: string): string => /scripts\/\S+\.ts$/.exec(scripts[command]!)![0];

async function finished(command: string, env: Record<string, string>, args: readonly string[] = []) {
  const started = spawnScript(scriptOf(command), env, [...args]);
  return { code: await started.exited, output: started.output() };
}

beforeAll(async () => {
  postgres = await startPostgres({ inMemory: true });
  const admin = openServer(postgres.addressOf("postgres"));
  for (const name of ["template", "demo", "dev"]) await admin.pool.query(`create database ${name}`);
  await admin.close();
  const template = openServer(postgres.addressOf("template"));
  const [seeded] = await Promise.all([finished("seed", demoDatabase()), prepare(template)]);
  await template.close();
  expect(seeded, seeded.output).toMatchObject({
    code: 0,
    output: expect.stringContaining("The demo data is in place."),
  });
  demo = await startServerProcess(demoDatabase());
}, TIMEOUT_MS);

afterAll(async () => {
  await demo?.stop();
  await postgres?.stop();
  rmSync(DEMO_FOLDER, { recursive: true, force: true });
  // The folder of whoever runs the tests may be a house's.
  expect(marks()).toEqual(MARKS);
});

test("the README names every command, and each is started by a test", () => {
  const readme = readFileSync(path.join(ROOT, "README.md"), "utf8");
  const named = [...readme.matchAll(/`npm (?:run )?([\w:-]+)/g)].map((match) => match[1]!);
  const commands = Object.keys(scripts);
  expect(commands.filter((command) => !named.includes(command))).toEqual([]);
  const others = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".process.test.ts") && !file.startsWith("commands."))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8"))
    .join();
  const startedElsewhere = commands.filter((command) => others.includes(`"${scriptOf(command)}"`));
  const started = [...startedElsewhere, ...Object.keys(RUNS), ...STARTED_HERE];
  expect(started.toSorted()).toEqual(commands.toSorted());
});

describe.concurrent("the command", () => {
  test.each(Object.entries(RUNS))("%s runs", { timeout: TIMEOUT_MS }, async (command, run) => {
    const { args, env, says, code = 0 } = run;
    const shared = { BENCH_TEMPLATE: postgres.addressOf("template"), ...CHROMIUM, ...LONG_WAITS, ...env?.() };
    const answer = await finished(command, shared, typeof args === "function" ? args() : args);
    const printed = `${answer.output}\nThe server of the demo: ${demo.output()}`;
    expect(answer, printed).toMatchObject({ code, output: expect.stringMatching(says) });
  });

  test("dev serves and ends", { timeout: 2 * TIMEOUT_MS }, async () => {
    const started = spawnScript(scriptOf("dev"), { DATABASE_URL: postgres.addressOf("dev"), ...LONG_WAITS });
    await expect.poll(started.output, { timeout: TIMEOUT_MS }).toMatch(/ready for changes on (\S+)/);
    const address = /ready for changes on (\S+)/.exec(started.output())![1];
    expect((await fetch(`${address}/livez`)).status).toBe(200);
    // As Ctrl-C: of SIGTERM Vite itself says 143.
    started.child.kill("SIGINT");
    expect(await started.exited, started.output()).toBe(0);
  });
});

// Times random combinations of filters and prints the worst plans: npm run bench:plans -- [--rows 100000] [--release oldest]
import { existsSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { PgDialect } from "drizzle-orm/pg-core";
import { migrate } from "#db/migrate.server.ts";
import { type Database, openServer } from "#db/open.server.ts";
import { type Catalogue, catalogue } from "#features/reference/queries.server.ts";
import { startupSource } from "#features/startups/parts/source.server.ts";
import { pageOfRows } from "#features/startups/queries/rows.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { matching } from "#server/list-index/read-list.server.ts";
import { prepare } from "#testing/prepare.ts";
import { startPostgres } from "#testing/start-postgres.ts";
import { type Combination, combinationsOf, PAGE_SIZE } from "./bench/combinations.ts";
import { fill } from "./bench/fill.ts";

/** Times that every combination is sent: a statement that comes often is prepared, and may then get another plan. */
const ROUNDS = 3;
const SLOWEST = 10;
/** The second is what operators set on solid-state disks. */
const SETTINGS = ["", "-c random_page_cost=1.1"];

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    release: { type: "string", default: "oldest,newest" },
    combinations: { type: "string", default: "300" },
    connections: { type: "string", default: "4" },
    seed: { type: "string", default: "1" },
    /** A database filled by an earlier run, instead of starting a server. */
    database: { type: "string" },
  },
});
const rows = Number(values.rows);

if (values.database) {
  const database = openServer(values.database);
  await migrate(database);
  await database.close();
  await measureAll(values.database, "");
} else
  for (const release of values.release.split(",")) {
    if (release !== "oldest" && release !== "newest") throw new Error("--release is oldest or newest");
    const server = await startPostgres({ release });
    try {
      const url = server.addressOf("postgres");
      await fillAt(url);
      await measureAll(url, `${release} PostgreSQL, `);
    } finally {
      await server.stop();
    }
  }

async function fillAt(url: string): Promise<void> {
  const database = openServer(url);
  await prepare(database);
  await fill(database.pool, rows, (done) => process.stderr.write(`\r${done.toLocaleString("en-US")} startups`));
  await database.close();
}

async function measureAll(url: string, name: string): Promise<void> {
  for (const settings of SETTINGS) {
    const address = new URL(url);
    if (settings) address.searchParams.set("options", settings);
    const database = openServer(address.href);
    try {
      const { rows: counted } = await database.pool.query("select count(*)::integer n from startup");
      console.log(`\n${name}${counted[0].n} startups, ${settings || "default settings"}`);
      await measureCombinations(database);
    } finally {
      await database.close();
    }
  }
}

interface Timed extends Combination {
  /** Milliseconds of each time it was sent among others. */
  times: number[];
  /** Milliseconds of one time alone, and the database's processor time of it, which other programs hardly change. */
  alone: number;
  processor: number;
}

async function measureCombinations(database: Database): Promise<void> {
  const reference = await catalogue(database.db);
  const drawn = await combinationsOf(database.pool, Number(values.combinations), Number(values.seed));
  const timed: Timed[] = [];
  for (const combination of drawn)
    timed.push({ ...combination, ...(await sendAlone(database, reference, combination)) });
  for (let round = 0; round < ROUNDS; round++) {
    const waiting = [...timed];
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) next.times.push(await send(database, reference, next));
    };
    await Promise.all(Array.from({ length: Number(values.connections) }, work));
  }
  print(
    "one connection",
    timed.map(({ alone }) => alone),
  );
  print(
    "  its processor time",
    timed.map(({ processor }) => processor),
  );
  print(
    `${values.connections} connections`,
    timed.flatMap(({ times }) => times),
  );
  const slowest = timed.toSorted((a, b) => b.processor - a.processor).slice(0, SLOWEST);
  for (const combination of slowest) await explain(database, reference, combination);
}

/** A page of the list on a connection of its own, after one time that fills the caches. */
async function sendAlone({ pool }: Database, reference: Catalogue, combination: Combination) {
  const { sql, params } = new PgDialect().sqlToQuery(statementOf(reference, combination));
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() pid");
    await client.query(sql, params);
    const [start, before] = [performance.now(), processorTime(rows[0]!.pid)];
    await client.query(sql, params);
    return { times: [], alone: performance.now() - start, processor: processorTime(rows[0]!.pid) - before };
  } finally {
    client.release();
  }
}

/** Milliseconds a process of this machine has computed so far; not a number where the system does not say. */
function processorTime(pid: number): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6 : Number.NaN;
}

function statementOf(reference: Catalogue, { filter, sort, offset }: Combination) {
  const page = { sort, locale: "en", offset, limit: PAGE_SIZE } as const;
  return pageStatement(startupSource, matching(startupSource, reference, filter), page);
}

/** Milliseconds for a page of the list. */
async function send({ db }: Database, reference: Catalogue, combination: Combination): Promise<number> {
  const start = performance.now();
  await pageOfRows(db, reference, statementOf(reference, combination), { locale: "en" });
  return performance.now() - start;
}

function print(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
  console.log(`${name}: p50 ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)} ms`);
}

async function explain({ pool }: Database, reference: Catalogue, combination: Timed): Promise<void> {
  const { filter, sort, offset, times, alone, processor } = combination;
  const { sql, params } = new PgDialect().sqlToQuery(statementOf(reference, combination));
  const plan = await pool.query<{ "QUERY PLAN": string }>(`explain (analyze, buffers) ${sql}`, params);
  const together = times.map((time) => time.toFixed(1)).join(", ");
  console.log(
    `\n${JSON.stringify(filter)} by ${sort} from ${offset}: ${together} ms; alone ${alone.toFixed(1)}, processor ${processor.toFixed(1)} ms`,
  );
  for (const row of plan.rows) console.log(`    ${row["QUERY PLAN"]}`);
}

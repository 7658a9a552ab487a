// Times random combinations of filters and prints the worst plans: npm run bench:plans -- [--rows 100000] [--release oldest]
import { existsSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { migrate } from "#db/migrate.server.ts";
import { type Database, openServer } from "#db/open.server.ts";
import { jobSource } from "#features/jobs/parts/source.server.ts";
import { pageOfJobs } from "#features/jobs/queries.server.ts";
import { organizationSource, pageOfOrganizations } from "#features/organizations/queries.server.ts";
import { type Catalogue, catalogue } from "#features/reference/queries.server.ts";
import { startupSource } from "#features/startups/parts/source.server.ts";
import { pageOfRows } from "#features/startups/queries/rows.server.ts";
import { pageOfTalents, talentSource, visibleTalents } from "#features/talents/queries.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { type Beside, matching } from "#server/list-index/read-list.server.ts";
import type { ListSource, ReadRows } from "#server/list-index/source.server.ts";
import { VISITOR } from "#shared/viewer.ts";
import { benchDatabase, releasesIn } from "./bench/bench-database.ts";
import { type Combination, combinationsOf, PAGE_SIZE } from "./bench/combinations.ts";
import { fill } from "./bench/fill.ts";
import { record, replay, type Statement } from "./bench/record.ts";

/** Times that every combination is sent: a statement that comes often is prepared, and may then get another plan. */
const ROUND_COUNT = 3;
/** The second is what operators set on solid-state disks. */
const SETTINGS = ["", "-c random_page_cost=1.1"];
/** The lists that are measured, and how their rows are read. */
const LISTS: Record<string, { source: ListSource; readRows: ReadRows<unknown, Catalogue> }> = {
  startups: { source: startupSource, readRows: pageOfRows },
  talents: { source: talentSource, readRows: pageOfTalents },
  jobs: { source: jobSource, readRows: pageOfJobs },
  organizations: { source: organizationSource, readRows: pageOfOrganizations },
};

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    release: { type: "string", default: "oldest,newest" },
    lists: { type: "string", default: Object.keys(LISTS).join() },
    combinations: { type: "string", default: "300" },
    connections: { type: "string", default: "4" },
    seed: { type: "string", default: "1" },
    /** How many of each list are printed with their plans. */
    slowest: { type: "string", default: "10" },
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
  for (const release of releasesIn(values.release)) {
    const { database, url, stop } = await benchDatabase({ release });
    try {
      await fill(database.pool, rows, (done) => process.stderr.write(`\r${done.toLocaleString("en-US")} startups`));
      await measureAll(url, `${release} PostgreSQL, `);
    } finally {
      await stop();
    }
  }

async function measureAll(url: string, name: string): Promise<void> {
  for (const settings of SETTINGS)
    for (const list of values.lists.split(",")) {
      const address = new URL(url);
      if (settings) address.searchParams.set("options", settings);
      const database = openServer(address.href);
      try {
        const { table } = LISTS[list]!.source;
        const { rows: counted } = await database.pool.query(`select count(*)::integer n from ${table}`);
        console.log(`\n${name}${counted[0].n} ${list}, ${settings || "default settings"}`);
        await measureCombinations(database, list);
      } finally {
        await database.close();
      }
    }
}

interface Timed extends Combination {
  statements: Statement[];
  /** Milliseconds of each time it was sent among others. */
  times: number[];
  /** Milliseconds of one time alone, and the database's processor time of it, which other programs hardly change. */
  alone: number;
  processor: number;
}

async function measureCombinations(database: Database, list: string): Promise<void> {
  const { source } = LISTS[list]!;
  const drawn = await combinationsOf(database.pool, source, {
    count: Number(values.combinations),
    seed: Number(values.seed),
  });
  const timed: Timed[] = [];
  for (const combination of await recorded(database, list, drawn))
    timed.push({ ...combination, ...(await sendAlone(database, combination.statements)) });
  const before = process.cpuUsage();
  const start = performance.now();
  for (let round = 0; round < ROUND_COUNT; round++) {
    const waiting = [...timed];
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const sent = performance.now();
        await replay(database.pool, next.statements);
        next.times.push(performance.now() - sent);
      }
    };
    await Promise.all(Array.from({ length: Number(values.connections) }, work));
  }
  const { user, system } = process.cpuUsage(before);
  const own = (user + system) / 10 / (performance.now() - start);
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
  console.log(`this program took ${own.toFixed(0)} % of one processor meanwhile`);
  const slowest = timed.toSorted((a, b) => b.processor - a.processor).slice(0, Number(values.slowest));
  for (const combination of slowest) await explain(database, combination);
}

/** The statements of each page, so that what is measured is the database. A visitor asks: some people hide from them. */
async function recorded(database: Database, list: string, drawn: Combination[]) {
  const { source, readRows } = LISTS[list]!;
  const reference = await catalogue(database.db);
  const within = source === talentSource ? await visibleTalents(database.db, VISITOR) : undefined;
  const beside: Beside | undefined = within && { expression: within, used: [] };
  const made: (Combination & { statements: Statement[] })[] = [];
  for (const combination of drawn) {
    const { filter, sort, offset } = combination;
    const page = { sort, locale: "en", offset, limit: PAGE_SIZE } as const;
    const statement = pageStatement(source, matching(source, reference, filter, beside), page);
    const statements = await record(database.pool, async () => {
      await readRows(database.db, reference, statement, { locale: "en", viewer: VISITOR });
    });
    made.push({ ...combination, statements });
  }
  return made;
}

/** A page of the list on a connection of its own, after one time that fills the caches. */
async function sendAlone({ pool }: Database, statements: Statement[]) {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() pid");
    for (const { text, values } of statements) await client.query(text, values);
    const [start, before] = [performance.now(), processorTime(rows[0]!.pid)];
    for (const { text, values } of statements) await client.query(text, values);
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

function print(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
  console.log(`${name}: p50 ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)} ms`);
}

async function explain({ pool }: Database, combination: Timed): Promise<void> {
  const { filter, sort, offset, times, alone, processor, statements } = combination;
  const together = times.map((time) => time.toFixed(1)).join(", ");
  console.log(
    `\n${JSON.stringify(filter)} by ${sort} from ${offset}: ${together} ms; alone ${alone.toFixed(1)}, processor ${processor.toFixed(1)} ms`,
  );
  for (const { text, values } of statements) {
    const plan = await pool.query<{ "QUERY PLAN": string }>(`explain (analyze, buffers) ${text}`, values);
    for (const row of plan.rows) console.log(`    ${row["QUERY PLAN"]}`);
  }
}

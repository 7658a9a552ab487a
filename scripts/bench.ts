// Measures the product on a native PostgreSQL: npm run bench -- [--rows 100000] [--connections 4] [--seconds 5]
// With --only "visitors" the workloads whose names contain that. With --release oldest on the oldest PostgreSQL that is promised,
// with --database on a filled one, as `bench:plans` has it.
import os from "node:os";
import { parseArgs } from "node:util";
import pg from "pg";
import { type Database, openServer } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { type ServerProcess, startServerProcess } from "#testing/server-process.ts";
import { buildApi } from "../src/api.server.ts";
import { measureAdminTables } from "./bench/admin-tables.ts";
import { benchDatabase } from "./bench/bench-database.ts";
import { clientOf } from "./bench/client.ts";
import { measureExports } from "./bench/exports.ts";
import { fill } from "./bench/fill.ts";
import { type Load, measure } from "./bench/measure.ts";
import { premiumToken } from "./bench/member.ts";
import { record, replay, type Statement } from "./bench/record.ts";
import { printerOf, printWeights, type Result, saveTimes } from "./bench/report.ts";
import { processorSeconds } from "./bench/resident.ts";
import { decidingTable, fillSelection } from "./bench/selection.ts";
import { pinned, VISITOR_COUNT, VISITOR_HEADERS, visitorPages } from "./bench/visitors.ts";
import { weightOf } from "./bench/weight.ts";
import { pagesOf, type Workload, workloadsOf } from "./bench/workloads.ts";
import { measureWriters } from "./bench/writers.ts";

/** How long every workload is sent before the first is measured, as a share of the seconds that it is measured. */
const WARM_UP = 0.2;
/** A page runs through far more code: its first thousand views cost half as much again. */
const PAGE_WARM_UP = 1.6;
/** Number of requests whose statements are recorded, to be sent by the driver alone: for each second of a workload. */
const RECORDED_CALLS_PER_SECOND = 8;
/** Settings an operator of a table this size would make; the others are PostgreSQL's defaults. */
const POSTGRES = ["shared_buffers=1GB", "work_mem=32MB", "max_wal_size=4GB", "jit=off"];

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    connections: { type: "string", default: "4" },
    seconds: { type: "string", default: "5" },
    only: { type: "string", default: "" },
    release: { type: "string", default: "newest" },
    database: { type: "string" },
  },
});
const isWanted = ({ name }: Workload) => name.includes(values.only);
const load: Load = { connections: Number(values.connections), seconds: Number(values.seconds) };

const release = values.release === "oldest" ? "oldest" : "newest";
const { database, url, stop } = values.database
  ? openFilled(values.database)
  : await benchDatabase({ release, settings: POSTGRES });
const rows = values.database ? await startupsIn(database) : Number(values.rows);
try {
  if (!values.database) {
    await fill(database.pool, rows, (done) =>
      process.stdout.write(`\r${done.toLocaleString("en-US")} of ${rows.toLocaleString("en-US")} startups`),
    );
  }
  const token = await premiumToken(database);
  console.log(
    `\n${os.cpus().length} cores, ${load.connections} connections, ${load.seconds} s a workload, PostgreSQL on the same machine`,
  );
  const product = await startServerProcess({ DATABASE_URL: url, LOG_LEVEL: "silent" });
  try {
    const print = printerOf(rows);
    const results = await measureAll(product.address, token, print);
    if ("admin tables".includes(values.only)) await measureAdminTables(database, product.address, load);
    if ("exports".includes(values.only)) await measureExports(database, product.address);
    if ("writers".includes(values.only)) await measureWriters(database, product.address, load);
    await measureVisitors(product, print);
    if (values.only === "") saveTimes(rows, results.timings);
    printWeights(results.weights);
  } finally {
    await product.stop();
  }
} finally {
  await stop();
}

function openFilled(address: string) {
  const opened = openServer(address);
  return { database: opened, url: address, stop: opened.close };
}

async function startupsIn({ pool }: Database): Promise<number> {
  return (await pool.query<{ count: number }>("select count(*) from startup")).rows[0]!.count;
}

async function measureAll(origin: string, token: string, print: (result: Result) => void) {
  const client = clientOf(origin, {
    authorization: `Bearer ${token}`,
    cookie: `session=${token}; locale=en`,
    "sec-fetch-site": "same-origin",
  });
  const timings: Result[] = [];
  const note = (result: Result) => {
    timings.push(result);
    print(result);
  };
  const selection = decidingTable(await fillSelection(database, token));
  const workloads = [...(await workloadsOf(database.pool, rows)), selection].filter(isWanted);
  const pages = (await pagesOf(database.pool)).filter(isWanted);
  // A new process compiles its code while it answers, so the first workload would seem slow.
  const warm = async ({ request }: Workload, share: number) =>
    void (await measure(
      { ...load, seconds: share * load.seconds },
      async (turn) => void (await client.send(request(turn))),
    ));
  for (const workload of workloads) await warm(workload, WARM_UP);
  for (const page of pages) await warm(page, PAGE_WARM_UP);
  const measured = async ({ name, target, request }: Workload) => {
    const before = await processorSeconds(origin);
    const api = await measure(load, async (turn) => void (await client.send(request(turn))));
    return { name, target, api, perCore: api.count / ((await processorSeconds(origin)) - before) };
  };
  const app = await buildApi({
    database,
    settings: readSettings({ LOG_LEVEL: "silent", DATABASE_URL: url, STAFF_SECOND_FACTOR: "0" }),
  });
  for (const workload of workloads)
    note({ ...(await measured(workload)), raw: await measureRaw(app, workload, token) });
  await app.close();
  const weights = new Map<string, Awaited<ReturnType<typeof weightOf>>>();
  for (const workload of pages) {
    note(await measured(workload));
    weights.set(workload.name, await weightOf(client.send, workload.request(0).url));
  }
  client.close();
  return { timings, weights };
}

/** Pages of visitors, with the server on one core; the last, because it stays there. */
async function measureVisitors(product: ServerProcess & { address: string }, print: (result: Result) => void) {
  const { address } = product;
  const client = clientOf(address, VISITOR_HEADERS);
  console.log(`\n${VISITOR_COUNT} visitors, the server ${pinned(product) ? "on one core" : "on all cores"}`);
  for (const { name, target, request } of (await visitorPages(database.pool)).filter(isWanted)) {
    const send = async (turn: number) => void (await client.send(request(turn)));
    await measure({ connections: VISITOR_COUNT, seconds: WARM_UP * load.seconds }, send);
    const before = await processorSeconds(address);
    const api = await measure({ ...load, connections: VISITOR_COUNT }, send);
    print({ name, target, api, perCore: api.count / ((await processorSeconds(address)) - before) });
  }
  client.close();
}

/** Records the statements of the workload in this process and measures them, sent by the driver alone. */
async function measureRaw(app: App, workload: Workload, token: string) {
  const send = async (turn: number) => {
    const { method, url: address, body } = workload.request(turn);
    await app.inject({
      method: method as "GET",
      url: address,
      payload: body,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
  };
  await send(0);
  const recorded: Statement[][] = [];
  const callCount = Math.ceil(RECORDED_CALLS_PER_SECOND * load.seconds);
  for (let turn = 0; turn < callCount; turn++) recorded.push(await record(database.pool, () => send(turn)));
  const pool = new pg.Pool({ connectionString: url, max: load.connections });
  const timing = await measure(load, (turn) => replay(pool, recorded[turn % callCount]!));
  await pool.end();
  return timing;
}

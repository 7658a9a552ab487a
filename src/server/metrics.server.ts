import { timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { type Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { z } from "zod";
import { rowsOf } from "#db/rows.server.ts";
import { AppError } from "#shared/errors.ts";
import type { App } from "./app.server.ts";
import { freeBytes, isDiskFull } from "./disk-space.server.ts";
import { routeOf } from "./operations.server.ts";
import { hashOfToken } from "./session.server.ts";

export const METRICS_PATH = "/metrics";
/** Histogram buckets in seconds, around the promised times: reads under 50 ms, sign-in under 400 ms. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 1, 2.5, 10];

/**
 * Metrics for Prometheus: with `METRICS_TOKEN` as bearer token, and on a port of their own. The address of who asks opens nothing: a
 * proxy on this machine may ask for somebody else without saying so.
 */
export function serveMetrics(app: App): void {
  const register = new Registry();
  measureRequests(app, register);
  measureDatabase(app, register);
  measureDisk(app, register);
  // Metrics must be readable under load.
  const config = { pressureHandler: () => {} };
  const metrics = async () => (await ofProcess().metrics()) + (await register.metrics());
  app.get(METRICS_PATH, { schema: { hide: true }, config }, async (request, reply) => {
    if (!mayRead(app, request)) throw new AppError("notFound");
    return reply
      .type(register.contentType)
      .header("cache-control", "no-store")
      .send(await metrics());
  });
  listenApart(app, async (reply) => {
    const body = await metrics();
    reply.writeHead(200, { "content-type": register.contentType, "cache-control": "no-store" }).end(body);
  });
}

/** Answers everybody on the port of `METRICS_LISTEN`, which its operator closes to others. */
function listenApart(app: App, answer: (reply: ServerResponse) => Promise<void>): void {
  const { metricsListen } = app.settings;
  if (!metricsListen) return;
  const server = createServer((request, reply) => {
    if (request.url !== METRICS_PATH) return void reply.writeHead(404).end();
    answer(reply).catch((err) => {
      app.log.error({ err }, "metrics failed");
      reply.destroy();
    });
  });
  app.addHook("onReady", async () => {
    server.listen(metricsListen);
    await once(server, "listening");
  });
  app.addHook("onClose", async () => {
    server.closeAllConnections();
    server.close();
  });
}

let processRegister: Registry | undefined;

/** Memory, processor and event loop lag. Collected once per process, because the collectors never stop. */
function ofProcess(): Registry {
  if (processRegister) return processRegister;
  processRegister = new Registry();
  collectDefaultMetrics({ register: processRegister });
  // The collectors count from now on; starting takes seconds of the processor, too.
  const { user, system } = process.cpuUsage();
  const before = { user, system, "": user + system };
  for (const [kind, microseconds] of Object.entries(before)) {
    const name = `process_cpu_${kind && `${kind}_`}seconds_total`;
    (processRegister.getSingleMetric(name) as Counter).inc(microseconds / 1_000_000);
  }
  return processRegister;
}

function mayRead({ settings: { metricsToken } }: App, request: FastifyRequest): boolean {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined || metricsToken === undefined) return false;
  return timingSafeEqual(hashOfToken(token), hashOfToken(metricsToken));
}

/** By route pattern and page, so that the number of series does not grow with the number of addresses. */
function measureRequests(app: App, register: Registry): void {
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook("onResponse", async (request, { statusCode, elapsedTime }) => {
    seconds.observe({ method: request.method, route: routeOf(app, request), status: statusCode }, elapsedTime / 1000);
  });
}

const jobCount = z.object({ job: z.string(), state: z.string(), count: z.number() });

const backupTime = z.object({ at: z.number() });

/** Makes a gauge that is measured when the metrics are read. */
const gaugesOf =
  (register: Registry) =>
  (name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => void | Promise<void>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [register],
      async collect() {
        await collect(this);
      },
    });

function measureDisk(app: App, register: Registry): void {
  const gauge = gaugesOf(register);
  gauge("data_folder_free_bytes", "Space that the data folder can still take", [], async (free) =>
    // A folder that is gone takes nothing.
    free.set(await freeBytes(app).catch(() => 0)),
  );
  gauge("disk_full", "1: writes find no space, here or on the disk of the database", [], async (full) =>
    full.set(Number(await isDiskFull(app))),
  );
}

function measureDatabase(app: App, register: Registry): void {
  const gauge = gaugesOf(register);
  gauge("database_connections", "Connections of this process", ["state"], (connections) => {
    const { pool } = app.database;
    connections.set({ state: "idle" }, pool.idleCount);
    connections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
  });
  gauge("database_waiting", "Statements waiting for a connection", [], (waiting) =>
    waiting.set(app.database.pool.waitingCount),
  );
  gauge("background_jobs", "Background work by state, of all processes", ["job", "state"], async (jobs) => {
    const counted = await rowsOf(
      app.database.db,
      jobCount,
      sql`
      select name as job, count(*) as count, case when failed_at is not null then 'failed' when lease_id is not null then 'running'
        when run_at <= now() then 'due' else 'later' end as state
      from background_job group by name, state`,
    )
      // The other metrics matter most while the database is away.
      .catch(() => undefined);
    jobs.reset();
    for (const { job, state, count } of counted ?? []) jobs.set({ job, state }, count);
  });
  gauge(
    "backup_tried_timestamp_seconds",
    "When the newest backup was made that could be restored; 0: never",
    [],
    async (at) => {
      const newest = sql`select coalesce(extract(epoch from max(made_at)), 0)::double precision at from backup where trial = 'passed'`;
      const [row] = await rowsOf(app.database.db, backupTime, newest).catch(() => []);
      at.set(row?.at ?? 0);
    },
  );
}

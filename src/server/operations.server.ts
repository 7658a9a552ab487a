import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { Database } from "#db/open.server.ts";
import type { App } from "./app.server.ts";
import { isDamage } from "./database.server.ts";
import { isDiskFull } from "./disk-space.server.ts";
import { stateOfFiles } from "./files/store-mark.server.ts";

/** Probes usually wait two seconds for the answer. */
const READY_WITHIN_MS = 1_500;

/** Calls for whoever runs the server. */
export async function operations(app: App): Promise<void> {
  // A busy process is alive: whoever monitors it must not restart it.
  const alive = { schema: { hide: true }, config: { pressureHandler: () => {} } };
  app.get("/livez", alive, async () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const ready = app.isDraining ? ({ status: "closing" } satisfies Readiness) : await readiness(app);
    return reply.code(ready.status === "ok" ? 200 : 503).send(ready);
  });
}

interface Readiness {
  status:
    | "ok"
    | "closing"
    | "database unreachable"
    | "database read-only"
    | "database damaged"
    | "files missing"
    | "disk full";
  /** A newer build has brought the tables further: this process should be replaced by one of it. */
  tables?: "newer than this build";
}

async function readiness(app: App): Promise<Readiness> {
  const state = await stateOf(app.database);
  if (!state) return { status: "database unreachable" };
  if (state === "damaged") return { status: "database damaged" };
  const tables =
    state.newest > (app.buildNumber ?? Number.POSITIVE_INFINITY) ? ({ tables: "newer than this build" } as const) : {};
  // A standby answers reads alone.
  if (state.isReadOnly) return { status: "database read-only", ...tables };
  // The folder is no longer mounted, or the bucket was emptied: what is uploaded now would be lost.
  const files = await Promise.race([
    stateOfFiles(app.database.db, app.services.files),
    pause(READY_WITHIN_MS, undefined, { ref: false }),
  ]);
  if (files === "missing") return { status: "files missing", ...tables };
  return { status: (await isDiskFull(app)) ? "disk full" : "ok", ...tables };
}

interface DatabaseState {
  isReadOnly: boolean;
  /** The number of the newest migration that was applied. */
  newest: number;
}

/** A table of each kind of work is read, too: a database may open although files of it are lost. */
const READ_TABLES = ["account", "session", "startup", "mail", "background_job"];
const STATE = `select current_setting('transaction_read_only') = 'on' "isReadOnly",
  coalesce((select max(name) from migration), '0')::text newest,
  ${READ_TABLES.map((table) => `(select count(*) from (select ${table} from ${table} limit 1) ${table})`).join(" + ")} read`;

/** Undefined: the database does not answer in time. A statement without an answer does not go on occupying its connection. */
function stateOf({ pool, embedded }: Database): Promise<DatabaseState | "damaged" | undefined> {
  const answer = pool.query({ text: STATE, ...(embedded ? {} : { query_timeout: READY_WITHIN_MS }) }).then(
    ({ rows: [row] }) => ({ isReadOnly: row.isReadOnly, newest: Number.parseInt(row.newest, 10) }),
    (error) => (isDamage(error) ? ("damaged" as const) : undefined),
  );
  return Promise.race([answer, pause(READY_WITHIN_MS, undefined, { ref: false })]);
}

/** The pattern of a call's address, or the name of a page: what requests are counted by. */
export const routeOf = (app: App, request: FastifyRequest): string =>
  app.pageNameOf?.(request) ?? request.routeOptions.url ?? "unknown";

/** Logs one line a request: the route without its parameters, and how it ended; nothing about the person. */
export function logRequests(app: App): void {
  // Whoever asks and whoever reads the log name a request alike.
  app.addHook("onRequest", async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const path = routeOf(app, request);
    const trace = app.tracing?.traceOf(request) ?? traceOf(request.raw);
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(trace && { trace }),
      },
      "request",
    );
  });
}

const REQUEST_ID = "x-request-id";
/** A name for a request that can stand in a log as it is. */
const REQUEST_NAME = /^[\w.-]{8,64}$/;

/** The name that a proxy has given the request, or one of our own. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = String(headers[REQUEST_ID] ?? "");
  return REQUEST_NAME.test(given) ? given : randomUUID();
}

/** The trace a request belongs to, by W3C Trace Context; undefined where it names none. */
const traceOf = ({ headers }: IncomingMessage): string | undefined =>
  /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/.exec(String(headers.traceparent ?? ""))?.[1];

import type { Writable } from "node:stream";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { buildApi } from "#/api.server.ts";
import { buildNumber } from "#db/migrate.server.ts";
import type { Database } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { failuresOf } from "#server/openapi.server.ts";
import { readSettings } from "#server/settings.server.ts";
import type { Endpoint, Input } from "#shared/endpoint.ts";
import { addressOf } from "#shared/endpoint.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { formOf } from "#shared/upload.ts";
import { TEST_ENV } from "#testing/test-env.ts";
import { unnamedIn } from "./audited.ts";
import { testDatabase } from "./database.ts";

export interface TestAnswer<Data> {
  status: number;
  /** The content of `data`: the answer, or the field problems of a failure. */
  data: Data;
  code: string | undefined;
  message: string | undefined;
  headers: Record<string, unknown>;
}

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
}

/** Throws when a call fails with a code that its contract does not name. */
function expectDeclared(endpoint: Endpoint, code: ErrorCode | undefined): void {
  if (code && !failuresOf(endpoint).includes(code))
    throw new Error(`${endpoint.method} ${endpoint.path} answers ${code}, which its contract does not declare.`);
}

/**
 * The whole API on a fresh database; closed when the test ends. `call` goes through the front door. `env`: settings.
 * `log`: takes what is logged, from the level that the settings name. Without arguments it may be one that has served other
 * tests. Those that add routes, or say which address they ask from, pass settings, if only `{}`.
 */
export async function testApp(database?: Database, env?: Record<string, string>, log?: Writable) {
  if (!database && !env) return await reusedApp();
  const opened = database ?? (await testDatabase());
  const built = callsOf(await newApp(opened, env, log), opened);
  onTestFinished(async () => {
    await expectNamesInAudit(opened);
    await built.app.close();
    if (!database) await opened.close();
  });
  return built;
}

/** APIs that no test uses at present. Building one takes longer than most tests. */
const freeApps: App[] = [];
let testCount = 0;

/** An API on a fresh database. What it remembers of its requests goes by their address, which is another one in each test. */
async function reusedApp() {
  const database = await testDatabase();
  let hasStreams = false;
  const listen: Database["listen"] = (...channel) => {
    hasStreams = true;
    return database.listen(...channel);
  };
  const app = freeApps.pop() ?? (await newApp(database));
  app.database = { ...database, listen };
  const remoteAddress = `127.1.${Math.floor(testCount / 250)}.${(testCount++ % 250) + 1}`;
  const inject = (request: InjectOptions | string) =>
    app.inject({ remoteAddress, ...(typeof request === "string" ? { url: request } : request) });
  let isClosed = false;
  const close = async () => {
    isClosed = true;
    await app.close();
  };
  onTestFinished(async () => {
    await expectNamesInAudit(database);
    const isFree = !hasStreams && !isClosed && !app.server.listening && !database.pool.ended;
    if (isFree) {
      await app.errors.flush();
      await app.usage.flush();
      freeApps.push(app);
    } else await app.close();
    await database.close();
  });
  return callsOf(Object.create(app, { inject: { value: inject }, close: { value: close } }), database);
}

/** Throws where a field of an entry of the audit has no name. Tests may have closed the database. */
async function expectNamesInAudit({ pool }: Database): Promise<void> {
  const statement = "select distinct action, entity, detail from audit where detail <> '{}'";
  const entries = await pool
    .query<{ action: string; entity: string; detail: object }>(statement)
    .catch(() => undefined);
  const unnamed = entries?.rows.flatMap(({ action, entity, detail }) =>
    unnamedIn(entity, detail).map((field) => `${field} (${action})`),
  );
  if (unnamed?.length) throw new Error(`Fields in the audit have no name (Feature.audited): ${unnamed.join(", ")}`);
}

/** One such API for all tests of a file: for those that only read. `fill` writes what they find. */
export function sharedApp(
  fill: (database: Database) => Promise<unknown> = async () => {},
  env: Record<string, string> = {},
): () => TestApp {
  let built: TestApp;
  beforeAll(async () => {
    const database = await testDatabase();
    await fill(database);
    built = callsOf(await newApp(database, env), database);
  });
  afterAll(async () => {
    await built.app.close();
    await built.database.close();
  });
  return () => built;
}

export type TestApp = ReturnType<typeof callsOf>;

async function newApp(database: Database, env: Record<string, string> = {}, log?: Writable): Promise<App> {
  const settings = readSettings({
    ...TEST_ENV,
    WRITES_PER_MINUTE: "1000000",
    READS_PER_MINUTE: "1000000",
    // A test waits for its answer, however busy the machine is.
    LAG_SECONDS: "600",
    ...env,
  });
  return await buildApi({ database, settings, buildNumber: await buildNumber() }, log);
}

function callsOf(app: App, database: Database) {
  const call = async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    options: CallOptions = {},
  ): Promise<TestAnswer<E["answer"]["_zod"]["output"]>> => {
    const { params, query, body } = input as { params?: unknown; query?: unknown; body?: object };
    const response = await app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, params, query),
      ...(body === undefined ? {} : { payload: endpoint.uploadLimit ? formOf(body) : body }),
      headers: { ...(options.token ? { authorization: `Bearer ${options.token}` } : {}), ...options.headers },
    });
    const content = String(response.headers["content-type"]).includes("json") ? response.json() : {};
    expectDeclared(endpoint, content.status?.code);
    return {
      status: response.statusCode,
      data: content.data,
      code: content.status?.code,
      message: content.message,
      headers: response.headers,
    };
  };
  return { app, call, database, db: database.db };
}

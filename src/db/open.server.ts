import { randomBytes } from "node:crypto";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { connectingToWritable, type DatabaseAddress, databaseAddress } from "./hosts.server.ts";
import { type Listen, listenOn } from "./listen.server.ts";
import type { Respond } from "./lock.server.ts";
import { preparingClient, StatementNames } from "./prepared.server.ts";
import { transactionsOf } from "./transaction.server.ts";

/** The database or a transaction on it: what queries and commands take. */
export type Db = PgDatabase<
  NodePgQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** The database runs in this process, on its event loop, with one connection. */
  embedded: boolean;
  /** The name of this process's connections in `pg_stat_activity`, unique to it. */
  processName: string;
  listen: Listen;
  close(): Promise<void>;
  /** Of an embedded one: copies it as it is into another data folder. */
  copyTo?(folder: string): Promise<void>;
  /** Of an embedded one: answers commands of other processes, which cannot open it. */
  respond?(respond: Respond): void;
}

/** Connections per process; several processes share the server's limit (PostgreSQL's default is 100). */
export const POOL_SIZE = 16;

// int8 (counts, sums) as numbers: ours stay far below 2^53. Calendar dates stay text, "2024-03-01".
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Time limits of a connection, in milliseconds (decision 31). */
export interface TimeLimits {
  /** For opening a connection, and for waiting until one of the pool is free. */
  connectMs: number;
  statementMs: number;
  /** For waiting until another transaction gives a row or table free. */
  lockMs: number;
  /** For a transaction that sends nothing, such as that of a process that froze. */
  idleInTransactionMs: number;
}

/** How long to wait for a connection where nothing else is said. */
const CONNECT_MS = 5_000;
/** The server ends a statement at its limit. When it has not answered so much later, it hangs, and the connection is given up. */
const NO_ANSWER_MS = 1_000;

/** How servers are reached. */
export interface ServerOptions {
  poolSize?: number;
  /** Another address of the same database; `url` is then a pooler's that changes connections between transactions (record 103). */
  directUrl?: string | undefined;
}

/**
 * Opens a database on a PostgreSQL server, of several named ones on that which takes writes. It connects with the first query.
 * Without `limits` statements may take as long as they need: for migrations and commands.
 */
export function openServer(url: string, limits?: TimeLimits, options: ServerOptions = {}): Database {
  const { poolSize = POOL_SIZE, directUrl } = options;
  const isPooled = directUrl !== undefined;
  const processName = newProcessName();
  const address = addressFor(url, isPooled ? pooledOptions(processName) : ownOptions(processName));
  const connectMs = limits?.connectMs ?? CONNECT_MS;
  const names = new StatementNames(isPooled ? 0 : undefined);
  const Client = connectingToWritable(preparingClient(names), address, connectMs / 2);
  const connectionString = address.url;
  const pool = new pg.Pool({
    Client,
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    ...(limits && { query_timeout: limits.statementMs + NO_ANSWER_MS }),
    // A pooler refuses them: there the role has them.
    ...(limits &&
      !isPooled && {
        statement_timeout: limits.statementMs,
        lock_timeout: limits.lockMs,
        idle_in_transaction_session_timeout: limits.idleInTransactionMs,
      }),
  });
  const direct = isPooled ? addressFor(directUrl, ownOptions(processName)) : address;
  const listen = listenOn({ connectionString: direct.url }, connectingToWritable(pg.Client, direct, connectMs / 2));
  // Others tell by its name that this process lives (idempotency); connections of a pooler bear it only within transactions.
  const presence = isPooled ? listen(processName, () => {}) : undefined;
  const close = async () => {
    await (await presence)?.();
    await pool.end();
  };
  return { db: databaseOn(pool), pool, embedded: false, processName, listen, close };
}

export const newProcessName = (): string => `kovan ${randomBytes(6).toString("hex")}`;

/**
 * PostgreSQL compiles statements that it expects to be long. Those of lists look long and take milliseconds: compiling one takes
 * longer than running it. Options that the address has already come later and win.
 */
const ownOptions = (processName: string) => (parameters: URLSearchParams) => {
  parameters.set("options", ["-c jit=off", ...parameters.getAll("options")].join(" "));
  parameters.set("application_name", processName);
};

const pooledOptions = (processName: string) => (parameters: URLSearchParams) =>
  parameters.set("application_name", processName);

function addressFor(url: string, addOptions: (parameters: URLSearchParams) => void): DatabaseAddress {
  const address = databaseAddress(url);
  if (!address) throw new Error("not an address of PostgreSQL");
  const first = new URL(address.url);
  addOptions(first.searchParams);
  return { ...address, url: first.href };
}

/** Errors of a connection reach the statement that was under way. Where nobody listens, they would end the process. */
export function databaseOn(pool: pg.Pool): Db {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db: Db = drizzle(pool);
  db.transaction = transactionsOf(pool);
  return db;
}

import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

export interface Host {
  host: string;
  port: number;
}

/** An address of PostgreSQL, which may name several servers of which one takes writes: `postgres://user@one:5432,two:5432/kovan`. */
export interface DatabaseAddress {
  hosts: Host[];
  /** The same with the first server alone, as the driver reads it. */
  url: string;
}

const USUAL_PORT = 5432;
/** The whole address up to the path: scheme, user and password, servers. */
const PARTS = /^(postgres(?:ql)?:\/\/)((?:[^@/?#]*@)?)([^/?#]*)(.*)$/i;
const SERVER = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i;

/** Reads an address; undefined where it is none. */
export function databaseAddress(text: string): DatabaseAddress | undefined {
  const [, scheme, credentials, servers, rest] = PARTS.exec(text) ?? [];
  if (!scheme || servers === undefined || rest === undefined) return undefined;
  const hosts: Host[] = [];
  for (const server of servers.split(",")) {
    const [, host, port] = SERVER.exec(server) ?? [];
    if (!host || Number(port ?? 1) < 1 || Number(port ?? 1) > 65_535) return undefined;
    hosts.push({ host: host.replace(/^\[(.*)\]$/, "$1"), port: Number(port ?? USUAL_PORT) });
  }
  const single = `${scheme}${credentials}${servers.split(",")[0]}${rest}`;
  if (!URL.canParse(single)) return undefined;
  const url = new URL(single);
  // Of several servers the one that takes writes is always looked for: nothing else would serve.
  url.searchParams.delete("target_session_attrs");
  return { hosts, url: url.href };
}

/** Of PostgreSQL: a standby was asked to write. */
const READ_ONLY = "25006";
/** With a code, as the driver's errors have: who asked may try again. */
const away = (message: string, code: string) => Object.assign(new Error(message), { code });

/** Asks all servers at once; resolves with the first that takes writes. Rejects when none has said so in time. */
export async function writableHost({ hosts, url }: DatabaseAddress, withinMs: number): Promise<Host> {
  const late = pause(withinMs, undefined, { ref: false }).then(() => {
    throw away("no server that takes writes has answered", "ETIMEDOUT");
  });
  late.catch(() => {});
  const answers = hosts.map((server) => askServer(server, url, withinMs));
  return Promise.race([Promise.any(answers).catch(reasonOf), late]);
}

/** Of the first server that can be reached; else of the first. */
function reasonOf(error: unknown): never {
  const reasons = error instanceof AggregateError ? (error.errors as NodeJS.ErrnoException[]) : [];
  throw reasons.find(({ code }) => code !== "ECONNREFUSED") ?? reasons[0] ?? error;
}

async function askServer({ host, port }: Host, url: string, withinMs: number): Promise<Host> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: withinMs, query_timeout: withinMs });
  client.host = host;
  client.port = port;
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ off: boolean }>(
      "select current_setting('transaction_read_only') = 'off' off",
    );
    if (!rows[0]?.off) throw away(`the server ${host}:${port} takes no writes`, READ_ONLY);
    return { host, port };
  } finally {
    client.end().catch(() => {});
  }
}

/** Connects to the server that takes writes. Which one it is may change with every connection. */
export function connectingToWritable(
  Base: typeof pg.Client,
  address: DatabaseAddress,
  withinMs: number,
): typeof pg.Client {
  if (address.hosts.length < 2) return Base;
  return class extends Base {
    override connect(...[done]: unknown[]): never {
      const connected = writableHost(address, withinMs).then(({ host, port }) => {
        this.host = host;
        this.port = port;
        return super.connect();
      });
      if (typeof done !== "function") return connected as never;
      connected.then(
        () => done(),
        (error) => done(error),
      );
      return undefined as never;
    }
  };
}

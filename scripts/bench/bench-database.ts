import { randomBytes } from "node:crypto";
import { type Database, openServer } from "#db/open.server.ts";
import { prepare } from "#testing/prepare.ts";
import { startPostgres } from "#testing/start-postgres.ts";

export interface BenchDatabase {
  database: Database;
  url: string;
  /** Another database of the same server, with no tables. */
  addEmpty(): Promise<Database>;
  /** Closes its databases and ends the server. */
  stop(): Promise<void>;
}

type Options = Pick<NonNullable<Parameters<typeof startPostgres>[0]>, "release" | "settings">;

/**
 * A migrated database with reference data, on a native PostgreSQL of its own. Where `BENCH_TEMPLATE` is the address of such a
 * database it is a copy of that one, on its server: so tests run these commands without a server for each.
 */
export async function benchDatabase(options: Options = {}): Promise<BenchDatabase> {
  const template = process.env.BENCH_TEMPLATE;
  const server = template ? sharedServer(template) : await startPostgres(options);
  const [url, opened] = [server.addressOf(template ? newName() : "postgres"), [] as Database[]];
  const open = (address: string) => {
    const database = openServer(address);
    opened.push(database);
    return database;
  };
  if (template) await createDatabase(server.addressOf("postgres"), url, template);
  const database = open(url);
  if (!template) await prepare(database);
  return {
    database,
    url,
    async addEmpty() {
      const address = server.addressOf(newName());
      await createDatabase(server.addressOf("postgres"), address);
      return open(address);
    },
    async stop() {
      for (const one of opened) await one.close();
      await server.stop();
    },
  };
}

/** A server that others use, too: it goes on. */
const sharedServer = (template: string) => ({
  addressOf: (name: string) => new URL(`/${name}`, template).href,
  stop: async () => {},
});

const newName = (): string => `bench_${randomBytes(6).toString("hex")}`;
const nameIn = (address: string): string => new URL(address).pathname.slice(1);

async function createDatabase(server: string, address: string, template?: string): Promise<void> {
  const admin = openServer(server);
  await admin.pool.query(
    `create database ${nameIn(address)}${template ? ` template ${nameIn(template)} strategy file_copy` : ""}`,
  );
  await admin.close();
}

type Release = NonNullable<Options["release"]>;

/** "newest,oldest": the releases of PostgreSQL that are measured, one after the other. Throws for other names. */
export function releasesIn(text: string): Release[] {
  return text.split(",").map((release) => {
    if (release !== "oldest" && release !== "newest") throw new Error("--release is oldest or newest");
    return release;
  });
}

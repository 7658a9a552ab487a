import { rm } from "node:fs/promises";
import { freePort } from "#testing/free-port.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { type NativePostgres, startPostgres } from "#testing/start-postgres.ts";

/** A server of ours that keeps its address however often it ends. */
export interface Server {
  address: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Ends it as a supervisor does; the exit code and how long it took. */
  stop(): Promise<{ code: number; ms: number }>;
}

/** Servers on one database, filled with the demo. */
export interface Ground {
  servers: Server[];
  /** Undefined: the embedded one. */
  postgres: NativePostgres | undefined;
  close(): Promise<void>;
}

export interface GroundOptions {
  embedded?: boolean;
  processes?: number;
  env?: Record<string, string>;
  /** Address of a database that is there already. */
  database?: string;
  /** The folder of the embedded database's data. */
  dataDir?: string;
}

export async function openGround({
  embedded,
  database,
  processes = 1,
  env = {},
  dataDir,
}: GroundOptions = {}): Promise<Ground> {
  const folder = dataDir ?? scratchFolder("kovan-chaos-");
  // An acknowledged write must survive the database's death.
  const postgres = embedded || database ? undefined : await startPostgres({ settings: ["synchronous_commit=on"] });
  const all = {
    ...env,
    DATA_DIR: folder,
    DEMO: "1",
    ...(database && { DATABASE_URL: database }),
    ...(postgres && { DATABASE_URL: postgres.addressOf("postgres") }),
  };
  const servers: Server[] = [];
  const close = async () => {
    try {
      await Promise.all(servers.map((server) => server.stop()));
    } finally {
      await postgres?.stop();
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    }
  };
  try {
    for (let count = 0; count < processes; count++) {
      const server = await serverOn(all);
      await server.start();
      servers.push(server);
    }
  } catch (error) {
    // A database without a server would stay until this process ends.
    await close();
    throw error;
  }
  return { servers, postgres, close };
}

async function serverOn(env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let running: Awaited<ReturnType<typeof startServerProcess>>;
  return {
    address,
    async start() {
      running = await startServerProcess({
        ...env,
        PORT: String(port),
        PUBLIC_URL: env.PUBLIC_URL ?? address,
        LOG_LEVEL: "fatal",
      });
    },
    async kill() {
      running.child.kill("SIGKILL");
      await running.exited;
    },
    async stop() {
      const began = Date.now();
      return { code: await running.stop(), ms: Date.now() - began };
    },
  };
}

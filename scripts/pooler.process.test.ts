// A server behind PgBouncer, which gives connections to others between transactions.
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "#db/open.server.ts";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { freePort } from "#testing/free-port.ts";
import { freshFolder, signIn } from "#testing/fresh-start.ts";
import { spawnScript, startServerProcess } from "#testing/server-process.ts";
import { startPostgres } from "#testing/start-postgres.ts";
import { notInstalled, startProgram, systemProgram } from "#testing/system-program.ts";
import { openLedger } from "./chaos/ledger.ts";

const pgbouncer = systemProgram("pgbouncer");

/** Transaction mode, and fewer connections than the server's pool: they change hands all the time. */
async function startPooler(databasePort: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "kovan-pgbouncer-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
postgres = host=127.0.0.1 port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = 4
`,
  );
  writeFileSync(path.join(folder, "users.txt"), '"postgres" ""\n');
  const pooler = startProgram(pgbouncer!, [file], true);
  onTestFinished(() => pooler.stop());
  await expect.poll(pooler.output).toContain("process up");
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

test.skipIf(!pgbouncer)(
  `a house behind PgBouncer${pgbouncer ? "" : `: ${notInstalled("pgbouncer")}`}`,
  async () => {
    const postgres = await startPostgres({ inMemory: true });
    onTestFinished(() => postgres.stop());
    const direct = postgres.addressOf("postgres");
    const pooled = await startPooler(new URL(direct).port);
    const admin = openServer(direct);
    await admin.pool.query("alter role postgres set statement_timeout = '10s'");
    const shared = {
      DATA_DIR: await freshFolder(),
      DEMO: "1",
      DATABASE_POOLER: "transaction",
      DATABASE_POOL: "12",
      LAG_SECONDS: "60",
    };
    const env = { ...shared, DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct };
    const server = await startServerProcess(env);
    const { rows } = await admin.pool.query(
      "select distinct application_name from pg_stat_activity where application_name like 'kovan %' and query like 'listen%'",
    );
    // Its own connection, by which others know that the process lives.
    expect(rows.length).toBeGreaterThan(0);
    await admin.close();

    expect((await signIn(server.address, demoEmail("admin"), DEMO_PASSWORD)).status).toBe(200);
    const ledger = await openLedger([server.address]);
    const pages = Array.from({ length: 60 }, () => fetch(`${server.address}/startups`).then(({ status }) => status));
    expect(new Set(await Promise.all(pages))).toEqual(new Set([200]));
    const { acknowledged, lost, doubled, wrong } = await ledger.settle();
    expect({ lost, doubled, wrong }).toEqual({ lost: 0, doubled: 0, wrong: [] });
    expect(acknowledged).toBeGreaterThan(5);
    expect(await server.stop()).toBe(0);

    const away = { ...env, DATABASE_URL: `postgres://postgres@127.0.0.1:${await freePort()}/postgres` };
    const refused = spawnScript("scripts/start.ts", away);
    expect(await refused.exited).toBe(1);
    expect(refused.output().trim().split("\n").at(-1)).toMatch(/^The database at DATABASE_URL cannot be used: /);
  },
  300_000,
);

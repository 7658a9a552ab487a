// A spreadsheet of 5,000 startups while others read the list, on both releases of PostgreSQL:
// npm run bench:export -- [--rows 20000] [--export 5000] [--seconds 6] [--release newest,oldest]
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { listStartups, STARTUP_COLUMNS, startupExports } from "#features/startups/contract.ts";
import { hashOfToken } from "#server/session.server.ts";
import { buyPackage } from "#testing/packages.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { benchDatabase, releasesIn } from "./bench/bench-database.ts";
import { clientOf } from "./bench/client.ts";
import { fill } from "./bench/fill.ts";
import { measure } from "./bench/measure.ts";
import { premiumToken } from "./bench/member.ts";
import { residentBytes } from "./bench/resident.ts";

const PROMISED_LIMITS = { seconds: 5, megabytes: 120, listP95: 50 };
const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "20000" },
    export: { type: "string", default: "5000" },
    /** Long enough for the list to be read hundreds of times beside the file. */
    seconds: { type: "string", default: "6" },
    release: { type: "string", default: "newest,oldest" },
  },
});
const limit = Number(values.export);
const load = { connections: 1, seconds: Number(values.seconds) };
const { exportRows, listExports } = startupExports;
const list = { method: listStartups.method, url: listStartups.path, body: JSON.stringify({ filter: {} }) };
const wish = {
  method: exportRows.method,
  url: exportRows.path,
  body: JSON.stringify({ filter: {}, columns: STARTUP_COLUMNS, limit }),
};
const megabytes = (bytes: number) => bytes / 1_000_000;

for (const release of releasesIn(values.release)) {
  const { database, url, stop } = await benchDatabase({ release });
  await fill(database.pool, Number(values.rows), () => {});
  const token = await premiumToken(database);
  const { rows } = await database.pool.query("select account_id from session where token_hash = $1", [
    hashOfToken(token),
  ]);
  await buyPackage(database.db, rows[0].account_id, "business-monthly");
  const server = await startServerProcess({ DATABASE_URL: url, LOG_LEVEL: "silent" });
  const client = clientOf(server.address, { authorization: `Bearer ${token}` });
  const read = async () => void (await client.send(list));
  await measure(load, read);
  const before = await residentBytes(server.address);
  let most = before;

  /** Seconds until the file is whole. */
  const written = async () => {
    const began = performance.now();
    await client.send(wish);
    for (;;) {
      await pause(50);
      most = Math.max(most, await residentBytes(server.address));
      const answer = JSON.parse(String(await client.send({ method: listExports.method, url: listExports.path })));
      const [newest] = answer.data.rows;
      if (newest.state === "failed") throw new Error("The file could not be written.");
      if (newest.state === "ready") return (performance.now() - began) / 1000;
    }
  };
  const [seconds, { p95 }] = await Promise.all([written(), measure(load, read)]);
  const { rows: version } = await database.pool.query("select current_setting('server_version') version");
  console.log(
    `${limit} of ${values.rows} startups, PostgreSQL ${version[0].version}: ${seconds.toFixed(1)} s (promised ${PROMISED_LIMITS.seconds}), ${megabytes(most - before).toFixed(0)} MB more (promised ${PROMISED_LIMITS.megabytes}); the list meanwhile p95 ${p95.toFixed(0)} ms (promised ${PROMISED_LIMITS.listP95})`,
  );
  client.close();
  await server.stop();
  await stop();
}

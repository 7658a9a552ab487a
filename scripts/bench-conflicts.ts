// Reviews that are saved while links between jurors and teams arrive (record 75): messages, teams, mentors, rights.
// npm run bench:conflicts -- [--applications 100] [--jurors 20] [--connections 4] [--links 4] [--seconds 10] [--release newest,oldest]
import { parseArgs } from "node:util";
import { startServerProcess } from "#testing/server-process.ts";
import { benchDatabase, releasesIn } from "./bench/bench-database.ts";
import { linking } from "./bench/conflict-links.ts";
import { fillReviewing, reviewing } from "./bench/conflict-reviews.ts";
import { measure, type Timing } from "./bench/measure.ts";

const { values } = parseArgs({
  options: {
    applications: { type: "string", default: "100" },
    jurors: { type: "string", default: "20" },
    connections: { type: "string", default: "4" },
    links: { type: "string", default: "4" },
    seconds: { type: "string", default: "10" },
    release: { type: "string", default: "newest,oldest" },
  },
});
const load = { connections: Number(values.connections), seconds: Number(values.seconds) };
const times = ({ p50, p95, p99 }: Timing) => [p50, p95, p99].map((time) => `${time.toFixed(0)} ms`).join(", ");

for (const release of releasesIn(values.release)) {
  const { database, url, stop } = await benchDatabase({ release });
  const selection = await fillReviewing(database.db, Number(values.applications), Number(values.jurors));
  const server = await startServerProcess({ DATABASE_URL: url, LOG_LEVEL: "silent" });
  const reviews = reviewing(server.address, selection);
  const links = linking(database, selection);
  const alone = await measure(load, reviews.save);
  const [beside, arrived] = await Promise.all([
    measure(load, reviews.save),
    measure({ ...load, connections: Number(values.links) }, links.add),
  ]);
  const { rows } = await database.pool.query<{ version: string; deadlocks: string }>(
    `select current_setting('server_version') "version", deadlocks from pg_stat_database where datname = current_database()`,
  );
  const { saved, lost } = await reviews.compared(database);
  console.log(
    `PostgreSQL ${rows[0]!.version}: a review saved, p50, p95, p99 ${times(alone)}; while ${arrived.count} links arrive ${times(beside)}; a link ${times(arrived)}`,
  );
  console.log(
    `${saved} reviews with what was acknowledged last, ${lost} lost, ${rows[0]!.deadlocks} deadlocks, ${reviews.failed()} saves and ${links.failed()} links failed`,
  );
  if (lost + reviews.failed() + links.failed() + Number(rows[0]!.deadlocks) > 0) process.exitCode = 1;
  await server.stop();
  await stop();
}

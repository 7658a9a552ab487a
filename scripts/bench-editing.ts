// Saves of the largest startup among 100,000, on a native PostgreSQL: npm run bench:editing -- [--rows 100000] [--seconds 10]
import { parseArgs } from "node:util";
import { changeStartup, getEditableStartup, rowEndpoints } from "#features/startups/editing/contract.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { benchDatabase } from "./bench/bench-database.ts";
import { clientOf } from "./bench/client.ts";
import { fill } from "./bench/fill.ts";
import { addLargest, type Key, rowBodies, senderOf } from "./bench/largest.ts";
import { measure } from "./bench/measure.ts";
import { premiumToken } from "./bench/member.ts";

const PROMISED_MS = 250;
const CONNECTION_COUNT = 4;

const { values } = parseArgs({
  options: { rows: { type: "string", default: "100000" }, seconds: { type: "string", default: "10" } },
});

const { database, url, stop } = await benchDatabase();
await fill(database.pool, Number(values.rows), () => {});
const token = await premiumToken(database);
const server = await startServerProcess({ DATABASE_URL: url, LOG_LEVEL: "silent" });
const client = clientOf(server.address, { authorization: `Bearer ${token}` });

const send = senderOf(client);
const { id, rowIds } = await addLargest(send);
const params = { id };

const saveRow = (key: Key) => async (turn: number) => {
  const query = { id: rowIds[key][turn % rowIds[key].length]! };
  await send(rowEndpoints[key].put, { params, query, body: rowBodies[key](turn) as never });
};
const works: Record<string, (turn: number) => Promise<unknown>> = {
  "open the form": () => send(getEditableStartup, { params: { seoUrlOrId: id } }),
  "save fields": (turn) => send(changeStartup, { params, body: { taglineEn: `Tagline ${turn}` } }),
  "save a round with five investors": saveRow("investment"),
  "save a person of the team": saveRow("teammember"),
  "save an update": saveRow("importantupdate"),
};
for (const [name, work] of Object.entries(works))
  for (const connections of [1, CONNECTION_COUNT]) {
    const timing = await measure(
      { connections, seconds: Number(values.seconds) },
      async (turn) => void (await work(turn)),
    );
    const times = [timing.p50, timing.p95, timing.p99].map((time) => `${time.toFixed(1)} ms`).join(", ");
    console.log(`${name}, ${connections} at once: p50, p95, p99 ${times}; promised p95 ${PROMISED_MS} ms`);
  }
client.close();
await server.stop();
await stop();

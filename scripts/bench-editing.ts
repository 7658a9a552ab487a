// Saves of the largest startup among 100,000, on a native PostgreSQL: npm run bench:editing -- [--rows 100000] [--seconds 10]
import { parseArgs } from "node:util";
import { openServer } from "#db/open.server.ts";
import { changeStartup, createStartup, getEditableStartup, rowEndpoints } from "#features/startups/editing/contract.ts";
import { addressOf, type Endpoint, type Input } from "#shared/endpoint.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { prepare } from "#testing/prepare.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { startPostgres } from "#testing/start-postgres.ts";
import { clientOf } from "./bench/client.ts";
import { fill } from "./bench/fill.ts";
import { measure } from "./bench/measure.ts";
import { premiumToken } from "./bench/member.ts";

/** Of the largest startup that the product promises to save quickly. */
const SIZE = { investment: 60, teammember: 40, importantupdate: 100 };
const PROMISED_MS = 250;
const CONNECTIONS = 4;

const { values } = parseArgs({
  options: { rows: { type: "string", default: "100000" }, seconds: { type: "string", default: "10" } },
});

const postgres = await startPostgres();
const url = postgres.addressOf("postgres");
const database = openServer(url);
await prepare(database);
await fill(database.pool, Number(values.rows), () => {});
const token = await premiumToken(database);
const server = await startServerProcess({ DATABASE_URL: url, LOG_LEVEL: "silent" });
const client = clientOf(server.address, { authorization: `Bearer ${token}` });

async function send<E extends Endpoint>(endpoint: E, input: Input<E>) {
  const { params, query, body } = input as { params?: unknown; query?: unknown; body?: unknown };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await client.send({ method: endpoint.method, url: addressOf(endpoint, params, query), ...sent });
  return (JSON.parse(answer.toString()) as { data: { id: string } }).data;
}

const { id } = await send(createStartup, {
  body: { name: "The largest", sectorId: typeId("sector", "energy"), countryId: fixedId("country/TR") },
});
const params = { id };
const USD = fixedId("currency/USD");
const dayOf = (at: number) => `20${10 + (at % 14)}-0${1 + (at % 9)}-15`;
const bodies = {
  investment: (at: number) => ({
    stageId: typeId("investmentTour", "seed"),
    typeId: typeId("investmentType", "equity"),
    announcedDate: dayOf(at),
    amount: 100_000 + 1_000 * at,
    amountCurrencyId: USD,
    investors: Array.from({ length: 5 }, (_, investor) => ({
      name: `Investor ${at} ${investor}`,
      isLead: investor === 0,
    })),
  }),
  teammember: (at: number) => ({ name: `Person ${at}`, title: `Title ${at}`, shareValue: 1 }),
  importantupdate: (at: number) => ({
    updateDate: dayOf(at),
    descriptionEn: `News ${at} `.repeat(40),
    descriptionTr: `Haber ${at} `.repeat(40),
  }),
};
type Key = keyof typeof bodies;
const rowIds: Record<Key, string[]> = { investment: [], teammember: [], importantupdate: [] };
for (const key of Object.keys(bodies) as Key[])
  for (let at = 0; at < SIZE[key]; at++) {
    const row = await send(rowEndpoints[key].post, { params, body: bodies[key](at) as never });
    rowIds[key].push(row.id);
  }

const saveRow = (key: Key) => async (turn: number) => {
  const query = { id: rowIds[key][turn % rowIds[key].length]! };
  await send(rowEndpoints[key].put, { params, query, body: bodies[key](turn) as never });
};
const works: Record<string, (turn: number) => Promise<unknown>> = {
  "open the form": () => send(getEditableStartup, { params: { seoUrlOrId: id } }),
  "save fields": (turn) => send(changeStartup, { params, body: { taglineEn: `Tagline ${turn}` } }),
  "save a round with five investors": saveRow("investment"),
  "save a person of the team": saveRow("teammember"),
  "save an update": saveRow("importantupdate"),
};
for (const [name, work] of Object.entries(works))
  for (const connections of [1, CONNECTIONS]) {
    const timing = await measure(
      { connections, seconds: Number(values.seconds) },
      async (turn) => void (await work(turn)),
    );
    const times = [timing.p50, timing.p95, timing.p99].map((time) => `${time.toFixed(1)} ms`).join(", ");
    console.log(`${name}, ${connections} at once: p50, p95, p99 ${times}; promised p95 ${PROMISED_MS} ms`);
  }
client.close();
await server.stop();
await database.close();
await postgres.stop();

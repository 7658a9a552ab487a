// Open event streams on one process: npm run bench:messages -- [--streams 2000] [--seconds 20] [--kills 3] [--settle 15]
// Memory of a stream, how long a message takes to the other side, and what a killed process loses or sends twice.
import { randomBytes, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { v7 } from "uuid";
import { postMessage } from "#features/messages/contract.ts";
import { hashOfToken } from "#server/session.server.ts";
import { freePort } from "#testing/free-port.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { benchDatabase } from "./bench/bench-database.ts";
import { measure } from "./bench/measure.ts";
import { residentBytes } from "./bench/resident.ts";
import { openStream } from "./bench/streams.ts";

/** The promise of the product: bytes of an idle stream, milliseconds at the 95th percentile. */
const PROMISED_LIMITS = { bytes: 60_000, arrival: 300 };
const WRITER_COUNT = 4;

const { values } = parseArgs({
  options: {
    streams: { type: "string", default: "2000" },
    seconds: { type: "string", default: "20" },
    kills: { type: "string", default: "3" },
    /** Seconds after which nothing is under way any more. */
    settle: { type: "string", default: "15" },
  },
});
const count = Number(values.streams);

interface Reader {
  id: string;
  token: string;
  from: string;
}

const { database, url, stop } = await benchDatabase({ settings: ["synchronous_commit=on"] });
const readers = await addReaders();
const port = await freePort();
const DATA_DIR = scratchFolder("kovan-bench-messages-");
const start = () => startServerProcess({ DATABASE_URL: url, DATA_DIR, PORT: `${port}`, LOG_LEVEL: "silent" });
let server = await start();
const origin = server.address;

const waiting = new Map<string, () => void>();
const before = await residentBytes(origin);
const streams = readers.map(({ token, from }) => openStream(origin, token, from, (text) => waiting.get(text)?.()));
await Promise.all(streams.map(({ ready }) => ready));
await pause(1_000 * Number(values.settle));
const each = ((await residentBytes(origin)) - before) / count;
console.log(
  `${count} idle streams: ${(each / 1_000).toFixed(1)} kB each; promised ${PROMISED_LIMITS.bytes / 1_000} kB`,
);

const acknowledged: { text: string; to: number }[] = [];
const arrival = await measure({ connections: WRITER_COUNT, seconds: Number(values.seconds) }, async (turn) => {
  const [text, arrived] = expectText();
  await write(turn % count, text);
  await arrived;
});
const times = [arrival.p50, arrival.p95, arrival.p99].map((time) => `${time.toFixed(1)} ms`).join(", ");
console.log(
  `written to shown at the other side: p50, p95, p99 ${times}; ${arrival.perSecond.toFixed(0)} a second; promised p95 ${PROMISED_LIMITS.arrival} ms`,
);

let ending = false;
const writers = Array.from({ length: WRITER_COUNT }, async (_, writer) => {
  for (let turn = writer; !ending; turn += WRITER_COUNT) await write(turn % count, randomUUID());
});
for (let kill = 0; kill < Number(values.kills); kill++) {
  await pause(2_000);
  server.child.kill("SIGKILL");
  await server.exited;
  server = await start();
  await pause(2_000);
}
ending = true;
await Promise.all(writers);
await pause(1_000 * Number(values.settle));
const lost = acknowledged.filter(({ text, to }) => !streams[to]!.arrivals.has(text)).length;
const doubled = streams.flatMap(({ arrivals }) => [...arrivals.values()]).filter(({ length }) => length > 1).length;
const { rows } = await database.pool.query<{ doubled: number }>(
  "select count(*)::int - count(distinct text)::int doubled from message",
);
console.log(
  `${values.kills} kills: ${acknowledged.length} acknowledged, ${lost} never arrived, ${doubled} arrived twice, ${rows[0]!.doubled} stored twice`,
);
for (const stream of streams) stream.close();
await server.stop();
await stop();
rmSync(DATA_DIR, { recursive: true, force: true });
process.exitCode = lost + doubled + rows[0]!.doubled > 0 ? 1 : 0;

/** A text of its own, and a promise of its arrival. */
function expectText(): [string, Promise<void>] {
  const text = randomUUID();
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.set(text, () => {
    waiting.delete(text);
    resolve();
  });
  return [text, promise];
}

/** Writes from one to their neighbour; tries again under the same key until it is acknowledged, as a browser does. */
async function write(sender: number, text: string): Promise<void> {
  const to = sender ^ 1;
  const { token, from } = readers[sender]!;
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
    "x-forwarded-for": from,
  };
  const body = JSON.stringify({ userId: readers[to]!.id, text });
  for (;;) {
    const response = await fetch(origin + postMessage.path, { method: "POST", headers, body }).catch(() => undefined);
    if (response?.ok) break;
    // Away, not ready, or the first attempt is still under way.
    if (response && ![503, 409].includes(response.status)) throw new Error(await response.text());
    await pause(100);
  }
  acknowledged.push({ text, to });
}

async function addReaders(): Promise<Reader[]> {
  const made = Array.from({ length: count }, (_, at) => ({
    id: v7(),
    token: randomBytes(32).toString("base64url"),
    from: `198.51.${100 + (at >> 8)}.${at & 255}`,
  }));
  const ids = made.map(({ id }) => id);
  await database.pool.query(
    `insert into account (id, email, name, surname, seo_url, email_verified_at, title, user_type_id, wants_listing)
     select id, 'reader-' || n || '@example.test', 'Deniz', 'Ergin', 'reader-' || n, now(), 'Beekeeper',
       (select id from type where kind = 'userType' order by id limit 1), true
     from unnest($1::uuid[]) with ordinality as made (id, n)`,
    [ids],
  );
  await database.pool.query(
    `insert into session (id, account_id, token_hash, expires_at)
     select gen_random_uuid(), account_id, token_hash, now() + interval '1 day' from unnest($1::uuid[], $2::bytea[]) made (account_id, token_hash)`,
    [ids, made.map(({ token }) => hashOfToken(token))],
  );
  return made;
}

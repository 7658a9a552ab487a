// Sign-ins beside reads, on a native PostgreSQL: npm run bench:sign-in -- [--parallel 20] [--seconds 15]
import { parseArgs } from "node:util";
import { v7 } from "uuid";
import { hashPassword } from "#features/accounts/commands.server.ts";
import { login } from "#features/accounts/contract.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { addressOf } from "#shared/endpoint.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { benchDatabase } from "./bench/bench-database.ts";
import { clientOf } from "./bench/client.ts";
import { fill } from "./bench/fill.ts";
import { measure, type Timing } from "./bench/measure.ts";

const PASSWORD = "Bal!Petek.27";
const ACCOUNT_COUNT = 500;
const STARTUP_COUNT = 1_000;
const READER_COUNT = 4;
/** Milliseconds at the 95th percentile that the product promises. */
const PROMISED_MS = { signIn: 400, read: 50 };

const { values } = parseArgs({
  options: { parallel: { type: "string", default: "20" }, seconds: { type: "string", default: "15" } },
});
const parallel = Number(values.parallel);
const seconds = Number(values.seconds);

const { database, url, stop } = await benchDatabase();
try {
  await fill(database.pool, STARTUP_COUNT, () => {});
  await addAccounts();
  const { rows } = await database.pool.query<{ seo_url: string }>("select seo_url from startup limit 200");
  const product = await startServerProcess({ DATABASE_URL: url, LOG_LEVEL: "silent" });
  const client = clientOf(product.address, {});
  const signIn = async (turn: number) => {
    const body = JSON.stringify({ email: `member-${turn % ACCOUNT_COUNT}@example.test`, password: PASSWORD });
    await client.send({ method: login.method, url: login.path, body });
  };
  const read = async (turn: number) => {
    const params = { seoUrlOrId: rows[turn % rows.length]!.seo_url };
    await client.send({ method: getStartup.method, url: addressOf(getStartup, params, {}) });
  };
  print("reads alone", await measure({ connections: READER_COUNT, seconds: seconds / 3 }, read), PROMISED_MS.read);
  const [signIns, reads] = await Promise.all([
    measure({ connections: parallel, seconds }, signIn),
    measure({ connections: READER_COUNT, seconds }, read),
  ]);
  print(`sign-ins, ${parallel} in parallel`, signIns, PROMISED_MS.signIn);
  print("reads beside them", reads, PROMISED_MS.read);
  client.close();
  await product.stop();
} finally {
  await stop();
}

async function addAccounts(): Promise<void> {
  const hash = await hashPassword(PASSWORD);
  const ids = Array.from({ length: ACCOUNT_COUNT }, () => v7());
  await database.pool.query(
    `insert into account (id, email, password_hash, name, surname, seo_url, email_verified_at)
     select id, 'member-' || n - 1 || '@example.test', $2, 'Deniz', 'Ergin', 'member-' || n, now()
     from unnest($1::uuid[]) with ordinality as made (id, n)`,
    [ids, hash],
  );
}

function print(name: string, { p50, p95, p99, perSecond }: Timing, promised: number): void {
  const times = [p50, p95, p99].map((time) => `${time.toFixed(1)} ms`).join(", ");
  console.log(`${name}: p50, p95, p99 ${times}; ${perSecond.toFixed(0)} a second; promised p95 ${promised} ms`);
}

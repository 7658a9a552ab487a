import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#db/open.server.ts";
import { ownExports } from "#features/exports/contract.ts";
import { listStartups, startupExports } from "#features/startups/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { buyPackage } from "#testing/packages.ts";
import { clientOf } from "./client.ts";
import { measure } from "./measure.ts";
import { signedInMember } from "./member.ts";
import { residentBytes } from "./resident.ts";

const MEMBER_COUNT = 10;
/** Rows a file: a month of a company (specification, §6). */
const ROW_COUNT = 5_000;
const PAUSE_MS = 100;

/** Measures one export, and ten that are asked for at once, while lists are read. */
export async function measureExports(database: Database, origin: string): Promise<void> {
  const alone = await exportAtOnce(database, origin, 1);
  console.log(
    `\none export of ${ROW_COUNT} rows: ${seconds(alone.ended)} s, ${alone.mebibytes} MiB more, ${alone.lists}`,
  );
  const ten = await exportAtOnce(database, origin, MEMBER_COUNT);
  const order = ten.ended.map((time, place) => ({ time, place })).sort((a, b) => a.time - b.time);
  console.log(
    `${MEMBER_COUNT} at once: after ${seconds(ten.ended)} s, ${ten.mebibytes} MiB more, ${ten.lists}; ` +
      `finished in the order ${order.map(({ place }) => place + 1).join(" ")}`,
  );
}

const seconds = (times: number[]) => times.map((time) => (time / 1000).toFixed(1)).join(" ");

async function exportAtOnce(database: Database, origin: string, members: number) {
  const tokens: string[] = [];
  for (let count = 0; count < members; count++) tokens.push(await buyerToken(database));
  const before = await residentBytes(origin);
  const start = performance.now();
  for (const token of tokens) {
    const client = clientOf(origin, { authorization: `Bearer ${token}` });
    await client.send({
      method: startupExports.exportRows.method,
      url: startupExports.exportRows.path,
      body: JSON.stringify({ columns: ["name", "tagline", "sector", "country", "city"], limit: ROW_COUNT }),
    });
    client.close();
  }
  let most = before;
  let open = true;
  const ended = Promise.all(tokens.map((token) => finished(origin, token, start)));
  const watch = (async () => {
    for (; open; await pause(PAUSE_MS)) most = Math.max(most, await residentBytes(origin));
  })();
  const lists = readLists(origin, tokens[0]!, () => open);
  const times = await ended;
  open = false;
  await watch;
  return { ended: times, mebibytes: Math.round(most - before), lists: await lists };
}

/** Reads lists as one reader does until the exports are done. */
async function readLists(origin: string, token: string, isOpen: () => boolean): Promise<string> {
  const client = clientOf(origin, { authorization: `Bearer ${token}` });
  const times: number[] = [];
  for (let page = 1; isOpen(); page++) {
    const { p95 } = await measure({ connections: 1, seconds: 1 }, async (turn) => {
      const body = JSON.stringify({ filter: {}, currentPage: 1 + ((page + turn) % 50) });
      await client.send({ method: listStartups.method, url: listStartups.path, body });
    });
    times.push(p95);
  }
  client.close();
  return `lists p95 at most ${Math.max(...times).toFixed(0)} ms in any second`;
}

async function finished(origin: string, token: string, start: number): Promise<number> {
  const client = clientOf(origin, { authorization: `Bearer ${token}` });
  for (;;) {
    const answer = JSON.parse((await client.send({ method: "GET", url: ownExports.path })).toString());
    const [file] = answer.data.rows;
    if (file?.state === "failed") throw new Error("an export failed");
    if (file?.state === "ready") {
      client.close();
      return performance.now() - start;
    }
    await pause(PAUSE_MS);
  }
}

async function buyerToken(database: Database): Promise<string> {
  const { id, token } = await signedInMember(database, PLATFORM_ENTITY.premium, SCOPE.READ);
  await buyPackage(database.db, id, "business-monthly");
  return token;
}

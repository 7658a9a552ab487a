import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { account, session } from "#db/tables/accounts.server.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { testOnNewest } from "#testing/engines.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { postMessage, setMessageRead } from "./contract.ts";
import { eventsAfter } from "./queries/events.server.ts";

/** One event as it was sent. */
interface Received {
  event: string;
  id: string;
  data: { text?: string; unreadCount?: number; isMine?: boolean };
}

/** The events of a stream, as they arrive. */
function follow(origin: string, token: string, lastEventId?: string) {
  const controller = new AbortController();
  const received: Received[] = [];
  const headers = { authorization: `Bearer ${token}`, ...(lastEventId ? { "last-event-id": lastEventId } : {}) };
  const ended = (async () => {
    const answer = await fetch(`${origin}/apiMessage/Events`, { headers, signal: controller.signal });
    let rest = "";
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split("\n\n");
      rest = parts.pop()!;
      for (const part of parts) {
        const fields = Object.fromEntries(part.split("\n").map((line) => line.split(/: (.*)/, 2) as [string, string]));
        if (fields.event) received.push({ ...fields, data: JSON.parse(fields.data!) } as Received);
      }
    }
  })();
  // A stream that nobody waits for may end with its server; one that matters is asked for what it received.
  ended.catch(() => {});
  const texts = () => received.flatMap(({ event, data }) => (event === "message" ? [data.text] : []));
  const cut = async () => {
    controller.abort();
    await ended.catch(() => {});
    return received.at(-1)?.id;
  };
  return { received, texts, ended, cut, unread: () => received.findLast(({ event }) => event === "unread")?.data };
}

async function twoProcesses() {
  const database = await testDatabase();
  const processes = [await testApp(database), await testApp(database)] as const;
  onTestFinished(() => database.close());
  const origins = await Promise.all(
    processes.map(async ({ app }) => {
      await app.listen({ port: 0, host: "127.0.0.1" });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    }),
  );
  const { db, call } = processes[0];
  const person = async () => {
    const { id, token } = await signedIn(db);
    await listMembers(db, id);
    const write = (to: { id: string }, text: string) =>
      call(postMessage, { query: {}, body: { userId: to.id, text } }, { token });
    return { id, token, write };
  };
  const open = (process: 0 | 1, { token }: { token: string }, lastEventId?: string) =>
    follow(origins[process]!, token, lastEventId);
  return { db, call, processes, person, open };
}

test("a message reaches another process once, with counts and read state", async () => {
  const { call, person, open } = await twoProcesses();
  const [ayse, bora] = [await person(), await person()];
  const atBora = open(1, bora);
  const atAyse = open(0, ayse);
  await expect.poll(() => [atBora.unread(), atAyse.unread()]).toEqual([{ unreadCount: 0 }, { unreadCount: 0 }]);
  await ayse.write(bora, "Merhaba\nikinci satır");
  await expect.poll(() => atBora.unread()).toEqual({ unreadCount: 1 });
  expect(atBora.texts()).toEqual(["Merhaba\nikinci satır"]);
  // Other tabs of who wrote get it, too.
  await expect.poll(() => atAyse.received.map(({ data }) => data.isMine)).toContain(true);
  const before = atAyse.received.length;
  await call(setMessageRead, { query: { userId: ayse.id } }, { token: bora.token });
  await expect.poll(() => atBora.unread()).toEqual({ unreadCount: 0 });
  await expect.poll(() => atAyse.received.length).toBeGreaterThan(before);
});

test("a reconnected stream gets what it missed, once and in order", async () => {
  const { person, open } = await twoProcesses();
  const bora = await person();
  const writers = await Promise.all([person(), person(), person(), person()]);
  let stream = open(0, bora);
  await expect.poll(() => stream.unread()).toBeDefined();
  const texts: (string | undefined)[] = [];
  // They write until the last cut, so that each stream has something to receive however fast the one before it was.
  let isOver = false;
  const written = writers.map(async (writer, index) => {
    const own: string[] = [];
    while (!isOver || own.length < 8) {
      own.push(`${index}.${own.length}`);
      expect((await writer.write(bora, own.at(-1)!)).status).toBe(200);
    }
    return own;
  });
  for (const process of [1, 0, 1] as const) {
    await expect.poll(() => stream.texts().length).toBeGreaterThan(2);
    const lastId = await stream.cut();
    texts.push(...stream.texts());
    stream = open(process, bora, lastId);
  }
  isOver = true;
  const all = await Promise.all(written);
  await expect.poll(() => texts.length + stream.texts().length).toBe(all.flat().length);
  texts.push(...stream.texts());
  for (const [index, own] of all.entries()) expect(texts.filter((text) => text?.startsWith(`${index}.`))).toEqual(own);
});

test("what arrives while a stream finds nothing new is sent by its next read", async () => {
  const { db, person } = await twoProcesses();
  const [ayse, bora] = [await person(), await person()];
  await ayse.write(bora, "Bir");
  const { cursor } = await eventsAfter(db, bora.id, undefined);
  let reads = 0;
  const writingBetween = Object.assign(Object.create(db) as Db, {
    execute: async (...query: Parameters<Db["execute"]>) => {
      const result = await db.execute(...query);
      if (++reads === 1) await ayse.write(bora, "İki");
      return result;
    },
  });
  const during = await eventsAfter(writingBetween, bora.id, cursor);
  const after = await eventsAfter(db, bora.id, during.cursor);
  const texts = [...during.events, ...after.events].flatMap(({ data }) => (data as Received["data"]).text ?? []);
  expect(texts).toEqual(["İki"]);
});

test("a stream ends with its session, account lock or process only", async () => {
  const { db, processes, person, open } = await twoProcesses();
  const [ayse, bora, can] = [await person(), await person(), await person()];
  const streams = [open(0, ayse), open(1, bora), open(0, can)] as const;
  for (const stream of streams) await expect.poll(() => stream.unread()).toBeDefined();
  await db.delete(session).where(eq(session.accountId, ayse.id));
  await streams[0].ended;
  await db.update(account).set({ lockedAt: new Date() }).where(eq(account.id, bora.id));
  await streams[1].ended;
  await can.write(await person(), "Buradayım");
  await expect.poll(() => streams[2].texts()).toEqual(["Buradayım"]);
  await processes[0].app.close();
  await streams[2].ended;
});

testOnNewest("a visitor and an account with ten streams are refused", async () => {
  const { processes, person, open } = await twoProcesses();
  const url = "/apiMessage/Events?seconds=0";
  expect((await processes[0].app.inject(url)).statusCode).toBe(401);
  const ayse = await person();
  const streams = Array.from({ length: 10 }, () => open(0, ayse));
  for (const stream of streams) await expect.poll(() => stream.unread()).toBeDefined();
  const headers = { authorization: `Bearer ${ayse.token}` };
  expect((await processes[0].app.inject({ url, headers })).statusCode).toBe(429);
  expect((await processes[1].app.inject({ url, headers })).payload).toMatch(
    /event: unread\nid: 0\ndata: {"unreadCount":0}/,
  );
  // A cursor that does not exist yet: such as after a database was restored.
  const ahead = await processes[1].app.inject({ url, headers: { ...headers, "last-event-id": "900000" } });
  expect(ahead.payload).toContain("event: unread\nid: 0\n");
});

import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import type { Member } from "#shared/viewer.ts";
import { Streams } from "./streams.server.ts";

test("a reader who stalls fills no memory and gets the rest later", async () => {
  const database = { listen: async () => async () => {} } as unknown as Database;
  const raw = Object.assign(new PassThrough({ highWaterMark: 1_024 }), { writeHead: () => {} });
  const reply = { raw, hijack: () => {} } as unknown as FastifyReply;
  const total = 200;
  let reads = 0;
  const read = async (cursor = 0) => {
    reads++;
    const event = { name: "message", id: cursor + 1, data: "x".repeat(10_000) };
    return { events: [event], cursor: cursor + 1, hasMore: cursor + 1 < total };
  };
  const streams = new Streams({ database });
  const member = { id: "a", sessionId: "s" } as Member;
  await streams.open({ headers: {} } as FastifyRequest, reply, { member, read, seconds: 60 });
  expect(reads).toBeLessThan(20);
  let text = "";
  raw.on("data", (chunk) => {
    text += chunk;
  });
  await expect.poll(() => text.match(/^id: \d+$/gm)?.length).toBe(total);
  expect(reads).toBe(total);
  await streams.close();
  expect(raw.writableEnded).toBe(true);
});

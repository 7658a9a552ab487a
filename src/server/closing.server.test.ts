import http from "node:http";
import { expect, test } from "vitest";
import { testApp } from "#testing/app.ts";

const LATE_PATH = "/late";

/** The API on a port, with a call that answers when `finish` is called, and a client that keeps its connections. */
async function listening() {
  const { app } = await testApp(undefined, {});
  const { promise: until, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  app.get(LATE_PATH, async () => {
    begin();
    await until;
    return { late: true };
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const agent = new http.Agent({ keepAlive: true });
  const get = (path: string) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get(address + path, { agent }, (response) => resolve(response.resume())).once("error", reject);
    });
  return { app, get, begun, finish };
}

test("a closing server answers what runs and drops idle connections", async () => {
  const { app, get, begun, finish } = await listening();
  await Promise.all([get("/livez"), get("/livez")]);
  const late = get(LATE_PATH);
  await begun;
  const closed = app.close();
  await expect(get("/livez")).rejects.toThrow();
  finish();
  const { statusCode, headers } = await late;
  expect([statusCode, headers.connection]).toEqual([200, "close"]);
  await closed;
});

test("a request that never ends does not keep a closing server", async () => {
  const { app, get, begun } = await listening();
  const late = get(LATE_PATH).catch((error) => error.code);
  await begun;
  await app.close();
  expect(await late).toBe("ECONNRESET");
});

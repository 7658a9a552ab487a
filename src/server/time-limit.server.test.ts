import { expect, test } from "vitest";
import { testApp } from "#testing/app.ts";

test("a request over the limit is answered, its late result dropped", async () => {
  const { app } = await testApp(undefined, { REQUEST_SECONDS: "1" });
  const { promise, resolve } = Promise.withResolvers<object>();
  app.get("/late", () => promise);
  const answer = await app.inject("/late");
  expect([answer.statusCode, answer.json().status.code]).toEqual([503, "unavailable"]);
  expect(answer.headers["retry-after"]).toBe("2");
  resolve({ late: true });
  expect((await app.inject("/livez")).statusCode).toBe(200);
});

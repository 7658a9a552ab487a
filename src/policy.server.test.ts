import { expect, test } from "vitest";
import { login } from "#features/accounts/contract.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { worldOf } from "#testing/policy-walk.ts";

test("every call has a row in the policy, and every row is a call", async () => {
  const built = await testApp();
  const { policy } = await worldOf(built);
  const { paths } = (await built.app.inject("/openapi.json")).json<{ paths: Record<string, object> }>();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = calls.filter((call) => /^\w+ \/api/.test(call)).sort();
  expect(
    [...new Set(policy.map(([call]) => call))].sort(),
    "rows of the policy, and calls of the OpenAPI document",
  ).toEqual(served);
});

test("without access a call answers that before judging the input", async () => {
  const { app, db } = await testApp();
  const { token } = await signedIn(db);
  const isRefused = async ({ method, path }: Endpoint, headers: Record<string, string> = {}) =>
    (
      await app.inject({
        method,
        headers,
        url: `${path.replace(/:\w+/g, "no-id")}?take=-1&id=no-id`,
        ...(method === "GET" || method === "DELETE" ? {} : { payload: { nothing: "known" } }),
      })
    ).statusCode;
  const closed = app.endpoints.filter(({ access, perMinute }) => access !== "anyone" && !perMinute);
  expect(closed.length).toBeGreaterThan(200);
  for (const endpoint of closed) {
    const name = `${endpoint.method} ${endpoint.path}`;
    expect([name, await isRefused(endpoint)]).toEqual([name, 401]);
    if (endpoint.access === "admin")
      expect([name, await isRefused(endpoint, { authorization: `Bearer ${token}` })]).toEqual([name, 403]);
  }
});

test("no cache stores what a member is answered, or what begins a session", async () => {
  const { app, db } = await testApp();
  const { token } = await signedIn(db);
  const reads = app.endpoints.filter(
    ({ access, kind, format, perMinute }) => access !== "anyone" && kind === "read" && format === "json" && !perMinute,
  );
  let answered = 0;
  for (const { method, path } of reads) {
    const answer = await app.inject({
      method,
      url: path.replace(/:\w+/g, "no-id"),
      headers: { authorization: `Bearer ${token}` },
      ...(method === "GET" ? {} : { payload: {} }),
    });
    if (answer.statusCode !== 200) continue;
    answered++;
    expect([path, answer.headers["cache-control"]]).toEqual([path, "no-store"]);
  }
  expect(answered).toBeGreaterThan(20);
  const refused = await app.inject({ method: "POST", url: login.path, payload: { email: "a@b.test", password: "x" } });
  expect(refused.headers["cache-control"]).toBe("no-store");
});

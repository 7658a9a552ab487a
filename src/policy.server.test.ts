import { expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
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

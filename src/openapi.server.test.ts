import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, expect, test } from "vitest";
import { failuresOf } from "#server/openapi.server.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { sharedApp, testApp } from "#testing/app.ts";
import { declaredCodes } from "#testing/declared-codes.ts";
import { type Actor, MEMBERS, type PolicyRow, SITE_ADMINS, STAFF } from "#testing/policy.ts";
import { worldOf } from "#testing/policy-walk.ts";

interface Operation {
  security: Record<string, string[]>[];
  parameters: { $ref?: string; name?: string }[];
  responses: Record<string, { $ref?: string; headers?: object; content?: Record<string, object> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { headers?: object; content: Record<string, { schema: unknown }> }> };
}

const api = sharedApp();
let document: Document;
beforeAll(async () => {
  document = (await api().app.inject("/openapi.json")).json();
});

test("the document of the API is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(document as never);
  expect([valid, errors, validator.version]).toEqual([true, undefined, "3.1"]);
});

test("each call documents failures, codes, headers and access", () => {
  const { responses } = document.components;
  const codes = (method: string, path: string) => declaredCodes(document, method, path);
  const shares = document.paths["/apiUser/EntityAccess/Scopes"]!.put!;
  expect(codes("PUT", "/apiUser/EntityAccess/Scopes")).toEqual(
    expect.arrayContaining(["changedMeanwhile", "idempotencyKeyReused", "lastFullAccess", "scopeNotYours", "tooLarge"]),
  );
  expect(shares.responses[409]!.$ref).toMatch(
    /changedMeanwhile-idempotencyKeyReused-lastFullAccess-requestInProgress$/,
  );
  expect(shares.security).toEqual([{ bearer: ["fullAccess"] }]);
  expect(shares.parameters.map(({ $ref }) => $ref)).toContain("#/components/parameters/idempotencyKey");
  const list = document.paths["/apiStartup/Startups/List"]!.post!;
  expect(list.responses[402]!.$ref).toMatch(/\/premiumRequired$/);
  expect(list.security).toEqual([{}, { bearer: [] }]);
  const login = document.paths["/apiUser/Auth/Login"]!.post!;
  expect(Object.keys(login.responses[200]!.headers!)).toContain("X-RateLimit-Remaining");
  for (const code of ["tooManyRequests", "unavailable"])
    for (const [name, response] of Object.entries(responses))
      if (name.split("-").includes(code)) expect(response.headers, name).toHaveProperty("Retry-After");
  const sheet = document.paths["/apiAdmin/Users/Export"]!.post!;
  expect([Object.keys(sheet.responses[200]!.content!), sheet.responses[202]]).toMatchObject([["*/*"], {}]);
});

test("headers that the document names are sent", async () => {
  const answer = await api().app.inject({ method: "POST", url: "/apiUser/Auth/Login", payload: {} });
  expect(answer.statusCode).toBe(400);
  for (const name of ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"])
    expect(answer.headers[name], name).toMatch(/^\d+$/);
});

/** The actors of the policy who have what a contract asks for. "theirOwn" depends on whose a thing is. */
const ACTORS_WITH: Record<Exclude<NonNullable<Endpoint["right"]>, "theirOwn">, readonly Actor[]> = {
  staff: STAFF,
  tableOfTheirs: SITE_ADMINS,
  fullAccess: [...SITE_ADMINS, "owner", "organization-owner"],
  writes: [...STAFF, "owner", "organization-owner"],
  teamMember: [...STAFF, "owner"],
  financials: ["admin", "organization-owner"],
  founder: ["entrepreneur", "owner"],
};

/** The contradiction between the policy and a contract. */
function contradiction(endpoint: Endpoint, rows: readonly PolicyRow[]): string | undefined {
  const { access, right } = endpoint;
  if (access === "anyone" || rows.every(({ elsewhere }) => elsewhere)) return undefined;
  const may = new Set(rows.flatMap((row) => row.may));
  if (may.has("visitor")) return "visitors may";
  if (right === "theirOwn") return undefined;
  if (right) {
    const others = [...may].filter((actor) => !ACTORS_WITH[right].includes(actor));
    return others.length > 0 ? `${others} may without ${right}` : undefined;
  }
  const refusesRights = rows.every(({ refusal }) => (refusal?.member ?? 403) === 403);
  const expected = access === "admin" ? SITE_ADMINS : MEMBERS;
  const missing = refusesRights ? expected.filter((actor) => !may.has(actor)) : [];
  const others = access === "admin" ? [...may].filter((actor) => !SITE_ADMINS.includes(actor)) : [];
  return missing.length + others.length > 0 ? `${missing} may not, ${others} may` : undefined;
}

test("whom a call needs is what the policy says", async () => {
  const built = await testApp();
  const { policy } = await worldOf(built);
  const contradictions = built.app.endpoints.flatMap((endpoint) => {
    const name = `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
    const rows = policy.filter(([call]) => call === name).map(([, row]) => row);
    const found = contradiction(endpoint, rows);
    const refuses =
      endpoint.right === undefined || /forbidden|invalidAccess|notFound/.test(failuresOf(endpoint).join());
    return [
      ...(found ? [`${name}: ${found}`] : []),
      ...(refuses ? [] : [`${name}: ${endpoint.right} is never refused`]),
    ];
  });
  expect(contradictions).toEqual([]);
});

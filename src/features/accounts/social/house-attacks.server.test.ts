import { generateKeyPairSync } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { session } from "#db/tables/accounts.server.ts";
import { socialConnection } from "#db/tables/social.server.ts";
import { testApp } from "#testing/app.ts";
import { ANITTEPE, BALKAYA, housePortal, siteSettings } from "#testing/house-sign-in.ts";
import { PORTAL } from "#testing/social.ts";
import { socialStart } from "./contract.ts";

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;

test("every start has its own state, nonce and challenge by S256", async () => {
  const { visit } = await housePortal();
  const seen = new Set<string>();
  for (let times = 0; times < 2; times++) {
    const { searchParams: asked } = new URL((await visit(ANITTEPE)).redirectURL);
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(asked.get("redirect_uri")).toBe(`${PORTAL}/oauth-login/${ANITTEPE}`);
    for (const name of ["state", "nonce", "code_challenge"]) seen.add(asked.get(name)!);
  }
  expect(seen.size).toBe(6);
});

test.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
  ["of another issuer", (claims) => ({ ...claims, iss: "https://attacker.test" })],
  ["for another audience", (claims) => ({ ...claims, aud: "another-client" })],
  ["for several audiences, given to another one", (claims) => ({ ...claims, aud: ["kovan-test", "x"], azp: "x" })],
  ["that has expired", (claims) => ({ ...claims, exp: inSeconds(-120), iat: inSeconds(-600) })],
  ["with another nonce", (claims) => ({ ...claims, nonce: "another" })],
  ["without a nonce", ({ nonce: _, ...claims }) => claims],
  ["of another subject than its user info", (claims) => ({ ...claims, sub: "the-rector" })],
])("an ID token %s is refused", async (_name, forges) => {
  const { anittepe, db, signIn } = await housePortal();
  anittepe.conduct.forges = forges;
  expect(await signIn(ANITTEPE)).toMatchObject({ status: 403, code: "siteRefused" });
  delete anittepe.conduct.forges;
  expect((await signIn(ANITTEPE)).data).toEqual({ next: "register" });
  expect(await db.select().from(session)).toEqual([]);
});

test("an ID token signed by another key is refused", async () => {
  const { anittepe, signIn } = await housePortal();
  anittepe.conduct.signsWith = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  expect((await signIn(ANITTEPE)).code).toBe("siteRefused");
});

test("a forged state is refused, and an answer is taken once", async () => {
  const { visit, complete, join } = await housePortal();
  await join(ANITTEPE);
  const { attempt, brought } = await visit(ANITTEPE);
  expect((await complete(ANITTEPE, attempt, { ...brought, state: "forged" })).code).toBe("socialAttemptNotValid");
  const answers = await Promise.all([1, 2, 3].map(() => complete(ANITTEPE, attempt, brought)));
  expect(answers.map(({ code }) => code ?? "signed in").sort()).toEqual([
    "signed in",
    "socialAttemptNotValid",
    "socialAttemptNotValid",
  ]);
});

test("a code that was used, or given to another attempt, is refused", async () => {
  const { visit, complete, db } = await housePortal();
  const used = await visit(ANITTEPE);
  await complete(ANITTEPE, used.attempt, used.brought);
  const replayed = await visit(ANITTEPE);
  const again = { ...replayed.brought, code: used.brought.code! };
  expect((await complete(ANITTEPE, replayed.attempt, again)).code).toBe("siteRefused");
  const [victim, attacker] = [await visit(ANITTEPE), await visit(ANITTEPE)];
  const mixed = { ...victim.brought, code: attacker.brought.code! };
  expect((await complete(ANITTEPE, victim.attempt, mixed)).code).toBe("siteRefused");
  expect(await db.select().from(session)).toEqual([]);
});

test("answers of one university are none of the other", async () => {
  const { visit, complete, db } = await housePortal();
  const anittepe = await visit(ANITTEPE);
  expect((await complete(BALKAYA, anittepe.attempt, anittepe.brought)).code).toBe("socialAttemptNotValid");
  const balkaya = await visit(BALKAYA);
  expect(balkaya.brought.iss).toBeDefined();
  const named = { ...anittepe.brought, iss: balkaya.brought.iss! };
  expect((await complete(ANITTEPE, anittepe.attempt, named)).code, "named by the other").toBe("siteRefused");
  const unnamed = await visit(ANITTEPE);
  const { iss: _, ...rest } = unnamed.brought;
  expect((await complete(ANITTEPE, unnamed.attempt, rest)).code, "it announces that it names itself").toBe(
    "siteRefused",
  );
  expect(await db.select().from(socialConnection)).toEqual([]);
});

test("a provider that describes itself as another one is not gone to", async () => {
  const server = http.createServer((_request, response) =>
    response.setHeader("content-type", "application/json").end(
      JSON.stringify({
        issuer: "https://attacker.test",
        authorization_endpoint: "https://attacker.test/authorize",
        token_endpoint: "https://attacker.test/token",
        response_types_supported: ["code"],
      }),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { call } = await testApp(undefined, siteSettings("ANITTEPE", issuer, "anittepe.example"));
  expect((await call(socialStart, { params: { type: ANITTEPE } })).code).toBe("siteRefused");
});

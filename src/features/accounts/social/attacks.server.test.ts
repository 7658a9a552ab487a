import { expect, test } from "vitest";
import { account, session } from "#db/tables/accounts.server.ts";
import { consent, mailedCode } from "#db/tables/sign-in.server.ts";
import { socialConnection } from "#db/tables/social.server.ts";
import { moveClock } from "#testing/clock.ts";
import { ADA, AGREED_TERMS, PORTAL, socialPortal } from "#testing/social.ts";
import { login } from "../contract.ts";
import { register as signUp } from "../sign-up/contract.ts";
import { socialStart } from "./contract.ts";

const PASSWORD = "Bal!Petek.27";

test("every attempt has its own secrets, and PKCE binds the code to them", async () => {
  const { visit } = await socialPortal();
  const seen = new Set<string>();
  for (const type of ["google", "google", "linkedin", "github", "facebook"] as const) {
    const { searchParams: asked } = new URL((await visit(type)).redirectURL);
    expect(asked.get("response_type")).toBe("code");
    expect(asked.get("code_challenge_method")).toBe("S256");
    if (type === "google") seen.add(asked.get("nonce")!);
    for (const name of ["state", "code_challenge"]) seen.add(asked.get(name)!);
  }
  expect(seen.size).toBe(12);
});

test("a forged state is refused, and does the attempt no harm", async () => {
  const { visit, complete } = await socialPortal();
  const { attempt, brought } = await visit("google");
  for (const state of ["", "forged", `${brought.state}x`])
    expect((await complete("google", attempt, { ...brought, state })).code).toBe("socialAttemptNotValid");
  expect((await complete("google", attempt, brought)).data).toEqual({ next: "register" });
});

test("an answer is taken once", async () => {
  const { visit, complete, join } = await socialPortal();
  await join("google");
  const { attempt, brought } = await visit("google");
  const answers = await Promise.all([1, 2, 3].map(() => complete("google", attempt, brought)));
  expect(answers.map(({ code }) => code ?? "signed in").sort()).toEqual([
    "signed in",
    "socialAttemptNotValid",
    "socialAttemptNotValid",
  ]);
});

test("a code the provider gave for another attempt is refused", async () => {
  const { visit, complete, db } = await socialPortal();
  for (const type of ["google", "github"] as const) {
    const [victim, attacker] = [await visit(type), await visit(type)];
    const mixed = { ...victim.brought, code: attacker.brought.code! };
    expect((await complete(type, victim.attempt, mixed)).code).toBe(`${type}Refused`);
    const used = await visit(type);
    await complete(type, used.attempt, used.brought);
    const replayed = await visit(type);
    const again = { ...replayed.brought, code: used.brought.code! };
    expect((await complete(type, replayed.attempt, again)).code).toBe(`${type}Refused`);
  }
  expect(await db.select().from(session)).toEqual([]);
});

test("an answer in another browser signs nobody in to that account", async () => {
  const { visit, complete } = await socialPortal();
  const [attacker, victim] = [await visit("google"), await visit("google")];
  for (const token of [victim.attempt, "A".repeat(43), ""])
    expect((await complete("google", token, attacker.brought)).code).toBe("socialAttemptNotValid");
});

test("an answer that comes too late is refused", async () => {
  const { visit, complete, database } = await socialPortal();
  const { attempt, brought } = await visit("google");
  await moveClock(database, { minutes: 11 });
  expect((await complete("google", attempt, brought)).code).toBe("socialAttemptNotValid");
});

test("providers cannot be mixed up", async () => {
  const { visit, complete, peer } = await socialPortal();
  const google = await visit("google");
  expect((await complete("linkedin", google.attempt, google.brought)).code).toBe("socialAttemptNotValid");
  const named = { ...google.brought, iss: "https://attacker.test" };
  expect((await complete("google", google.attempt, named)).code, "named by another sender").toBe("googleRefused");
  peer.conduct.iss = "https://attacker.test";
  const github = await visit("github");
  expect((await complete("github", github.attempt, github.brought)).code).toBe("githubRefused");
  peer.conduct.iss = `${peer.site}/login/oauth`;
  const right = await visit("github");
  expect((await complete("github", right.attempt, right.brought)).data).toEqual({ next: "register" });
});

test("an ID token without our nonce is refused", async () => {
  const { openId, signIn } = await socialPortal();
  openId.conduct.forgetsNonce = true;
  expect((await signIn("google")).code).toBe("googleRefused");
});

test("an address the site does not vouch for opens no account", async () => {
  const { call, db, openId, peer, signIn, register } = await socialPortal();
  await db.insert(account).values({
    email: ADA.email.toLowerCase(),
    name: "Ada",
    surname: "Işıksoy",
    seoUrl: "ada-isiksoy",
    emailVerifiedAt: new Date(),
  });
  openId.conduct.person.email_verified = false;
  peer.conduct.answers["/api/v3/user/emails"] = [
    { email: ADA.email, primary: true, verified: false },
    { email: "second@example.test", primary: false, verified: true },
  ];
  for (const type of ["google", "github"] as const) {
    const { attempt, data } = await signIn(type);
    expect(data).toEqual({ next: "emailCode" });
    expect((await register(type, attempt)).code).toBe("socialAttemptNotValid");
  }
  delete openId.conduct.person.email;
  expect((await signIn("google")).code).toBe("socialNoEmail");
  expect(await db.select().from(session)).toEqual([]);
  expect(await db.select().from(socialConnection)).toEqual([]);
  expect((await call(login, { body: { email: ADA.email, password: "" } })).code).toBe("wrongCredentials");
});

test("an account prepared with another's address is not given to its owner", async () => {
  const { call, db, join } = await socialPortal();
  const email = ADA.email.toLowerCase();
  await call(signUp, { body: { name: "Not", surname: "Ada", email, password: PASSWORD, ...AGREED_TERMS } });
  const [prepared] = await db.select().from(account);
  await join("google");
  const accounts = await db.select().from(account);
  expect(accounts).toMatchObject([{ email, name: "Ada", passwordHash: null }]);
  expect(accounts[0]!.id).not.toBe(prepared!.id);
  expect(await db.select().from(mailedCode), "nor does the mailed link confirm anything").toEqual([]);
  expect((await db.select().from(consent)).every(({ accountId }) => accountId === accounts[0]!.id)).toBe(true);
  expect((await call(login, { body: { email, password: PASSWORD } })).code).toBe("wrongCredentials");
});

test("every sign-in starts a session of its own", async () => {
  const { db, join, signIn } = await socialPortal();
  const first = await join("google");
  const { data } = await signIn("google");
  expect((data as { token: string }).token).not.toBe(first);
  expect(await db.select().from(session)).toHaveLength(2);
});

test("one is led back into the portal and nowhere else", async () => {
  const { join, signIn, call } = await socialPortal();
  await join("google");
  for (const returnTo of ["https://attacker.test/", "//attacker.test", "/\\attacker.test", "javascript:alert(1)"])
    expect((await signIn("google", returnTo)).data).toMatchObject({ next: "done", returnPath: null });
  expect((await signIn("google", "/startup/bal-petek")).data).toMatchObject({ returnPath: "/startup/bal-petek" });
  const { data } = await call(
    socialStart,
    { params: { type: "google" } },
    { headers: { host: "attacker.test", "x-forwarded-host": "attacker.test" } },
  );
  expect(new URL(data.redirectURL).searchParams.get("redirect_uri")).toBe(`${PORTAL}/oauth-login/google`);
});

import { eq } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { throttle } from "#db/tables/sign-in.server.ts";
import { listMails } from "#features/dev/mail/contract.ts";
import { htmlPathOf } from "#features/dev/mail/limits.ts";
import { premiumSettings } from "#features/premium/settings/contract.ts";
import { DEMO_PASSWORD } from "#shared/demo-accounts.ts";
import { sharedApp, testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { hashPassword } from "./commands.server.ts";
import { checkAccess, entityAccess, login, logout } from "./contract.ts";

const PASSWORD = "Bal!Petek.27";

async function appWithMember() {
  const built = await testApp();
  const id = v7();
  await built.db.insert(account).values({
    id,
    email: "ayse@example.test",
    passwordHash: await hashPassword(PASSWORD),
    name: "Ayşe",
    surname: "Işık",
    seoUrl: "ayse-isik",
    emailVerifiedAt: new Date(),
  });
  const signIn = (body: { email: string; password: string }) => built.call(login, { body });
  return { ...built, id, signIn };
}

test("sign-in gives a token that works until it is signed out", async () => {
  const { call, signIn } = await appWithMember();
  const { data, status } = await signIn({ email: " AYSE@example.test", password: PASSWORD });
  expect(status).toBe(200);
  expect(await call(entityAccess, {}, { token: data.token })).toMatchObject({ status: 200, data: [] });
  expect(await call(logout, {}, { token: data.token })).toMatchObject({ status: 200 });
  expect(await call(logout, {}, { token: data.token })).toMatchObject({ status: 401, code: "sessionExpired" });
});

test("wrong password and unknown address get the same localized answer", async () => {
  const { signIn, call } = await appWithMember();
  const wrong = await signIn({ email: "ayse@example.test", password: "wrong" });
  const unknown = await signIn({ email: "nobody@example.test", password: "wrong" });
  expect(wrong).toMatchObject({ status: 401, code: "wrongCredentials", message: "Email or password is wrong!" });
  expect(unknown).toMatchObject({ status: wrong.status, code: wrong.code, message: wrong.message });
  const turkish = await call(
    login,
    { body: { email: "x@example.test", password: "x" } },
    { headers: { "accept-language": "tr-TR,tr;q=0.9" } },
  );
  expect(turkish.message).toBe("E‑posta veya şifre hatalı!");
});

test("locked and unverified accounts are revealed only with the password", async () => {
  const { db, signIn } = await appWithMember();
  await db.update(account).set({ emailVerifiedAt: null });
  expect(await signIn({ email: "ayse@example.test", password: PASSWORD })).toMatchObject({
    status: 403,
    code: "emailNotVerified",
  });
  expect(await signIn({ email: "ayse@example.test", password: "wrong" })).toMatchObject({
    status: 401,
    code: "wrongCredentials",
  });
  await db.update(account).set({ lockedAt: new Date() });
  expect(await signIn({ email: "ayse@example.test", password: PASSWORD })).toMatchObject({
    status: 403,
    code: "accountLocked",
  });
});

const empty = sharedApp();

test.each(["Bearer forged", `Bearer ${"a".repeat(43)}`, "Basic YTpi", "Bearer '; drop table session; --"])(
  "token %j is refused",
  async (authorization) => {
    const { call } = empty();
    expect(await call(premiumSettings, {}, { headers: { authorization } })).toMatchObject({
      status: 401,
      code: "sessionExpired",
    });
  },
);

test("an expired session is refused", async () => {
  const { call, signIn, database } = await appWithMember();
  const { data } = await signIn({ email: "ayse@example.test", password: PASSWORD });
  await database.pool.query("update session set expires_at = now() - interval '1 second'");
  expect(await call(entityAccess, {}, { token: data.token })).toMatchObject({ status: 401, code: "sessionExpired" });
});

test("visitors have no access list; the check names a wrong scope", async () => {
  const { call, signIn } = await appWithMember();
  expect(await call(entityAccess, {})).toMatchObject({ status: 401, code: "unauthorized", message: "Unauthorized." });
  const { data } = await signIn({ email: "ayse@example.test", password: PASSWORD });
  const EntityId = v7();
  expect(await call(checkAccess, { body: { EntityId, Scope: 1 } }, { token: data.token })).toMatchObject({
    status: 200,
    data: false,
  });
  const wrong = await call(checkAccess, { body: { EntityId, Scope: 15 } }, { token: data.token });
  expect(wrong).toMatchObject({ status: 400, code: "invalidInput", data: [{ field: "Scope" }] });
});

const named = (...hosts: string[]) => hosts.map((host) => ({ headers: { host } }));
const sentBy = (...addresses: string[]) => addresses.map((remoteAddress) => ({ remoteAddress }));
const passedOnWith = (...names: string[]) => names.map((name) => ({ headers: { [name]: "127.0.0.1" } }));

/** Requests that somebody elsewhere may have made, as they arrive. */
const FROM_OUTSIDE: Partial<InjectOptions>[] = [
  ...sentBy("192.0.2.7"),
  ...named(
    "kovan.example",
    "localhost.kovan.example",
    "localhost@kovan.example",
    "0.0.0.0:3000",
    "[::2]",
    "127.0.0.1.nip.io",
  ),
  ...passedOnWith("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded", "via", "x-real-ip"),
];
const FROM_HERE: Partial<InjectOptions>[] = [
  ...sentBy("::1", "::ffff:127.0.0.1", "127.9.9.9"),
  ...named("localhost", "LOCALHOST.:3000", "127.0.0.1:3000", "127.1", "[::1]:3000"),
];

test("without DEMO=1 a demo answers its own machine alone", async () => {
  const { db, app, database } = await appWithMember();
  // Whoever has signed in may change the address.
  const email = "somebody@example.test";
  await db.update(account).set({ email, isDemo: true, passwordHash: await hashPassword(DEMO_PASSWORD) });
  const answersTo = async ({ headers, ...from }: Partial<InjectOptions>, asked = app, token = "") => {
    await db.delete(throttle);
    const send = (url: string, request: InjectOptions = {}) => asked.inject({ ...from, headers, url, ...request });
    const signedIn = await send(login.path, { method: "POST", payload: { email, password: DEMO_PASSWORD } });
    const own = { headers: { ...headers, authorization: `Bearer ${token || signedIn.json().data?.token}` } };
    const answers = [
      signedIn,
      await send(entityAccess.path, own),
      await send(listMails.path),
      await send(htmlPathOf(v7())),
    ];
    return {
      token: signedIn.json().data?.token,
      answers: answers.map(({ statusCode }) => statusCode),
      last: answers[3]!.body,
    };
  };
  const { token } = await answersTo({});
  const noMail = (await answersTo({})).last;
  for (const from of FROM_HERE)
    expect(await answersTo(from), JSON.stringify(from)).toMatchObject({ answers: [200, 200, 200, 404] });
  for (const from of FROM_OUTSIDE)
    expect((await answersTo(from, app, token)).answers, JSON.stringify(from)).toEqual([401, 401, 404, 404]);
  expect(noMail).toBe((await answersTo(FROM_OUTSIDE[0]!)).last);
  const open = await testApp(database, { DEMO: "1" });
  for (const from of FROM_OUTSIDE) expect((await answersTo(from, open.app)).answers).toEqual([200, 200, 200, 404]);
});

test("demo accounts cannot sign in where no demo runs", async () => {
  const { db, call, database } = await appWithMember();
  const [email, passwordHash] = ["somebody@example.test", await hashPassword(DEMO_PASSWORD)];
  await db.update(account).set({ email, isDemo: true, passwordHash });
  const signIn = () => call(login, { body: { email: email.toUpperCase(), password: DEMO_PASSWORD } });
  expect((await signIn()).status).toBe(200);
  const { token } = (await signIn()).data;
  const others = await signedIn(db);
  // Somebody chose a password of their own while the demo ran.
  await db
    .update(account)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(account.email, email));
  const again = await testApp(database, { DEMO: "0" });
  const body = { email, password: PASSWORD };
  expect(await again.call(login, { body })).toMatchObject({ status: 401, code: "wrongCredentials" });
  expect((await again.call(entityAccess, {}, { token })).status).toBe(401);
  expect((await again.call(entityAccess, {}, { token: others.token })).status).toBe(200);
});

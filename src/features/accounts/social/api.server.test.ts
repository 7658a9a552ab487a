import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account, session } from "#db/tables/accounts.server.ts";
import { startupJoinWish } from "#db/tables/members.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import { socialAttempt, socialConnection } from "#db/tables/social.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { throughProvider } from "#testing/openid-provider.ts";
import { PORTAL, socialPortal } from "#testing/social.ts";
import { entityAccess } from "../contract.ts";
import {
  connectionList,
  removeConnection,
  socialComplete,
  socialConfirm,
  socialPending,
  socialProviders,
  socialStart,
} from "./contract.ts";

const EMAIL = "ada@example.test";

test.each(["google", "linkedin", "github"] as const)(
  "a new person comes by %s, agrees, and comes again",
  async (type) => {
    const { call, db, signIn, register } = await socialPortal();
    const first = await signIn(type);
    expect(first.data).toEqual({ next: "register" });
    expect(await db.select().from(account), "no account before the person agrees").toEqual([]);
    const key = { params: { type }, body: { attempt: first.attempt } };
    expect((await call(socialPending, key)).data).toEqual({
      next: "register",
      email: EMAIL,
      name: "Ada",
      surname: "Işıksoy",
    });
    for (const [box, code] of [
      ["termsAccepted", "termsNotAccepted"],
      ["privacyAccepted", "privacyNotAccepted"],
    ] as const)
      expect((await register(type, first.attempt, { [box]: false })).code).toBe(code);

    const made = await register(type, first.attempt);
    expect(made.data).toMatchObject({ next: "done", isUserTypeSelected: false, returnPath: null });
    const [person] = await db.select().from(account);
    expect(person).toMatchObject({ email: EMAIL, name: "Ada", surname: "Işıksoy", passwordHash: null });
    expect(person!.emailVerifiedAt).not.toBeNull();
    const agreed = await db.select().from(consent).where(eq(consent.accountId, person!.id));
    expect(agreed.map(({ document }) => document).sort()).toEqual(["privacy", "terms"]);

    const again = await signIn(type);
    expect(again.data).toMatchObject({ next: "done" });
    const { token } = again.data as { token: string };
    expect((await call(entityAccess, {}, { token })).status).toBe(200);
    expect(await db.select().from(account)).toHaveLength(1);
    expect(await db.select().from(socialAttempt), "nothing is left under way").toEqual([]);
  },
);

test("sign-in with any site enters the account of the confirmed address", async () => {
  const { db, signIn } = await socialPortal();
  const { id } = await signedIn(db);
  await db.update(account).set({ email: EMAIL }).where(eq(account.id, id));
  for (const type of ["google", "github"] as const) expect((await signIn(type)).data).toMatchObject({ next: "done" });
  const links = await db.select().from(socialConnection);
  expect(links.map(({ accountId, provider }) => [accountId, provider])).toEqual([
    [id, "google"],
    [id, "github"],
  ]);
});

test.each([null, new Date()])("an account made by an admin opens after agreeing; confirmed: %s", async (at) => {
  const { db, signIn, register } = await socialPortal();
  const { id } = await signedIn(db);
  const made = { email: EMAIL, emailVerifiedAt: at, consentPending: true, title: "Jury" };
  await db.update(account).set(made).where(eq(account.id, id));
  const { attempt, data } = await signIn("google");
  expect(data).toEqual({ next: "register" });
  expect((await register("google", attempt)).data).toMatchObject({ next: "done" });
  expect(await db.select().from(account)).toMatchObject([
    { id, title: "Jury", consentPending: false, emailVerifiedAt: expect.any(Date) },
  ]);
  expect(await db.select().from(consent)).toHaveLength(2);
});

test("a locked account stays locked to an unconfirmed social sign-in", async () => {
  const { db, signIn } = await socialPortal();
  const { id } = await signedIn(db);
  await db.update(account).set({ email: EMAIL, emailVerifiedAt: null, lockedAt: new Date() }).where(eq(account.id, id));
  expect((await signIn("google")).code).toBe("accountLocked");
});

test("once connected, the person counts and no longer the address", async () => {
  const { db, openId, signIn, join } = await socialPortal();
  await join("google");
  openId.conduct.person.email = "other@example.test";
  openId.conduct.person.email_verified = false;
  expect((await signIn("google")).data).toMatchObject({ next: "done" });
  expect((await db.select().from(account)).map(({ email }) => email)).toEqual([EMAIL]);
});

test("Facebook addresses need a mailed code in the same browser", async () => {
  const { call, database, db, signIn, register } = await socialPortal();
  const { attempt, data } = await signIn("facebook");
  expect(data).toEqual({ next: "emailCode" });
  expect((await register("facebook", attempt)).code, "no account without the proof").toBe("socialAttemptNotValid");
  const [mail] = await queuedMails(database);
  expect(mail).toMatchObject({ recipient: EMAIL, kind: "accounts.addressCode" });
  const code = mail!.facts![0]!.value;

  const other = await signIn("facebook");
  const confirm = (token: string, given: string) =>
    call(socialConfirm, { params: { type: "facebook" }, body: { attempt: token, code: given } });
  expect((await confirm(other.attempt, code)).code, "a code of another attempt").toBe("mailCodeNotValid");
  expect((await confirm(attempt, code)).data).toEqual({ next: "register" });
  expect((await register("facebook", attempt)).data).toMatchObject({ next: "done" });
  expect((await signIn("facebook")).data, "proven once").toMatchObject({ next: "done" });
  expect(await db.select().from(account)).toHaveLength(1);
});

test("five wrong codes end the attempt", async () => {
  const { call, signIn } = await socialPortal();
  const { attempt } = await signIn("facebook");
  const confirm = () => call(socialConfirm, { params: { type: "facebook" }, body: { attempt, code: "none" } });
  const codes = [];
  for (let tries = 0; tries < 6; tries++) codes.push((await confirm()).code);
  expect(codes).toEqual([...Array(4).fill("mailCodeNotValid"), ...Array(2).fill("socialAttemptNotValid")]);
});

test("locked accounts stay locked; who was about to be deleted is kept", async () => {
  const { db, signIn, join } = await socialPortal();
  await join("google");
  await db.update(account).set({ deleteAt: new Date(Date.now() + 86_400_000) });
  expect((await signIn("google")).data).toMatchObject({ next: "done", isRecovered: true });
  await db.update(account).set({ lockedAt: new Date() });
  expect((await signIn("google")).code).toBe("accountLocked");
  expect((await signIn("github")).code, "nor is another site connected").toBe("accountLocked");
  expect(await db.select().from(socialConnection)).toHaveLength(1);
});

test.each([
  ["chosen at the start", { start: true, back: false }, 180],
  ["chosen on the way back", { start: false, back: true }, 180],
  ["not chosen", { start: false, back: false }, 1],
] as const)("remember me, %s, holds through the questions in between", async (_name, chosen, days) => {
  const { call, register } = await socialPortal();
  const { data } = await call(socialStart, {
    params: { type: "google" },
    query: { rememberMe: chosen.start ? "true" : "false" },
  });
  const { state = "", code, iss } = await throughProvider(data.redirectURL, PORTAL);
  const body = { attempt: data.attempt, state, code, iss, rememberMe: chosen.back };
  expect((await call(socialComplete, { params: { type: "google" }, body })).data).toEqual({ next: "register" });
  const made = (await register("google", data.attempt)).data;
  if (made.next !== "done") throw new Error("The sign-up did not end.");
  expect(made.rememberMe).toBe(days > 1);
  expect((Date.parse(made.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(days, 1);
});

test("a social sign-up by a startup's link tells its team of the wish", async () => {
  const { call, db, database, signIn, register } = await socialPortal();
  const id = v7();
  await db.insert(startup).values({ id, seoUrl: "petek", name: "Petek" });
  await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  const { attempt } = await signIn("google", "/co-founder-redirect/petek");
  const made = (await register("google", attempt)).data;
  expect(made).toMatchObject({ next: "done", returnPath: "/co-founder-redirect/petek" });
  expect(await db.select().from(startupJoinWish)).toMatchObject([{ startupId: id }]);
  expect((await queuedMails(database)).map(({ kind }) => kind)).toContain("accounts.joinWish");
  await call(removeConnection, { query: { type: "google" } }, { token: (made as { token: string }).token });
  await signIn("google", "/co-founder-redirect/petek");
  expect(await db.select().from(startupJoinWish), "only who is new asks").toHaveLength(1);
});

test("each site's refusal has its message", async () => {
  const { openId, peer, signIn, db } = await socialPortal();
  openId.conduct.refuses = true;
  peer.conduct.error = "access_denied";
  for (const [type, code, message] of [
    ["linkedin", "linkedinRefused", "LinkedIn refused the connection."],
    ["google", "googleRefused", "Google refused the connection."],
    ["facebook", "facebookRefused", "Facebook refused the connection."],
    ["github", "githubRefused", "GitHub refused the connection."],
  ] as const)
    expect(await signIn(type)).toMatchObject({ status: 403, code, message });
  expect(await db.select().from(session)).toEqual([]);
});

test("a site that is away is said to be away: closed, broken, silent", async () => {
  const { openId, peer, call, visit, complete } = await socialPortal();
  const [first, second] = [await visit("github"), await visit("github")];
  peer.conduct.trouble = "broken";
  expect(await complete("github", first.attempt, first.brought)).toMatchObject({
    status: 504,
    code: "socialUnavailable",
  });
  peer.conduct.trouble = "silent";
  expect((await complete("github", second.attempt, second.brought)).code).toBe("socialUnavailable");
  await openId.close();
  expect((await call(socialStart, { params: { type: "google" } })).code).toBe("socialUnavailable");
}, 30_000);

test("only sites the portal is registered with are offered", async () => {
  const { call } = await testApp(undefined, { GITHUB_CLIENT_ID: "kovan", GITHUB_CLIENT_SECRET: "secret" });
  expect((await call(socialProviders, {})).data).toEqual([{ type: "github", name: "GitHub" }]);
  expect(await call(socialStart, { params: { type: "linkedin" } })).toMatchObject({
    status: 403,
    code: "socialLoginDisabled",
  });
  const { data } = await call(socialStart, { params: { type: "github" } });
  expect(data.redirectURL).toContain("https://github.com/login/oauth/authorize?");
});

test("one sees which sites open one's account, and takes one's own away", async () => {
  const { call, db, join, signIn } = await socialPortal();
  const token = await join("google");
  await signIn("github");
  const { token: stranger } = await signedIn(db);
  const list = async () => (await call(connectionList, {}, { token })).data.map(({ type }) => type);
  expect(await list()).toEqual(["google", "github"]);
  await call(removeConnection, { query: { type: "google" } }, { token: stranger });
  expect(await list()).toHaveLength(2);
  for (let times = 0; times < 2; times++)
    expect((await call(removeConnection, { query: { type: "google" } }, { token })).data).toBe(true);
  expect(await list()).toEqual(["github"]);
  expect((await signIn("google")).data, "the proven address leads back").toMatchObject({ next: "done" });
});

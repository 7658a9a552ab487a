import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { entityClaim } from "#db/tables/claims.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { serviceProvider } from "#db/tables/providers.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { getOrganizer } from "#features/organizations/detail/contract.ts";
import { changeOrganizer } from "#features/organizations/editing/contract.ts";
import { getProvider } from "#features/providers/contract.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import * as contract from "./contract.ts";
import { PROOF_DAYS } from "./limits.ts";

async function withEntry(website: string | null = "https://www.petek.example/about") {
  const built = await testApp();
  const { db, call } = built;
  const id = v7();
  const typeOf = typeId("organizerType", "ngo");
  await db.insert(organization).values({ id, name: "Petek Vakfı", seoUrl: "petek", typeId: typeOf, website });
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const [deniz, other] = [await signedIn(db), await signedIn(db)];
  const ask = (as: { token: string }, body: object = { email: "deniz@petek.example" }, entityId = id) =>
    call(contract.askClaim, { body: { kind: "organization", entityId, ...body } as never }, as);
  const state = (as: { token: string }) =>
    call(contract.getClaim, { query: { kind: "organization", seoUrl: "petek" } }, as);
  const prove = (as: { token: string }, code: string) => call(contract.proveClaim, { body: { code } }, as);
  const mails = async (kind: string) =>
    (
      await db
        .select()
        .from(mail)
        .where(eq(mail.kind, `claims.${kind}`))
        .orderBy(mail.id)
    ).map(({ recipient, subject, content }) => ({
      recipient,
      subject,
      path: (content as { button: { path: string } }).button.path,
    }));
  const codes = async () =>
    (await mails("proof")).map(({ path }) => new URLSearchParams(path.split("?")[1]).get("code")!);
  const claimOf = async ({ id }: { id: string }) =>
    (await db.select().from(entityClaim).where(eq(entityClaim.accountId, id)))[0]!;
  const decide = async (of: { id: string }, decision: "accepted" | "declined") => {
    const params = { id: (await claimOf(of)).id };
    return call(contract.claimCalls.change, { params, body: { state: decision } } as never, admin);
  };
  return { ...built, id, admin, deniz, other, ask, state, prove, mails, codes, claimOf, decide };
}
const problems = ({ data }: { data: unknown }) =>
  (data as { field: string; reason: string }[]).map(({ field, reason }) => `${field}: ${reason}`);

test("an entry is not given to a locked account; unlocked, it is", async () => {
  const { db, ask, prove, codes, decide, deniz, claimOf } = await withEntry();
  await ask(deniz);
  await prove(deniz, (await codes())[0]!);
  const lock = (lockedAt: Date | null) => db.update(account).set({ lockedAt }).where(eq(account.id, deniz.id));
  await lock(new Date());
  expect(await decide(deniz, "accepted")).toMatchObject({ status: 400, code: "invalidInput" });
  expect((await claimOf(deniz)).state).toBe("open");
  await lock(null);
  expect((await decide(deniz, "accepted")).status).toBe(200);
});

test("an unmanaged entry is proved by mail, given by an admin and managed", async () => {
  const { call, ask, state, prove, mails, codes, decide, deniz, other, id, admin } = await withEntry();
  const page = async (as?: { token: string }) => (await call(getOrganizer, { query: { seoUrl: "petek" } }, as)).data;
  expect((await page()).mayClaim).toBe(false);
  expect((await page(deniz)).mayClaim).toBe(true);
  expect((await state(deniz)).data).toMatchObject({ name: "Petek Vakfı", domain: "petek.example", claim: null });
  for (const email of ["x@gmail.com", "x@evil.example", "x@petek.example.evil.example"])
    expect(problems(await ask(deniz, { email }))).toEqual(["email: notAtDomain"]);
  expect(problems(await ask(deniz, { note: "Mine" }))).toEqual(["email: required"]);
  expect(problems(await ask(deniz, { email: "a b@petek.example" }))).toEqual(["email: email"]);
  expect((await ask(deniz, { email: "Deniz@Petek.example" })).data).toEqual({ state: "mailed" });
  expect((await mails("proof")).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ["deniz@petek.example", "Is Petek Vakfı yours?"],
  ]);
  expect(await ask(deniz)).toMatchObject({ status: 409, code: "claimMailed" });
  // A request that is only mailed is nothing to decide; its link works once, for its sender.
  expect((await decide(deniz, "accepted")).status).toBe(404);
  const [code] = (await codes()) as [string];
  for (const guess of [code.slice(1), `${code}a`, "A".repeat(43)]) expect((await prove(deniz, guess)).status).toBe(404);
  expect((await prove(other, code)).status).toBe(404);
  const two = await Promise.all([prove(deniz, code), prove(deniz, code)]);
  expect(two.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await state(deniz)).data.claim).toMatchObject({ state: "open" });
  expect(await ask(deniz)).toMatchObject({ status: 409, code: "claimWaiting" });
  const change = { query: { organizerId: id }, body: { taglineEn: "Bees" } };
  expect((await call(changeOrganizer, change, deniz)).status).toBe(403);

  const { data } = await call(contract.claimCalls.list, { query: {} } as never, admin);
  expect(JSON.stringify(data)).toContain("deniz@petek.example");
  expect((await decide(deniz, "accepted")).status).toBe(200);
  expect((await decide(deniz, "accepted")).status).toBe(200);
  expect((await decide(deniz, "declined")).status).toBe(400);
  expect((await call(changeOrganizer, change, deniz)).status).toBe(200);
  expect((await mails("decided")).map(({ subject }) => subject)).toEqual(["You manage Petek Vakfı now"]);
  expect(await ask(other)).toMatchObject({ status: 409, code: "managedAlready" });
  expect(await state(other)).toMatchObject({ status: 409, code: "managedAlready" });
  expect((await page(other)).mayClaim).toBe(false);
});

test("one of two claimants gets an entry; old links and a sixth are refused", async () => {
  const { db, ask, prove, codes, decide, claimOf, deniz, other, id, mails } = await withEntry();
  await ask(deniz);
  await ask(other, { email: "other@petek.example" });
  const [first, second] = (await codes()) as [string, string];
  await db.update(organization).set({ isVisible: false }).where(eq(organization.id, id));
  expect((await prove(deniz, first)).status).toBe(404);
  expect((await ask(await signedIn(db))).status).toBe(404);
  await db.update(organization).set({ isVisible: true }).where(eq(organization.id, id));
  await prove(deniz, first);
  await prove(other, second);
  const both = await Promise.all([decide(deniz, "accepted"), decide(other, "accepted")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect([(await claimOf(deniz)).state, (await claimOf(other)).state].sort()).toEqual(["accepted", "declined"]);
  expect(await db.$count(entityAccess, eq(entityAccess.entityId, id))).toBe(1);
  expect(await mails("decided")).toHaveLength(2);

  const late = await signedIn(db);
  const another = v7();
  const values = { name: "Öteki", typeId: typeId("organizerType", "ngo") };
  await db.insert(organization).values({ ...values, id: another, seoUrl: "oteki", website: "https://oteki.example" });
  await ask(late, { email: "late@oteki.example" }, another);
  await db
    .update(entityClaim)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(entityClaim.accountId, late.id));
  expect(await prove(late, (await codes()).at(-1)!)).toMatchObject({ status: 410, code: "claimOver" });
  expect(PROOF_DAYS).toBeLessThanOrEqual(7);
  // Each mail goes to strangers: five wait at most.
  const asked: number[] = [];
  for (let index = 0; index < 6; index++) {
    const one = v7();
    await db.insert(organization).values({ ...values, id: one, seoUrl: `one-${index}` });
    asked.push((await ask(deniz, { note: "Mine" }, one)).status);
  }
  expect(asked).toEqual([200, 200, 200, 200, 200, 409]);
});

test("entries without a website go to admins; startups and providers, too", async () => {
  const { db, call, ask, state, decide, deniz, other } = await withEntry("https://petek.github.io");
  expect((await state(deniz)).data.domain).toBeNull();
  expect(problems(await ask(deniz, { email: "deniz@petek.github.io" }))).toEqual(["note: required"]);
  expect((await ask(deniz, { note: "I chair it, see petek.github.io/people" })).data).toEqual({ state: "open" });
  expect((await decide(deniz, "declined")).status).toBe(200);
  expect(await ask(deniz, { note: "Really" })).toMatchObject({ status: 409, code: "claimDeclined" });
  expect((await state(deniz)).data.claim).toMatchObject({ state: "declined" });
  const [startupId, providerId] = [v7(), v7()];
  await db.insert(startup).values({ id: startupId, name: "Peteksan", seoUrl: "peteksan" });
  await db.insert(serviceProvider).values({ id: providerId, name: "Balcı", seoUrl: "balci" } as never);
  expect((await call(getStartup, { params: { seoUrlOrId: startupId } }, other)).data.mayClaim).toBe(true);
  expect((await call(getProvider, { params: { id: providerId } }, other)).data.mayClaim).toBe(true);
  for (const [kind, entityId] of [
    ["startup", startupId],
    ["provider", providerId],
  ] as const) {
    const asked = await call(contract.askClaim, { body: { kind, entityId, note: "Mine" } }, other);
    expect(asked.status, JSON.stringify(asked.data)).toBe(200);
  }
  // An id of another kind leads nowhere.
  const wrong = await call(contract.askClaim, { body: { kind: "startup", entityId: providerId, note: "Mine" } }, deniz);
  expect(wrong.status).toBe(404);
});

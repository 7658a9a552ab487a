import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { session } from "#db/tables/accounts.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { getSettings } from "#features/accounts/settings/contract.ts";
import { getOrganizer } from "#features/organizations/detail/contract.ts";
import * as organizations from "#features/organizations/editing/contract.ts";
import { getProvider } from "#features/providers/contract.ts";
import * as providers from "#features/providers/editing/contract.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { changeStartup, getEditableStartup, ownStartups } from "#features/startups/editing/contract.ts";
import type { App } from "#server/app.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { plan } from "#server/jobs/lease.server.ts";
import type { MailContent } from "#server/mail/content.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { answerFactCheck, getFactCheck } from "./contract.ts";
import { factJobs } from "./jobs.server.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };

const nounsOf = (app: App) => (app.features as readonly Feature[]).flatMap(({ facts = [] }) => facts);

/** The mails that ask, with the code of their link, the oldest first. */
async function factMails(db: Db) {
  const rows = await db.select().from(mail).where(eq(mail.kind, "facts.check")).orderBy(mail.createdAt);
  return rows.map((row) => {
    const content = row.content as MailContent;
    const code = new URLSearchParams(content.button!.path.split("?")[1]).get("code")!;
    return { content, code };
  });
}

/** A startup whose owner was asked about its facts half a year after they were confirmed. */
async function askedOwner() {
  const built = await testApp();
  const { database, db, call, app } = built;
  const { id } = await insertFullStartup(database, { confirmedAt: new Date() });
  const owner = await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  await signedIn(db, { [id]: [SCOPE.READ] });
  await plan(db, factJobs(nounsOf(app)));
  await moveClock(database, { days: 200 });
  await db.update(session).set({ expiresAt: new Date(Date.now() + 365 * 86_400_000) });
  await runJobs(database);
  const mails = await factMails(db);
  const { content, code } = mails[0]!;
  const page = async () => (await call(getStartup, { params: { seoUrlOrId: id } })).data;
  const row = async () => (await db.select().from(startup).where(eq(startup.id, id)))[0]!;
  return { ...built, id, owner, mails, content, code, page, row };
}

test("owners get one mail of five facts a quarter; opening changes nothing", async () => {
  const { call, database, db, mails, content, code, row, page, id, owner } = await askedOwner();
  expect(mails).toHaveLength(1);
  expect(content.facts).toHaveLength(5);
  expect(content.facts).toContainEqual({ name: "Website", value: "https://isik-batarya.example" });
  const before = await row();
  const check = await call(getFactCheck, { body: { code } });
  expect(check.status, JSON.stringify(check)).toBe(200);
  expect(check.data).toMatchObject({ kind: "startup", name: "Işık Batarya" });
  expect(check.data.facts).toContainEqual({
    field: "website",
    value: before.website,
    name: before.website,
    input: "url",
    of: null,
  });
  expect(check.data.facts).toHaveLength(5);
  expect(await row()).toEqual(before);
  expect(JSON.stringify(check.data)).not.toContain(owner.id);
  for (const guess of ["x", code.slice(1), `${code}a`, "A".repeat(43)])
    expect(await call(getFactCheck, { body: { code: guess } })).toMatchObject({ status: 404 });
  // Half a year without a confirmation: visitors see it at the facts.
  expect((await page()).oldFacts).toMatchObject({ website: before.confirmedAt!.toISOString() });
  const next = async () => {
    await runJobs(database);
    return db.$count(mail, eq(mail.kind, "facts.check"));
  };
  await moveClock(database, { days: 30 });
  expect(await next()).toBe(1);
  expect(await call(getFactCheck, { body: { code } })).toMatchObject({ status: 410, code: "factCheckOver" });
  expect(await call(answerFactCheck, { body: { code, confirmed: ["website"] } })).toMatchObject({ status: 410 });
  await moveClock(database, { days: 65 });
  await db.update(startup).set({ isVisible: false }).where(eq(startup.id, id));
  expect(await next()).toBe(1);
  await db.update(startup).set({ isVisible: true }).where(eq(startup.id, id));
  await moveClock(database, { days: 1 });
  expect(await next()).toBe(2);
});

test("the mail's own link ends its kind without a sign-in", async () => {
  const { app, call, database, db, owner, content } = await askedOwner();
  const ended = async () => !(await call(getSettings, {}, owner)).data.notifications.facts;
  const { label, path } = content.unsubscribe!;
  expect(label).toBe("No more emails of this kind");
  expect((await app.inject(path)).body).toContain("Whether facts are still true");
  expect(await ended()).toBe(false);
  const click = (url: string) =>
    app.inject({ method: "POST", url, payload: "List-Unsubscribe=One-Click", headers: FORM });
  expect((await click(path.replace(/\.[^?]+/, ".0000"))).statusCode).toBe(404);
  expect((await click(path.replace("/facts.", "/news."))).statusCode).toBe(404);
  expect((await click(path)).statusCode).toBe(200);
  expect(await ended()).toBe(true);
  expect((await click(path)).body).toContain("already ended");
  await moveClock(database, { days: 200 });
  await runJobs(database);
  expect(await factMails(db)).toHaveLength(1);
});

test("the link confirms or changes its facts once, with author and time", async () => {
  const { call, code, page, row, id, owner } = await askedOwner();
  const answer = (body: object) => call(answerFactCheck, { body: { code, ...body } });
  const facts = (await call(getFactCheck, { body: { code } })).data.facts.map(({ field }) => field);
  const other = ["website", "operatingStatusId", "employeeCountId", "sectorId", "stageId", "cityId"].find(
    (fact) => !facts.includes(fact),
  )!;
  expect(await answer({})).toMatchObject({ status: 400 });
  expect(await answer({ confirmed: [other] })).toMatchObject({ status: 400, data: [{ field: other }] });
  expect(await answer({ confirmed: ["taglineEn"] })).toMatchObject({ status: 400 });
  expect(await answer({ change: { taglineEn: "Bees" } })).toMatchObject({ status: 400 });
  const wrong = { confirmed: ["operatingStatusId"], change: { website: "http://127.0.0.1/" } };
  expect(await answer(wrong)).toMatchObject({ status: 400, data: [{ field: "website" }] });
  expect((await row()).confirmations).toEqual({});

  const right = { confirmed: ["operatingStatusId"], change: { website: "https://isik.example" } };
  const [one, two] = await Promise.all([answer(right), answer(right)]);
  expect([one.status, two.status].sort()).toEqual([200, 410]);
  expect(await answer(right)).toMatchObject({ status: 410, code: "factCheckUsed" });
  const seen = await page();
  expect(seen.website).toBe("https://isik.example");
  expect(Object.keys(seen.oldFacts)).not.toContain("website");
  expect(Object.keys(seen.oldFacts)).not.toContain("operatingStatusId");
  expect(Object.keys(seen.oldFacts)).toContain("stageId");
  const form = await call(getEditableStartup, { params: { seoUrlOrId: id } }, owner);
  expect(form.data.facts.website).toMatchObject({ by: "Deniz Ergin", isOld: false });
  expect(form.data.facts.stageId).toMatchObject({ by: null, isOld: true });
  const toConfirm = async () => (await call(ownStartups, {}, owner)).data[0]!.factsToConfirm;
  expect(await toConfirm()).toBe(Object.values(form.data.facts).filter(({ isOld }) => isOld).length);
  const count = await toConfirm();
  // Saving another fact makes that one young, and no other.
  await call(changeStartup, { params: { id }, body: { stageId: typeId("stage", "growth") } }, owner);
  expect(await toConfirm()).toBe(count - 1);
});

test("a link does nothing for an owner who lost the rights or the startup", async () => {
  const { call, db, code, id, owner } = await askedOwner();
  // A startup keeps one with full access.
  await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  await db
    .update(entityAccess)
    .set({ scopes: [SCOPE.READ] })
    .where(eq(entityAccess.accountId, owner.id));
  const confirmed = { body: { code, confirmed: ["website"] } };
  expect(await call(answerFactCheck, confirmed)).toMatchObject({ status: 410, code: "factCheckOver" });
  await db
    .update(entityAccess)
    .set({ scopes: [SCOPE.FULL_ACCESS] })
    .where(eq(entityAccess.accountId, owner.id));
  await db.update(startup).set({ deletedAt: new Date() }).where(eq(startup.id, id));
  expect(await call(answerFactCheck, confirmed)).toMatchObject({ status: 410, code: "factCheckOver" });
});

test("owners of several nouns are asked quarterly about the oldest facts", async () => {
  const { app, database, db, call } = await testApp();
  const owner = await signedIn(db);
  const contact = {
    countryId: fixedId("country/TR"),
    website: "https://petek.example",
    email: "info@petek.example",
    phone: "+90 212 555 10 10",
    address: "Petek Sokak 1",
  };
  const ngo = { query: { type: typeId("organizerType", "ngo") }, body: { name: "Arı Vakfı", ...contact } };
  const { id: organizerId, seoUrl } = (await call(organizations.createOrganizer, ngo, owner)).data;
  const body = {
    name: "Petek Hukuk",
    ...contact,
    serviceIndustries: [typeId("serviceIndustry", "legal")],
    teamMembers: [{ name: "Deniz" }],
    employeeCountId: typeId("employeeCount", "26-50"),
  };
  const made = await call(providers.createProvider, { body }, owner);
  expect(made.status, JSON.stringify(made.data)).toBe(200);
  const provider = { params: { id: made.data.id } };
  const pages = async () => [
    (await call(getOrganizer, { query: { seoUrl } })).data.oldFacts,
    (await call(getProvider, provider)).data.oldFacts,
  ];
  const own = async () => [
    (await call(organizations.ownOrganizers, {}, owner)).data[0]!.factsToConfirm,
    (await call(providers.ownProviders, {}, owner)).data[0]!.factsToConfirm,
  ];
  await plan(db, factJobs(nounsOf(app)));
  await runJobs(database);
  expect([await factMails(db), await pages(), await own()]).toEqual([[], [{}, {}], [0, 0]]);

  await moveClock(database, { days: 200 });
  await db.update(session).set({ expiresAt: new Date(Date.now() + 365 * 86_400_000) });
  await runJobs(database);
  const [first, ...others] = await factMails(db);
  expect([first!.content.subject, others]).toEqual(["Arı Vakfı: is this still right?", []]);
  const facts = ["website", "email", "phone", "address"].sort();
  // Visitors see neither email nor phone of a provider, nor how old they are.
  expect((await pages()).map((old) => Object.keys(old).sort())).toEqual([
    facts,
    ["address", "employeeCountId", "website"],
  ]);
  expect(await own()).toEqual([4, 5]);
  const answer = (code: string, body: object) => call(answerFactCheck, { body: { code, ...body } });
  const change = { email: "yeni@petek.example", phone: "12" };
  expect(await answer(first!.code, { change })).toMatchObject({ status: 400, data: [{ field: "phone" }] });
  expect(await answer(first!.code, { change: { nameEn: "x" } })).toMatchObject({ status: 400 });
  const right = { confirmed: ["website", "phone"], change: { email: "yeni@petek.example" } };
  expect((await answer(first!.code, right)).data).toEqual({ kind: "organization", seoUrl });
  expect(await answer(first!.code, right)).toMatchObject({ status: 410, code: "factCheckUsed" });
  const page = await call(getOrganizer, { query: { seoUrl } });
  expect([page.data.email, Object.keys(page.data.oldFacts)]).toEqual(["yeni@petek.example", ["address"]]);
  const form = { params: { seoUrlOrId: organizerId } };
  expect((await call(organizations.getEditableOrganizer, form, owner)).data.facts).toMatchObject({
    email: { by: "Deniz Ergin", isOld: false },
    address: { by: "Deniz Ergin", isOld: true },
  });
  // The rest is confirmed in the form; the next quarter asks about the other noun.
  const reader = await signedIn(db, { [organizerId]: [SCOPE.READ] });
  const whole = { query: { organizerId } };
  expect((await call(organizations.organizerCalls.confirm, whole, reader)).status).toBe(403);
  expect((await call(organizations.organizerCalls.confirm, whole, owner)).status).toBe(200);
  expect(await own()).toEqual([0, 5]);
  await moveClock(database, { days: 95 });
  await runJobs(database);
  const [, second, ...more] = await factMails(db);
  expect([second!.content.subject, more]).toEqual(["Petek Hukuk: is this still right?", []]);
  const { facts: questions } = (await call(getFactCheck, { body: { code: second!.code } })).data;
  expect(questions).toContainEqual(
    expect.objectContaining({ field: "employeeCountId", input: "choice", of: "employeeCount" }),
  );
  const grown = { employeeCountId: typeId("employeeCount", "11-25") };
  expect((await answer(second!.code, { change: grown })).data.kind).toBe("provider");
  expect((await call(getProvider, provider)).data.oldFacts).not.toHaveProperty("employeeCountId");
});
